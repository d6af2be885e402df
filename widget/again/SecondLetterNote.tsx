import styled from "styled-components";
import { Button } from "../kit/Button.tsx";
import { screenOnly } from "../kit/screen-only.ts";
import { colour, SPACE } from "../theme/tokens.ts";
import { type AgainPartProps, againWordingIn } from "./again-part.ts";
import { refusal } from "./second-body.ts";

/**
 * Says above the letter that it is the second one, and offers the first; or says why the link of a
 * reminder leads to the usual letter. Renders nothing for TDs who had no first letter.
 */
export function SecondLetterNote({ state, writeAgain }: AgainPartProps) {
  const wording = againWordingIn(state);
  const { again } = state.settings;
  if (!again || again.constituency === null || state.lookup.status === "idle") return null;
  const why = refusal(again);
  if (why === "constituency") return <NoteBox role="note">{wording.why(why)}</NoteBox>;
  if (again.constituency !== state.lookup.constituency) return null;
  if (why !== null) return <NoteBox role="note">{wording.why(why)}</NoteBox>;
  const { isFirst = false } = again;
  return (
    <NoteBox role="note">
      <p>{isFirst ? wording.first : wording.second(wording.date(again.writtenOn))}</p>
      <Button $variant="quiet" onClick={() => writeAgain({ ...again, isFirst: !isFirst })}>
        {isFirst ? wording.toSecond : wording.toFirst}
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
