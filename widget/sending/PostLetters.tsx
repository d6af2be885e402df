import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { localPath } from "../../api/contract/language.ts";
import { lettersPath } from "../../api/contract/paths.ts";
import { type AddressedTd, sheetOf } from "../domain/sheet.ts";
import { resultsEn } from "../domain/wording/results-en.ts";
import { Button } from "../parts/Button.tsx";
import { useActions, useContact } from "../state/contact-context.ts";
import { letterLanguageOf } from "../state/contact-state.ts";
import type { PostFile } from "../state/on-demand-files.ts";
import { SPACE } from "../theme/tokens.ts";
import { useLetterActions, useResultsWording } from "./letter-context.ts";
import { letterOf } from "./letter-of.ts";

/**
 * Prints the letter to each of these TDs on a sheet of its own, to be signed and posted. Where the
 * browser opens no print dialog, the sheets are shown instead.
 */
export function PostLetters({ recipients }: { recipients: readonly AddressedTd[] }) {
  const texts = useResultsWording().post;
  const { load } = useActions();
  const { lang, campaignUrl } = useContact((state) => state.settings);
  const lookup = useContact((state) => state.lookup);
  const { posted } = useLetterActions();
  const language = useContact(letterLanguageOf);
  const letter = useContact(letterOf);
  const ownWords = useContact((state) => state.ownWords);
  const [status, setStatus] = useState<"idle" | "printing" | "not-loaded" | "opened" | "refused">(
    "idle",
  );
  /** The file, and the day on the letters. */
  const [loaded, setLoaded] = useState<{ file: PostFile; date: string } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const cancel = useRef(() => {});

  useEffect(() => () => cancel.current(), []);

  // The sheets are rendered by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press prints once
  useEffect(() => {
    if (status !== "printing" || loaded === null || box.current === null) return;
    cancel.current = loaded.file.printSheets(box.current, {
      onOpened() {
        setStatus("opened");
        posted(recipients);
      },
      onRefused: () => setStatus("refused"),
    });
  }, [status]);

  async function print(): Promise<void> {
    const [file, wording] = await Promise.all([
      load("post"),
      language === "ga" ? load("irish").then((irish) => irish?.resultsGa) : resultsEn,
    ]);
    if (file === null || wording === undefined) return setStatus("not-loaded");
    setLoaded({ file, date: wording.post.date(new Date().toISOString()) });
    setStatus("printing");
  }

  /** The campaign's page with the letters of the constituency, for a browser's own menu. */
  const page =
    lookup.status === "found" &&
    new URL(localPath(lettersPath(lookup.constituency, language), lang), campaignUrl).href;
  const isShown = status === "printing" || status === "refused";
  return (
    <>
      <Button onFocus={() => load("post")} onClick={() => void print()}>
        {texts.print}
      </Button>
      <Note role="status">
        {status === "opened" ? texts.opened(recipients.length) : null}
        {status === "refused" ? texts.refused : null}
        {status === "not-loaded" ? texts.notLoaded : null}
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
      {isShown && loaded !== null ? (
        <ShownSheets
          hidden={status === "printing"}
          role="region"
          aria-label={texts.print}
          tabIndex={0}
        >
          <loaded.file.Sheets
            box={box}
            sheets={recipients.map((td) =>
              sheetOf(td, { ...letter, language }, ownWords, loaded.date),
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
