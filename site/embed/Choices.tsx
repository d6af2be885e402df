import { useId } from "react";
import styled from "styled-components";
import { colour, SPACE, TARGET } from "../../widget/theme/tokens.ts";

interface ChoicesProps<Value extends string> {
  title: string;
  /** The values, and what each is called. */
  names: Readonly<Record<Value, string>>;
  chosen: Value;
  onChoose: (value: Value) => void;
  className?: string;
}

/** One of a few, as one printed strip. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { title, names, chosen, onChoose, className } = props;
  const name = useId();
  const values = Object.keys(names) as Value[];
  return (
    <Group className={className}>
      <legend>{title}</legend>
      <Strip>
        {values.map((value) => (
          <Choice key={value}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{names[value]}</span>
          </Choice>
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
  legend {
    padding: 0 0 ${SPACE.xs};
    font-weight: 700;
  }
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

const Choice = styled.label`
  position: relative;
  flex: 1 1 auto;
  font-weight: 700;
  cursor: pointer;
  && input {
    position: absolute;
    inset: 0;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  span {
    display: grid;
    place-items: center;
    min-block-size: ${TARGET};
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
