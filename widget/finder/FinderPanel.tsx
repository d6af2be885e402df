import { useEffect, useLayoutEffect, useRef, useState } from "react";
import styled from "styled-components";
import type { Constituency } from "../../api/contract/constituencies.ts";
import { Button } from "../components/Button.tsx";
import { useFocusOnRemoval } from "../components/focus-on-removal.ts";
import { FINDER_WORDING } from "../domain/wording/finder.ts";
import type { FinderWording, LocateFailure } from "../domain/wording/finder-en.ts";
import type { FinderPanelProps } from "../state/on-demand-files.ts";
import { SPACE } from "../theme/tokens.ts";
import { locateVisitor, type Unsure } from "./locate.ts";
import { MapPanel } from "./MapPanel.tsx";
import outlineData from "./outlines.json";
import { readOutlines } from "./outlines.ts";

/** Returns the outlines, which are read only when they are needed: most visitors only type. */
const outlines = () => readOutlines(outlineData);

/** The wait for the browser's answer before the visitor is told where it asks. */
const UNANSWERED_MS = 6_000;

/** What the panel says about the visitor's position, or about the next step. */
type Advice =
  | { kind: "locating" | "unanswered" | "after-eircode" }
  | { kind: "failed"; code: LocateFailure }
  | { kind: "located"; constituency: Constituency; nearest: readonly Constituency[] }
  | { kind: Unsure | "nearest"; candidates: readonly Constituency[] };

/** What the search by position finds, and the map. */
export function FinderPanel(props: FinderPanelProps) {
  const { pressed, isMapShown, lang, nameOf, chosen } = props;
  const { choose, chooseOnMap, clear, status, say } = props;
  const words = FINDER_WORDING[lang];
  /** With another choice than the one that it is about, it is out of date. */
  const [given, setGiven] = useState<{ advice: Advice; about: Constituency | null } | null>(null);
  const advice = given?.advice ?? null;
  /** The search whose result is awaited. */
  const search = useRef<object | null>(null);
  const text = advice === null ? "" : textOf(advice, words, nameOf);
  useLayoutEffect(() => say(text), [text, say]);
  useEffect(() => {
    setGiven((now) => (now?.about === chosen ? now : null));
    return () => {
      search.current = null;
    };
  }, [chosen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press runs it once
  useEffect(() => {
    if (pressed.way === "location") void locate();
    if (pressed.way === "eircode" && search.current === null && buttonsOf(advice).length === 0) {
      show({ kind: "after-eircode" });
    }
  }, [pressed]);
  // A question that the visitor does not see, or leaves open, has no answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search has its wait
  useEffect(() => {
    if (advice?.kind !== "locating") return;
    const wait = setTimeout(() => show({ kind: "unanswered" }), UNANSWERED_MS);
    return () => clearTimeout(wait);
  }, [advice]);
  const show = (advice: Advice, about = chosen) => setGiven({ advice, about });

  async function locate(): Promise<void> {
    // The first answer to any press of one search is the answer to it.
    search.current ??= {};
    const own = search.current;
    show({ kind: "locating" });
    const located = await locateVisitor(outlines(), navigator.geolocation);
    if (search.current !== own) return;
    search.current = null;
    switch (located.status) {
      case "failed":
        return show({ kind: "failed", code: located.code });
      case "certain": {
        const { constituency, nearest } = located;
        show({ kind: "located", constituency, nearest }, constituency);
        return choose(constituency, "located");
      }
      default:
        return show({ kind: located.status, candidates: located.candidates });
    }
  }

  function press(button: Constituency | "not-right"): void {
    if (button === "not-right") {
      const candidates = advice?.kind === "located" ? advice.nearest : [];
      show({ kind: "nearest", candidates }, null);
      clear();
    } else {
      setGiven(null);
      choose(button);
    }
  }

  const buttons = buttonsOf(advice);
  return (
    <>
      {buttons.length === 0 ? null : (
        <Buttons
          key={advice?.kind}
          takesFocus={advice?.kind === "nearest"}
          status={status}
          buttons={buttons.map((button) => ({
            label: button === "not-right" ? words.notRight : nameOf(button),
            press: () => press(button),
          }))}
        />
      )}
      {isMapShown ? (
        <MapPanel
          outlines={outlines}
          words={words}
          nameOf={nameOf}
          chosen={chosen}
          choose={chooseOnMap}
          status={status}
        />
      ) : null}
    </>
  );
}

/** Returns what advice offers: constituencies, or that the found one is wrong. */
function buttonsOf(advice: Advice | null): readonly (Constituency | "not-right")[] {
  if (advice?.kind === "located") return ["not-right"];
  return advice !== null && "candidates" in advice ? advice.candidates : [];
}

function textOf(
  advice: Advice,
  words: FinderWording,
  nameOf: (constituency: Constituency) => string,
): string {
  switch (advice.kind) {
    case "after-eircode":
      return words.afterEircode;
    case "failed":
      return words.failures[advice.code];
    case "located":
      return words.located(nameOf(advice.constituency));
    default:
      return words[advice.kind];
  }
}

/** The buttons of some advice. When a focused one is pressed, the focus stays with them. */
function Buttons(props: {
  buttons: readonly { label: string; press: () => void }[];
  takesFocus: boolean;
  status: () => HTMLElement | null;
}) {
  const { buttons, takesFocus, status } = props;
  const box = useRef<HTMLDivElement>(null);
  useFocusOnRemoval(box, status);
  useLayoutEffect(() => {
    if (takesFocus) box.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <ButtonBox ref={box}>
      {buttons.map(({ label, press }) => (
        <Button key={label} onClick={press}>
          {label}
        </Button>
      ))}
    </ButtonBox>
  );
}

const ButtonBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.s};
  margin-bottom: ${SPACE.s};
`;
