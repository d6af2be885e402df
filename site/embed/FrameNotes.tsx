import { useRef } from "react";
import { usePage, useTexts } from "../shown-page.ts";
import { CopyButton } from "./CopyButton.tsx";
import { FRAME_HEIGHT, formatFrameCode, formatFrameListener } from "./frame-code.ts";
import { NotesCode, NotesEntry, Paragraphs } from "./NotesEntry.tsx";
import { DEFAULT_SETTINGS } from "./settings.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The id of the notes about the frame edition, the target of a link. */
export const FRAME_NOTES_ID = "in-an-iframe";

/** The notes about the frame edition, with the script that makes the frame as tall as its content. */
export function FrameNotes({ origin }: { origin: string }) {
  const { controls, frame } = useTexts({ en, ga });
  const page = usePage();
  const example = { ...DEFAULT_SETTINGS, partner: controls.partnerExample };
  const code = useRef<HTMLPreElement>(null);
  const listener = formatFrameListener(origin);
  return (
    <NotesEntry title={frame.title} id={FRAME_NOTES_ID}>
      <Paragraphs texts={[frame.text]} />
      <NotesCode>{formatFrameCode(origin, example, page)}</NotesCode>
      <Paragraphs texts={[frame.beforeScript(FRAME_HEIGHT)]} />
      <NotesCode ref={code}>{listener}</NotesCode>
      <CopyButton
        text={listener}
        source={code}
        copiedMessage={frame.copied}
        selectedMessage={frame.selected}
      >
        {frame.copy}
      </CopyButton>
      <Paragraphs texts={frame.after} />
    </NotesEntry>
  );
}
