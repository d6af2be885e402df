import type { Constituency } from "../../api/contract/constituencies.ts";
import type { Language } from "../../api/contract/language.ts";
import { findEn } from "../domain/wording/find-en.ts";
import { findGa } from "../domain/wording/find-ga.ts";
import { windowOf } from "../theme/window-of.ts";
import { locateVisitor } from "./locate.ts";
import { type DrawnMap, mountMap } from "./map.ts";
import { mapGeometry } from "./map-geometry.ts";
import { MAP_CSS, PANEL_CSS } from "./map-style.ts";
import type { Outline } from "./outlines.ts";

/** The language of the panel's texts, and the constituencies' names in it. */
export type FindLanguage = {
  lang: Language;
  nameOf: (constituency: Constituency) => string;
};

export type FindOptions = {
  language: FindLanguage;
  choose: (constituency: Constituency) => void;
  /** Takes the choice back. */
  clear: () => void;
};

export type FindPanel = {
  /** Says everything in another language. */
  speak: (language: FindLanguage) => void;
  /** Follows a choice. An answer about another position is then out of date, and disappears. */
  show: (chosen: Constituency | null) => void;
  /** Asks for the visitor's position, and chooses its constituency or offers several. */
  locate: () => void;
  /** Shows the map, or hides it. Returns whether it is shown. */
  toggleMap: () => boolean;
  /** Says what comes after the Electoral Commission's page. */
  explainEircode: () => void;
  unmount: () => void;
};

const WORDS = { en: findEn, ga: findGa };

/** A button of an answer: its text in the present language, and what it does. */
type Answer = readonly [text: () => string, onPress: () => void];

/**
 * Adds the answers of the search by position and the map below `status`, in the element's shadow
 * root. Screen readers announce what `status` says.
 */
export function mountFindPanel(
  status: HTMLElement,
  outlines: () => readonly Outline[],
  { language, choose, clear }: FindOptions,
): FindPanel {
  let words = WORDS[language.lang];
  let { nameOf } = language;
  const view = windowOf(status);
  const document = status.ownerDocument;
  const root = status.getRootNode() as ShadowRoot;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(PANEL_CSS + MAP_CSS);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const found = add("div", "bia-found");
  const mapPanel = add("div", "bia-map-panel");
  mapPanel.hidden = true;
  const name = add("p", "name");
  // The list tells the same to assistive technology.
  name.setAttribute("aria-hidden", "true");
  const drawing = add("div", "drawing");
  const note = add("p", "note");
  const credit = add("p", "credit");
  mapPanel.append(name, drawing, note, credit);
  status.after(found, mapPanel);
  status.tabIndex = -1;
  status.textContent = "";

  const nothing = () => "";
  /** What is said, for when the language changes. */
  let said: { text: () => string; answers: readonly Answer[] } = { text: nothing, answers: [] };
  let map: DrawnMap | null = null;
  let chosen: Constituency | null = null;
  /** The choice that the shown answer belongs to. */
  let answered: Constituency | null = null;
  /** The search under way. What an earlier one finds has no effect any more. */
  let latest: object | null = null;

  function add(tag: "div" | "p" | "button", className: string, text = ""): HTMLElement {
    return Object.assign(document.createElement(tag), { className, textContent: text });
  }

  /** Replaces what is said. The focus of a button that disappears goes to what takes its place. */
  function say(text: () => string, answers: readonly Answer[] = [], about = chosen): void {
    const hadFocus = found.contains(root.activeElement);
    answered = about;
    said = { text, answers };
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
      say(nothing);
      choose(constituency);
    };
    say(
      question,
      candidates.map((candidate) => [() => nameOf(candidate), pick(candidate)]),
      about,
    );
  }

  async function locate(): Promise<void> {
    if (latest !== null) return;
    const search = {};
    latest = search;
    say(() => words.locating);
    const located = await locateVisitor(outlines(), view);
    if (latest !== search) return;
    latest = null;
    switch (located.status) {
      case "failed":
        return say(() => words.failures[located.code]);
      case "unsure":
        return offer(() => words.border, located.candidates);
      case "certain": {
        const { constituency, nearest } = located;
        const reject = () => {
          offer(() => words.nearest, nearest, null);
          clear();
        };
        const text = () => words.located(nameOf(constituency));
        say(text, [[() => words.notRight, reject]], constituency);
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
      active !== null ? words.tapAgain(nameOf(active)) : chosen && words.chosen(nameOf(chosen));
    name.textContent = text;
  }

  function speak(language: FindLanguage): void {
    words = WORDS[language.lang];
    nameOf = language.nameOf;
    note.textContent = words.mapNote;
    credit.textContent = words.credit;
    nameOnMap(null);
    say(said.text, said.answers, answered);
  }
  speak(language);

  return {
    speak,
    show(next) {
      if (next !== chosen && next !== answered) {
        latest = null;
        chosen = next;
        say(nothing);
      }
      chosen = next;
      map?.show(chosen);
      nameOnMap(null);
    },
    locate: () => void locate(),
    toggleMap() {
      mapPanel.hidden = !mapPanel.hidden;
      // The panel answers the press. A phone draws the map after that.
      view.requestAnimationFrame(() => view.setTimeout(draw));
      return !mapPanel.hidden;
    },
    explainEircode() {
      if (latest === null && found.childElementCount === 0) say(() => words.afterEircode);
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
