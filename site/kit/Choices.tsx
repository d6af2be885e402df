import { useId } from "react";
import styled from "styled-components";
import { visuallyHidden } from "../../widget/kit/visually-hidden.ts";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";

/** One that can be chosen, and what it is called. */
export interface Choice<Value> {
  readonly value: Value;
  readonly name: string;
}

interface ChoicesProps<Value> {
  title: string;
  /** For choices that say by themselves what they are of: the title is read out, and not shown. */
  titleHidden?: boolean;
  choices: readonly Choice<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
  className?: string;
}

/** One of a few, as one printed strip. */
export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { title, titleHidden = false, choices, chosen, onChoose, className } = props;
  const group = useId();
  return (
    <Group className={className}>
      <Title $hidden={titleHidden}>{title}</Title>
      <Strip>
        {choices.map(({ value, name }) => (
          <Label key={value}>
            <input
              type="radio"
              name={group}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{name}</span>
          </Label>
        ))}
      </Strip>
    </Group>
  );
}

const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Title = styled.legend<{ $hidden: boolean }>`
  padding: 0 0 ${SPACE.xs};
  font-weight: 700;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

/* The rules between the choices are the ink below the paper. */
const Strip = styled.div`
  display: flex;
  gap: 2px;
  padding: 2px;
  background: ${colour("ink")};
  @media (forced-colors: active) {
    border: 2px solid;
  }
`;

const Label = styled.label`
  position: relative;
  flex: 1 1 auto;
  font-weight: 700;
  cursor: pointer;
  /* Twice, as a form may have a look of its own for all its fields. */
  && input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  span {
    display: grid;
    place-items: center;
    min-block-size: ${TARGET_SIZE};
    padding-inline: ${SPACE.s};
    background: ${colour("paperRaised")};
    color: ${colour("ink")};
    text-align: center;
  }
  &:hover span {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  input:checked + span {
    background: ${colour("ink")};
    color: ${colour("paper")};
    text-decoration: none;
  }
  input:focus-visible + span {
    outline: 3px solid ${colour("link")};
    outline-offset: 3px;
    position: relative;
    z-index: 1;
  }
  @media (forced-colors: active) {
    input:checked + span {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
