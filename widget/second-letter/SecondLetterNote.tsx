import styled from "styled-components";
import { Button } from "../parts/Button.tsx";
import { screenOnly } from "../parts/hidden.ts";
import { useActions, useContact } from "../state/contact-context.ts";
import { useResultsWording } from "../state/results-wording.ts";
import { colour, SPACE } from "../theme/tokens.ts";
import { earlierLetter } from "./second-letter.ts";

/** Says that the letter is the second one and offers the first, or that a reminder's link is too old. */
export function SecondLetterNote() {
  const { second: texts, record } = useResultsWording();
  const { configure } = useActions();
  const isFirst = useContact(({ settings }) => settings.isFirstLetter ?? false);
  const earlier = earlierLetter(useContact((state) => state));
  if (earlier === null) return null;
  if (!earlier.isValid) return <NoteBox role="note">{texts.usual}</NoteBox>;
  return (
    <NoteBox role="note">
      <p>{isFirst ? texts.first : texts.second(record.day(earlier.writtenOn))}</p>
      <Button $variant="quiet" onClick={() => configure({ isFirstLetter: !isFirst })}>
        {isFirst ? texts.toSecond : texts.toFirst}
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
