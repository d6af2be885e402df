import { useId } from "react";
import styled from "styled-components";
import { visuallyHidden } from "../../widget/components/hidden.ts";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";

interface SegmentedControlProps<Value> {
  title: string;
  /** Hides the title visually where the options explain themselves. Screen readers still read it. */
  titleHidden?: boolean;
  options: readonly { value: Value; name: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A group of radio buttons drawn as one strip of adjacent segments. */
export function SegmentedControl<Value extends string | number>(
  props: SegmentedControlProps<Value>,
) {
  const { title, titleHidden = false, options, value, onChange } = props;
  const groupName = useId();
  return (
    <RadioGroup>
      <GroupTitle $hidden={titleHidden}>{title}</GroupTitle>
      <SegmentStrip>
        {options.map((option) => (
          <Segment key={option.value}>
            <input
              type="radio"
              name={groupName}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.name}</span>
          </Segment>
        ))}
      </SegmentStrip>
    </RadioGroup>
  );
}

const RadioGroup = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
`;

const GroupTitle = styled.legend<{ $hidden: boolean }>`
  padding: 0 0 ${SPACE.xs};
  font-weight: 700;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

/* The dividing lines are the dark background, visible through the gaps between the segments. */
const SegmentStrip = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 2px;
  background: ${colour("ink")};
  @media (forced-colors: active) {
    border: 2px solid;
  }
`;

const Segment = styled.label`
  position: relative;
  flex: 1 1 auto;
  font-weight: 700;
  cursor: pointer;
  /* Doubled for specificity: a form may style all its inputs. */
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
