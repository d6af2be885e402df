import { useId } from "react";
import styled from "styled-components";
import { colour, SPACE, TARGET_SIZE } from "../theme/tokens.ts";
import { Icon } from "./Icon.tsx";

/**
 * A labelled choice of one of a few values, side by side.
 *
 * @param props.lang returns the language of a name, where it is not that of the element
 */
export function SegmentedChoice<Value extends string>(props: {
  title: string;
  values: readonly Value[];
  chosen: Value;
  nameOf: (value: Value) => string;
  onChoose: (value: Value) => void;
  lang?: (value: Value) => string;
  part?: string;
}) {
  const { title, values, chosen, nameOf, onChoose, lang, part } = props;
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={`${id}-title`} part={part}>
      <GroupTitle id={`${id}-title`}>{title}</GroupTitle>
      <Options>
        {values.map((value) => (
          <Option key={value} lang={lang?.(value)}>
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>
              {value === chosen ? <Icon name="check" /> : null}
              {nameOf(value)}
            </span>
          </Option>
        ))}
      </Options>
    </div>
  );
}

const GroupTitle = styled.p`
  margin: 0 0 ${SPACE.xs};
  font-weight: 700;
`;

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  border: 2px solid ${colour("ink")};
  border-radius: var(--bia-radius, 4px);
  /* The lines between the options, also where a third one has a row of its own. */
  background: ${colour("ink")};
`;

const Option = styled.label`
  position: relative;
  flex: auto;
  cursor: pointer;
  /* The focus ring is above the neighbours. */
  &:focus-within {
    z-index: 1;
  }
  /* Transparent, not hidden: it receives clicks, and screen readers find it by touch. */
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: inherit;
  }
  span {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${SPACE.xs};
    min-height: calc(${TARGET_SIZE} + 4px);
    padding: 0 ${SPACE.m};
    border-radius: max(0px, var(--bia-radius, 4px) - 2px);
    background: ${colour("paperRaised")};
    white-space: nowrap;
    font-weight: 700;
  }
  input:checked + span {
    background: ${colour("ink")};
    color: ${colour("paper")};
    /* Forced colours remove the background but show the outline. */
    outline: 2px solid transparent;
    outline-offset: -4px;
  }
  input:focus-visible + span {
    outline: 3px solid var(--bia-focus, ${colour("link")});
    outline-offset: 3px;
  }
`;
