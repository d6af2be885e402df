import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { lettersPath } from "../../api/contract/paths.ts";
import type { Td } from "../../api/contract/td.ts";
import { Button, NEW_TAB } from "../components/Button.tsx";
import { keepWheel } from "../components/field.ts";
import { MASKED } from "../components/masked.ts";
import { sheetOf } from "../domain/sheet.ts";
import { useContact } from "../state/contact-context.ts";
import { letterLanguageOf, useLetterWording, useResultsWording } from "../state/results-wording.ts";
import { SPACE } from "../theme/tokens.ts";
import { useLetterActions, useLetterSource, useSitePage } from "./letter-context.ts";
import { Sheets } from "./Sheets.tsx";
import { letterOf } from "./second-letter.ts";

/** Prints a sheet for each TD, or shows the sheets where the browser opens no print dialog. */
export function PostLetters({ recipients }: { recipients: readonly Td[] }) {
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
  const box = useRef<HTMLDivElement>(null);

  // A press renders the sheets before this effect copies them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press prints once
  useEffect(() => {
    if (box.current === null) return;
    return printSheets(box.current, (isOpened) => {
      setStatus(isOpened ? "opened" : "refused");
      if (isOpened) countPosted(recipients);
    });
  }, [presses]);

  const hasPrinted = status === "opened" || status === "refused";
  const hasPage = lookup.status === "found" && !letterOf(source, recipients).isSecond;
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
          <Sheets
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
  &:empty {
    display: none;
  }
`;

const SheetsView = styled.div`
  max-height: 36em;
  margin-top: ${SPACE.m};
  overflow: auto;
`;

/** Time for the browser to open its print dialog, which most announce at once. */
const DIALOG_TIMEOUT_MS = 1500;

/** The element at the end of the document that holds the printed sheets. */
const BOX = "bia-letters";

/** Prints the box alone, whatever the page's print styles; without margins, browsers add no header. */
const PAGE_CSS = `@page{size:auto!important;margin:0!important}
@media print{:root:not(#_#_#_){all:initial!important;display:block!important}
:root:not(#_#_#_)::before,:root:not(#_#_#_)::after{content:none!important}
:root>:not(${BOX}):not(#_#_#_){display:none!important}}`;

/** The box inherits nothing. Rules marked as important in a shadow root stand against any page. */
const BOX_CSS = `:host{all:initial!important;direction:ltr!important;display:none!important}
@media print{:host{display:block!important}}`;

/**
 * Opens the print dialog with a copy of the sheets alone, says whether the dialog opened, and returns the
 * copy's removal. The copy is in the document, because iPhones print a frame's whole page, and stays
 * until the next press or key: phones announce the end of printing before they have read the copy. A
 * sandboxed frame refuses.
 */
function printSheets(sheets: HTMLElement, done: (isOpened: boolean) => void): () => void {
  const box = document.createElement(BOX);
  const root = box.attachShadow({ mode: "open" });
  const { adoptedStyleSheets } = sheets.getRootNode() as ShadowRoot;
  root.adoptedStyleSheets = [...adoptedStyleSheets, styleSheet(BOX_CSS)];
  root.append(sheets.cloneNode(true));
  const pageSheet = styleSheet(PAGE_CSS);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, pageSheet];
  document.documentElement.append(box);

  const listeners = new AbortController();
  const { signal } = listeners;
  const cancel = () => {
    listeners.abort();
    clearTimeout(timer);
    box.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== pageSheet);
  };
  const onOpened = () => {
    clearTimeout(timer);
    done(true);
  };
  window.addEventListener("beforeprint", onOpened, { signal, once: true });
  for (const type of ["pointerdown", "keydown"]) {
    window.addEventListener(type, cancel, { signal, capture: true });
  }
  // Some browsers print without a sign, and need the copy until then.
  const timer = setTimeout(() => done(false), DIALOG_TIMEOUT_MS);
  window.print();
  return cancel;
}

function styleSheet(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}
