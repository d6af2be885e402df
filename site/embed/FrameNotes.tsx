import { useRef } from "react";
import { CopyButton } from "./CopyButton.tsx";
import { formatFrameCode, formatFrameListener } from "./frame-code.ts";
import { NotesCode, NotesEntry, Paragraphs } from "./NotesEntry.tsx";
import { DEFAULT_SETTINGS } from "./settings.ts";
import { CONTROLS, FRAME } from "./words.ts";

/** The settings of the code in the notes. */
const EXAMPLE = { ...DEFAULT_SETTINGS, partner: CONTROLS.partnerExample };

/** The id of the notes about the frame edition, the target of a link. */
export const FRAME_NOTES_ID = "in-an-iframe";

/** The notes about the frame edition, with the script that makes the frame as tall as its content. */
export function FrameNotes({ origin }: { origin: string }) {
  const code = useRef<HTMLPreElement>(null);
  const listener = formatFrameListener(origin);
  return (
    <NotesEntry title={FRAME.title} id={FRAME_NOTES_ID}>
      <Paragraphs texts={FRAME.text} />
      <NotesCode>{formatFrameCode(origin, EXAMPLE)}</NotesCode>
      <Paragraphs texts={FRAME.beforeScript} />
      <NotesCode ref={code}>{listener}</NotesCode>
      <CopyButton
        text={listener}
        source={code}
        copiedMessage={FRAME.copied}
        selectedMessage={FRAME.selected}
      >
        {FRAME.copy}
      </CopyButton>
      <Paragraphs texts={FRAME.after} />
    </NotesEntry>
  );
}
