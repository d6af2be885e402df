import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { lettersPath } from "../../api/contract/paths.ts";
import { Button, NEW_TAB } from "../components/Button.tsx";
import { MASKED } from "../components/masked.ts";
import { type AddressedTd, sheetOf } from "../domain/sheet.ts";
import { useContact } from "../state/contact-context.ts";
import { letterLanguageOf, useLetterWording, useResultsWording } from "../state/results-wording.ts";
import { useLetterActions, useLetterSource, useSitePage } from "./letter-context.ts";
import { letterOf } from "./second-letter.ts";

/** Prints a sheet for each TD. The button comes with the file that draws and prints the sheets. */
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
  const [isOpened, setIsOpened] = useState<boolean | null>(null);
  const [paper, setPaper] = useState<typeof import("./print-sheets.ts") | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void import("./print-sheets.ts").then(setPaper, () => {});
  }, []);

  // A press renders the sheets before this effect copies them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press prints once
  useEffect(() => {
    if (box.current === null) return;
    return paper?.printSheets(box.current, (isOpened) => {
      setIsOpened(isOpened);
      if (isOpened) countPosted(recipients);
    });
  }, [presses]);

  const hasPage = lookup.status === "found" && !letterOf(source, recipients).isSecond;
  if (paper === null) return null;
  return (
    <>
      <Button
        onClick={() => {
          setIsOpened(null);
          setPresses(presses + 1);
        }}
      >
        {wording.print}
      </Button>
      <Note role="status">
        {isOpened === null ? null : isOpened ? wording.opened(recipients.length) : wording.refused}
      </Note>
      {isOpened === null ? null : (
        <Note>
          {recipients.every(({ office }) => office) ? null : wording.leinsterHouse}{" "}
          {hasPage ? (
            <a href={sitePage(lettersPath(lookup.constituency, language)).href} {...NEW_TAB}>
              {wording.openPage}
            </a>
          ) : null}
        </Note>
      )}
      {presses > 0 && isOpened === null ? (
        <div hidden {...MASKED}>
          <paper.Sheets
            box={box}
            sheets={recipients.map((td) => {
              const letter = { ...letterOf(source, [td]), language };
              return sheetOf(td, letter, ownWords, day(new Date().toISOString()));
            })}
          />
        </div>
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
