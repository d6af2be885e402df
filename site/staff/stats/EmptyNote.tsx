import styled from "styled-components";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { display, SIZE } from "../../kit/type.ts";
import type { Period } from "./words.ts";

/** Nothing was counted: says what would be, and how to see it work. */
export function EmptyNote({ days }: { days: Period }) {
  return (
    <Note>
      <Title>
        Nothing counted in these {days} days, or in the {days} before
      </Title>
      <p>A figure appears here within seconds of a visitor</p>
      <ul>
        <li>pressing step 1, the letter tile, on the action page;</li>
        <li>opening a letter from the picker, here or on a partner’s site;</li>
        <li>following the survey link at the story’s end.</li>
      </ul>
      <p>
        To see it work, <a href="/">open the action page</a>, open a letter and come back. Visits by
        bots are never counted, and neither is a browser that a program drives.
      </p>
    </Note>
  );
}

const Note = styled.section`
  display: grid;
  gap: ${SPACE.m};
  max-inline-size: 46rem;
  padding: ${SPACE.xl};
  border: 3px dashed ${colour("ink")};
  ul {
    padding-inline-start: 1.2em;
  }
`;

const Title = styled.h2`
  ${display}
  font-size: ${SIZE.subtitle};
  line-height: 1.05;
  letter-spacing: 0;
`;
