import styled from "styled-components";
import type { Td } from "../../api/contract/td.ts";
import { Button } from "../components/Button.tsx";
import { screenOnly } from "../components/hidden.ts";
import { earlierLetter, isSecond, joinNames } from "../sending/second-letter.ts";
import { useActions, useContact } from "../state/contact-context.ts";
import { useResultsWording } from "../state/results-wording.ts";
import { colour, SPACE } from "../theme/tokens.ts";

/** Says which letter these TDs get and offers the other, or that a reminder's link is too old. */
export function SecondLetterNote({ recipients }: { recipients: readonly Td[] }) {
  const { second: wording, record } = useResultsWording();
  const { setEarlier } = useActions();
  const earlier = earlierLetter(useContact((state) => state));
  if (earlier === null) return null;
  if (!earlier.isValid) return <NoteBox role="note">{wording.usual}</NoteBox>;
  const { isLeft, gone } = earlier;
  const day = record.day(earlier.writtenOn);
  const isOffered = isSecond({ ...earlier, isLeft: false }, recipients);
  const letter = isLeft ? wording.first : wording.second(day);
  return (
    <NoteBox role="note">
      <p>{isOffered ? letter : wording.notSecond(day)}</p>
      {gone.length === 0 ? null : <p>{wording.gone(joinNames(gone, wording.and))}</p>}
      {isOffered ? (
        <Button $variant="quiet" onClick={() => setEarlier({ isLeft: !isLeft })}>
          {isLeft ? wording.toSecond : wording.toFirst}
        </Button>
      ) : null}
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
