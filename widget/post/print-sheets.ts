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
export function printSheets(
  sheets: HTMLElement,
  done: { onOpened: () => void; onRefused: () => void },
): () => void {
  const box = document.createElement(BOX);
  const root = box.attachShadow({ mode: "open" });
  const { adoptedStyleSheets } = sheets.getRootNode() as ShadowRoot;
  root.adoptedStyleSheets = [...adoptedStyleSheets, sheetOf(BOX_CSS)];
  root.append(sheets.cloneNode(true));
  const pageSheet = sheetOf(PAGE_CSS);
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
  const timer = setTimeout(() => {
    cancel();
    done.onRefused();
  }, DIALOG_TIMEOUT_MS);
  window.print();
  return cancel;
}

function sheetOf(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}
