import { useId } from "react";
import styled from "styled-components";
import { colour, SPACE, TARGET_SIZE } from "../theme/tokens.ts";

interface SegmentedControlProps<Value> {
  title: string;
  /** Hides the title visually where the options explain themselves. Screen readers still read it. */
  titleHidden?: boolean;
  part?: string;
  options: readonly { value: Value; name: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Radio buttons drawn as one strip of adjacent segments. */
export function SegmentedControl<Value extends string | number>(
  props: SegmentedControlProps<Value>,
) {
  const { title, titleHidden = false, part, options, value, onChange } = props;
  const id = useId();
  return (
    <div role="radiogroup" aria-label={title} part={part}>
      {titleHidden ? null : <GroupTitle>{title}</GroupTitle>}
      <SegmentStrip>
        {options.map((option) => (
          <Segment key={option.value}>
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.name}</span>
          </Segment>
        ))}
      </SegmentStrip>
    </div>
  );
}

const GroupTitle = styled.p`
  margin: 0 0 ${SPACE.xs};
  font-weight: 700;
`;

/* The dividing lines are the ground, also where segments have a row of their own. */
const SegmentStrip = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  border: 2px solid ${colour("ink")};
  border-radius: var(--bia-radius, 4px);
  background: ${colour("ink")};
`;

const Segment = styled.label`
  position: relative;
  flex: auto;
  cursor: pointer;
  &:focus-within {
    z-index: 1;
  }
  /* A transparent input receives clicks, and screen readers find it by touch. */
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  span {
    display: grid;
    place-items: center;
    min-height: ${TARGET_SIZE};
    padding: 0 clamp(${SPACE.s}, 1vw, ${SPACE.m});
    border-radius: max(0px, var(--bia-radius, 4px) - 2px);
    background: ${colour("paperRaised")};
    color: ${colour("ink")};
    font-weight: 700;
    text-align: center;
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
