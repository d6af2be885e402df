import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { localPath } from "../../api/contract/language.ts";
import { lettersPath } from "../../api/contract/paths.ts";
import { Button } from "../components/Button.tsx";
import { keepWheel } from "../components/keep-wheel.ts";
import { MASKED } from "../components/masked.ts";
import { type AddressedTd, sheetOf } from "../domain/sheet.ts";
import { useContact } from "../state/contact-context.ts";
import { letterLanguageOf, useLetterWording, useResultsWording } from "../state/results-wording.ts";
import { SPACE } from "../theme/tokens.ts";
import { useLetter, useLetterActions } from "./letter-context.ts";
import { Sheets } from "./Sheets.tsx";

/** Prints a sheet for each TD, or shows the sheets where the browser opens no print dialog. */
export function PostLetters({ recipients }: { recipients: readonly AddressedTd[] }) {
  const texts = useResultsWording().post;
  const { day } = useLetterWording().record;
  const { lang, campaignUrl } = useContact((state) => state.settings);
  const lookup = useContact((state) => state.lookup);
  const { posted } = useLetterActions();
  const language = useContact(letterLanguageOf);
  const letter = useLetter(recipients);
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
    !letter.isSecond &&
    new URL(localPath(lettersPath(lookup.constituency, language), lang), campaignUrl).href;
  return (
    <>
      <Button onClick={() => setStatus("printing")}>{texts.print}</Button>
      <Note role="status">
        {status === "opened"
          ? texts.opened(recipients.length)
          : status === "refused" && texts.refused}
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
          translate="no"
          {...MASKED}
          aria-label={texts.print}
          tabIndex={0}
          onWheel={keepWheel}
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

/** Time for the browser to open its print dialog. Most say at once that they do. */
const DIALOG_TIMEOUT_MS = 1500;

/** The element at the end of the document that holds what is printed. */
const BOX = "bia-letters";

/** Prints the box alone, whatever the page's print styles; without margins, browsers add no header. */
const PAGE_CSS = `@page{size:auto!important;margin:0!important}
@media print{:root:not(#_#_#_){all:initial!important;display:block!important}
:root:not(#_#_#_)::before,:root:not(#_#_#_)::after{content:none!important}
:root>:not(${BOX}):not(#_#_#_){display:none!important}}`;

/** The box inherits nothing. What a shadow root says as important stands against any page. */
const BOX_CSS = `:host{all:initial!important;direction:ltr!important;display:none!important}
@media print{:host{display:block!important}}`;

/**
 * Opens the print dialog with a copy of the sheets and nothing else; returns its removal. It is in the
 * document, because iPhones print the whole page for a frame in it, and stays until the next press or
 * key: phones say that they have printed before they have read it. A sandboxed frame refuses.
 */
function printSheets(
  sheets: HTMLElement,
  done: { onOpened: () => void; onRefused: () => void },
): () => void {
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
    done.onOpened();
  };
  window.addEventListener("beforeprint", onOpened, { signal, once: true });
  for (const type of ["pointerdown", "keydown"]) {
    window.addEventListener(type, cancel, { signal, capture: true });
  }
  // Some print without a word, from what is there then.
  const timer = setTimeout(done.onRefused, DIALOG_TIMEOUT_MS);
  window.print();
  return cancel;
}

function styleSheet(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
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
