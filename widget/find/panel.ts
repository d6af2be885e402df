import type { Constituency } from "../../api/contract/constituencies.ts";
import { windowOf } from "../theme/window-of.ts";
import { locateVisitor } from "./locate.ts";
import { type DrawnMap, mountMap } from "./map.ts";
import { mapGeometry } from "./map-geometry.ts";
import { MAP_CSS, PANEL_CSS } from "./map-style.ts";
import type { Outline } from "./outlines.ts";
import { findWordsFor } from "./words.ts";

export type FindOptions = {
  /** A BCP 47 language tag. */
  lang: string;
  choose: (constituency: Constituency) => void;
  /** Takes the choice back. */
  clear: () => void;
};

export type FindPanel = {
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

/** A button of an answer: its text and what it does. */
type Answer = readonly [text: string, onPress: () => void];

/**
 * Adds the answers of the search by position and the map below `status`, in the element's shadow
 * root. Screen readers announce what `status` says.
 */
export function mountFindPanel(
  status: HTMLElement,
  outlines: readonly Outline[],
  { lang, choose, clear }: FindOptions,
): FindPanel {
  const words = findWordsFor(lang);
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
  const credit = add("p", "credit", words.credit);
  mapPanel.append(name, drawing, add("p", "note", words.mapNote), credit);
  status.after(found, mapPanel);
  status.tabIndex = -1;
  status.textContent = "";

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
  function say(text: string, answers: readonly Answer[] = [], about = chosen): void {
    const hadFocus = found.contains(root.activeElement);
    answered = about;
    status.textContent = text;
    found.replaceChildren(
      ...answers.map(([label, onPress]) => {
        const button = add("button", "", label);
        button.setAttribute("type", "button");
        button.addEventListener("click", onPress);
        return button;
      }),
    );
    const [first = status] = found.querySelectorAll("button");
    if (hadFocus) first.focus({ preventScroll: true });
  }

  function offer(question: string, candidates: readonly Constituency[], about = chosen): void {
    const pick = (constituency: Constituency) => () => {
      say("");
      choose(constituency);
    };
    say(
      question,
      candidates.map((candidate) => [candidate, pick(candidate)]),
      about,
    );
  }

  async function locate(): Promise<void> {
    if (latest !== null) return;
    const search = {};
    latest = search;
    say(words.locating);
    const located = await locateVisitor(outlines, view);
    if (latest !== search) return;
    latest = null;
    switch (located.status) {
      case "failed":
        return say(words.failed(located.code));
      case "unsure":
        return offer(words.border, located.candidates);
      case "certain": {
        const { constituency, nearest } = located;
        const reject = () => {
          offer(words.nearest, nearest, null);
          clear();
        };
        say(words.located(constituency), [[words.notRight, reject]], constituency);
        choose(constituency);
      }
    }
  }

  function nameOnMap(active: Constituency | null): void {
    const text = active !== null ? words.tapAgain(active) : chosen && words.chosen(chosen);
    name.textContent = text;
  }

  return {
    show(next) {
      if (next !== chosen && next !== answered) {
        latest = null;
        chosen = next;
        say("");
      }
      chosen = next;
      map?.show(chosen);
      nameOnMap(null);
    },
    locate: () => void locate(),
    toggleMap() {
      mapPanel.hidden = !mapPanel.hidden;
      map ??= mountMap(drawing, mapGeometry(outlines), nameOnMap, choose);
      map.show(chosen);
      return !mapPanel.hidden;
    },
    explainEircode() {
      if (latest === null && found.childElementCount === 0) say(words.afterEircode);
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
