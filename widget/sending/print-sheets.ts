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
export function printSheets(sheets: HTMLElement, done: (isOpened: boolean) => void): () => void {
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
