import styled from "styled-components";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { display, SIZE } from "../../kit/type.ts";
import type { Period } from "./words.ts";

/** Shown when nothing was counted: lists what is counted and how to try it. */
export function EmptyNote({ days }: { days: Period }) {
  return (
    <EmptyNotePanel>
      <NoteTitle>
        Nothing counted in these {days} days, or in the {days} before
      </NoteTitle>
      <p>A figure appears here within seconds of a visitor</p>
      <ul>
        <li>pressing step 1, the letter tile, on the action page;</li>
        <li>opening a letter from the picker, here or on a partner’s site;</li>
        <li>following the survey link at the story’s end.</li>
      </ul>
      <p>
        To see it work, <a href="/">open the action page</a>, open a letter and come back. Visits by
        bots and automated browsers are not counted.
      </p>
    </EmptyNotePanel>
  );
}

const EmptyNotePanel = styled.section`
  display: grid;
  gap: ${SPACE.m};
  max-inline-size: 46rem;
  padding: ${SPACE.xl};
  border: 3px dashed ${colour("ink")};
  ul {
    padding-inline-start: 1.2em;
  }
`;

const NoteTitle = styled.h2`
  ${display}
  font-size: ${SIZE.subtitle};
  line-height: 1.05;
  letter-spacing: 0;
`;
