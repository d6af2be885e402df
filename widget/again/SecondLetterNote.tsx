import styled from "styled-components";
import { Button } from "../kit/Button.tsx";
import { screenOnly } from "../kit/screen-only.ts";
import { colour, SPACE } from "../theme/tokens.ts";
import { type AgainPartProps, againWordingIn, earlierLetter } from "./second-body.ts";

/**
 * Says above the letter that it is the second one, and offers the first; or says why the link of a
 * reminder leads to the usual letter. Renders nothing for TDs who had no first letter.
 */
export function SecondLetterNote({ state, configure }: AgainPartProps) {
  const wording = againWordingIn(state);
  const found = earlierLetter(state);
  if (found === null) return null;
  const { writtenOn, refusal } = found;
  if (refusal !== null) return <NoteBox role="note">{wording.why(refusal)}</NoteBox>;
  const { isFirstLetter = false } = state.settings;
  return (
    <NoteBox role="note">
      <p>{isFirstLetter ? wording.first : wording.second(wording.date(writtenOn))}</p>
      <Button $variant="quiet" onClick={() => configure({ isFirstLetter: !isFirstLetter })}>
        {isFirstLetter ? wording.toSecond : wording.toFirst}
      </Button>
    </NoteBox>
  );
}

const NoteBox = styled.div`
  display: grid;
  justify-items: start;
  gap: ${SPACE.s};
  margin-bottom: ${SPACE.l};
  padding-inline-start: ${SPACE.m};
  border-inline-start: ${SPACE.s} solid ${colour("marigold")};
  ${screenOnly}
`;
