import type { Constituency } from "../../api/contract/constituencies.ts";
import type { Language } from "../../api/contract/language.ts";
import { findEn } from "../domain/wording/find-en.ts";
import { findGa } from "../domain/wording/find-ga.ts";
import { locateVisitor } from "./locate.ts";
import { type DrawnMap, mountMap } from "./map.ts";
import { mapGeometry } from "./map-geometry.ts";
import { FIND_PANEL_CSS, MAP_CSS } from "./map-style.ts";
import type { Outline } from "./outlines.ts";

/** The language of the panel's texts, and the constituencies' names in it. */
export type FindLanguage = {
  lang: Language;
  nameOf: (constituency: Constituency) => string;
};

/** The language of a panel, and the callbacks for the visitor's choice. */
export type FindOptions = {
  language: FindLanguage;
  choose: (constituency: Constituency) => void;
  /** Clears the choice. */
  clear: () => void;
};

/** The panel with the answers by position and the map. */
export type FindPanel = {
  /** Shows all texts in another language. */
  setLanguage: (language: FindLanguage) => void;
  /** Shows another choice. Removes an answer about another position, which is out of date. */
  show: (chosen: Constituency | null) => void;
  /** Asks for the visitor's position, and chooses its constituency or offers several. */
  locate: () => void;
  /** Shows the map, or hides it. Returns whether it is shown. */
  toggleMap: () => boolean;
  /** Explains the next step after the Electoral Commission's page. */
  explainEircode: () => void;
  unmount: () => void;
};

const TEXTS = { en: findEn, ga: findGa };

/** A button of an answer: its text in the current language, and its action. */
type Answer = readonly [text: () => string, onPress: () => void];

/**
 * Adds the answers of the search by position and the map below `status`, in the element's shadow
 * root. Screen readers announce the text of `status`.
 */
export function mountFindPanel(
  status: HTMLElement,
  outlines: () => readonly Outline[],
  { language, choose, clear }: FindOptions,
): FindPanel {
  let texts = TEXTS[language.lang];
  let { nameOf } = language;
  const root = status.getRootNode() as ShadowRoot;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(FIND_PANEL_CSS + MAP_CSS);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const found = add("div", "bia-found");
  const mapPanel = add("div", "bia-map-panel");
  mapPanel.hidden = true;
  const name = add("p", "name");
  // Assistive technology uses the list instead.
  name.setAttribute("aria-hidden", "true");
  const drawing = add("div", "drawing");
  const note = add("p", "note");
  const credit = add("p", "credit");
  mapPanel.append(name, drawing, note, credit);
  status.after(found, mapPanel);
  status.tabIndex = -1;
  status.textContent = "";

  const noText = () => "";
  /** The current message, which is shown again when the language changes. */
  let message: { text: () => string; answers: readonly Answer[] } = { text: noText, answers: [] };
  let map: DrawnMap | null = null;
  let chosen: Constituency | null = null;
  /** The choice that the shown answer belongs to. */
  let answered: Constituency | null = null;
  /** The current search. The results of earlier ones are ignored. */
  let latest: object | null = null;

  function add(tag: "div" | "p" | "button", className: string, text = ""): HTMLElement {
    return Object.assign(document.createElement(tag), { className, textContent: text });
  }

  /**
   * Replaces the message and its buttons. A focused button passes its focus to the first new
   * button, or to the message.
   */
  function showMessage(text: () => string, answers: readonly Answer[] = [], about = chosen): void {
    const hadFocus = found.contains(root.activeElement);
    answered = about;
    message = { text, answers };
    status.textContent = text();
    found.replaceChildren(
      ...answers.map(([label, onPress]) => {
        const button = add("button", "", label());
        button.setAttribute("type", "button");
        button.addEventListener("click", onPress);
        return button;
      }),
    );
    const [first = status] = found.querySelectorAll("button");
    if (hadFocus) first.focus({ preventScroll: true });
  }

  function offer(
    question: () => string,
    candidates: readonly Constituency[],
    about = chosen,
  ): void {
    const pick = (constituency: Constituency) => () => {
      showMessage(noText);
      choose(constituency);
    };
    showMessage(
      question,
      candidates.map((candidate) => [() => nameOf(candidate), pick(candidate)]),
      about,
    );
  }

  async function locate(): Promise<void> {
    if (latest !== null) return;
    const search = {};
    latest = search;
    showMessage(() => texts.locating);
    const located = await locateVisitor(outlines(), window);
    if (latest !== search) return;
    latest = null;
    switch (located.status) {
      case "failed":
        return showMessage(() => texts.failures[located.code]);
      case "unsure":
        return offer(() => texts.border, located.candidates);
      case "certain": {
        const { constituency, nearest } = located;
        const reject = () => {
          offer(() => texts.nearest, nearest, null);
          clear();
        };
        const text = () => texts.located(nameOf(constituency));
        showMessage(text, [[() => texts.notRight, reject]], constituency);
        choose(constituency);
      }
    }
  }

  function draw(): void {
    if (!mapPanel.isConnected) return;
    map ??= mountMap(drawing, mapGeometry(outlines()), nameOnMap, choose);
    map.show(chosen);
  }

  function nameOnMap(active: Constituency | null): void {
    const text =
      active !== null ? texts.tapAgain(nameOf(active)) : chosen && texts.chosen(nameOf(chosen));
    name.textContent = text;
  }

  function setLanguage(language: FindLanguage): void {
    texts = TEXTS[language.lang];
    nameOf = language.nameOf;
    note.textContent = texts.mapNote;
    credit.textContent = texts.credit;
    nameOnMap(null);
    showMessage(message.text, message.answers, answered);
  }
  setLanguage(language);

  return {
    setLanguage,
    show(next) {
      if (next !== chosen && next !== answered) {
        latest = null;
        chosen = next;
        showMessage(noText);
      }
      chosen = next;
      map?.show(chosen);
      nameOnMap(null);
    },
    locate: () => void locate(),
    toggleMap() {
      mapPanel.hidden = !mapPanel.hidden;
      // The panel opens first. On a phone, drawing the map takes longer.
      requestAnimationFrame(() => setTimeout(draw));
      return !mapPanel.hidden;
    },
    explainEircode() {
      if (latest === null && found.childElementCount === 0) showMessage(() => texts.afterEircode);
    },
    unmount() {
      latest = null;
      map?.remove();
      status.textContent = "";
      found.remove();
      mapPanel.remove();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}
