import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { localPath } from "../../api/contract/language.ts";
import { lettersPath } from "../../api/contract/paths.ts";
import { type AddressedTd, sheetOf } from "../domain/sheet.ts";
import { Button } from "../parts/Button.tsx";
import { printSheets } from "../post/print-sheets.ts";
import { Sheets } from "../post/Sheets.tsx";
import { useContact } from "../state/contact-context.ts";
import { letterLanguageOf } from "../state/contact-state.ts";
import { useLetterWording, useResultsWording } from "../state/results-wording.ts";
import { SPACE } from "../theme/tokens.ts";
import { useLetter, useLetterActions } from "./letter-context.ts";

/** Prints a sheet for each TD, or shows the sheets where the browser opens no print dialog. */
export function PostLetters({ recipients }: { recipients: readonly AddressedTd[] }) {
  const texts = useResultsWording().post;
  const { day } = useLetterWording().record;
  const { lang, campaignUrl } = useContact((state) => state.settings);
  const lookup = useContact((state) => state.lookup);
  const { posted } = useLetterActions();
  const language = useContact(letterLanguageOf);
  const letter = useLetter();
  const ownWords = useContact((state) => state.ownWords);
  const [status, setStatus] = useState<"idle" | "printing" | "opened" | "refused">("idle");
  const box = useRef<HTMLDivElement>(null);
  const cancel = useRef(() => {});

  useEffect(() => () => cancel.current(), []);

  // The sheets are rendered by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press prints once
  useEffect(() => {
    if (status !== "printing" || box.current === null) return;
    cancel.current = printSheets(box.current, {
      onOpened() {
        setStatus("opened");
        posted(recipients);
      },
      onRefused: () => setStatus("refused"),
    });
  }, [status]);

  /** The campaign's page with the letters of the constituency, for a browser's own menu. */
  const page =
    lookup.status === "found" &&
    new URL(localPath(lettersPath(lookup.constituency, language), lang), campaignUrl).href;
  return (
    <>
      <Button onClick={() => setStatus("printing")}>{texts.print}</Button>
      <Note role="status">
        {status === "opened" ? texts.opened(recipients.length) : null}
        {status === "refused" ? texts.refused : null}
      </Note>
      {status === "opened" || status === "refused" ? (
        <Note>
          {recipients.every(({ office }) => office) ? null : texts.leinsterHouse}{" "}
          {page ? (
            <a href={page} target="_blank" rel="noopener noreferrer">
              {texts.openPage}
            </a>
          ) : null}
        </Note>
      ) : null}
      {status === "printing" || status === "refused" ? (
        <ShownSheets
          hidden={status === "printing"}
          role="region"
          aria-label={texts.print}
          tabIndex={0}
        >
          <Sheets
            box={box}
            sheets={recipients.map((td) =>
              sheetOf(td, { ...letter, language }, ownWords, day(new Date().toISOString())),
            )}
          />
        </ShownSheets>
      ) : null}
    </>
  );
}

const Note = styled.p`
  flex: 1 0 100%;
  &:empty {
    display: none;
  }
`;

const ShownSheets = styled.div`
  flex: 1 0 100%;
  min-width: 0;
  max-height: 36em;
  margin-top: ${SPACE.m};
  overflow: auto;
`;
