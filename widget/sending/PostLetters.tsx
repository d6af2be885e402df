import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { lettersPath } from "../../api/contract/paths.ts";
import { Button, NEW_TAB } from "../components/Button.tsx";
import { keepWheel } from "../components/field.ts";
import { MASKED } from "../components/masked.ts";
import { type AddressedTd, sheetOf } from "../domain/sheet.ts";
import { useContact } from "../state/contact-context.ts";
import { letterLanguageOf, useLetterWording, useResultsWording } from "../state/results-wording.ts";
import { SPACE } from "../theme/tokens.ts";
import { useLetterActions, useLetterSource, useSitePage } from "./letter-context.ts";
import { letterOf } from "./second-letter.ts";

/**
 * Prints a sheet for each TD, or shows the sheets where the browser opens no print dialog. The button comes with
 * the file that draws and prints the sheets.
 */
export function PostLetters({ recipients }: { recipients: readonly AddressedTd[] }) {
  const wording = useResultsWording().post;
  const { day } = useLetterWording().record;
  const lookup = useContact((state) => state.lookup);
  const { countPosted } = useLetterActions();
  const language = useContact(letterLanguageOf);
  const source = useLetterSource();
  const ownWords = useContact((state) => state.ownWords);
  const sitePage = useSitePage();
  const [presses, setPresses] = useState(0);
  const [status, setStatus] = useState<"idle" | "printing" | "opened" | "refused">("idle");
  const [paper, setPaper] = useState<typeof import("./paper.ts") | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void import("./paper.ts").then(setPaper, () => {});
  }, []);

  // A press renders the sheets before this effect copies them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press prints once
  useEffect(() => {
    if (box.current === null) return;
    return paper?.printSheets(box.current, (isOpened) => {
      setStatus(isOpened ? "opened" : "refused");
      if (isOpened) countPosted(recipients);
    });
  }, [presses]);

  const hasPrinted = status === "opened" || status === "refused";
  const hasPage = lookup.status === "found" && !letterOf(source, recipients).isSecond;
  if (paper === null) return null;
  return (
    <>
      <Button
        onClick={() => {
          setStatus("printing");
          setPresses(presses + 1);
        }}
      >
        {wording.print}
      </Button>
      <Note role="status">
        {status === "opened"
          ? wording.opened(recipients.length)
          : status === "refused" && wording.refused}
      </Note>
      {hasPrinted ? (
        <Note>
          {recipients.every(({ office }) => office) ? null : wording.leinsterHouse}{" "}
          {hasPage ? (
            <a href={sitePage(lettersPath(lookup.constituency, language)).href} {...NEW_TAB}>
              {wording.openPage}
            </a>
          ) : null}
        </Note>
      ) : null}
      {status === "printing" || status === "refused" ? (
        <SheetsView
          hidden={status === "printing"}
          role="region"
          translate="no"
          {...MASKED}
          aria-label={wording.print}
          tabIndex={0}
          onWheel={keepWheel}
        >
          <paper.Sheets
            box={box}
            sheets={recipients.map((td) => {
              const letter = { ...letterOf(source, [td]), language };
              return sheetOf(td, letter, ownWords, day(new Date().toISOString()));
            })}
          />
        </SheetsView>
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

const SheetsView = styled.div`
  flex: 1 0 100%;
  min-width: 0;
  max-height: 36em;
  margin-top: ${SPACE.m};
  overflow: auto;
`;
