import { type PropsWithChildren, useEffect, useLayoutEffect, useRef, useState } from "react";
import styled from "styled-components";
import type { Constituency } from "../../api/contract/constituencies.ts";
import { OFFICIAL_FINDER_URL } from "../../api/contract/oireachtas.ts";
import { Button } from "../components/Button.tsx";
import { useFocusOnRemoval } from "../components/focus-on-removal.ts";
import { namedOption, optionLabel, type PickerOption } from "../domain/picker.ts";
import { FINDER_WORDING, type FinderWording } from "../domain/wording/finder.ts";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import { chosenConstituency, type FinderPanelProps } from "../state/contact-state.ts";
import { SPACE } from "../theme/tokens.ts";
import { type LocateResult, locateVisitor } from "./locate.ts";
import { MapPanel } from "./MapPanel.tsx";
import outlineData from "./outlines.json";
import { readOutlines } from "./outlines.ts";
import { isEircode, isElsewhere } from "./read-places.ts";

/** The wait for the browser's answer before the visitor is told where it asks. */
const UNANSWERED_MS = 6_000;

/** The panel's advice about the visitor's position, or about the next step. */
type Advice =
  | LocateResult
  | { kind: "locating" | "unanswered" | "after-eircode" }
  | { kind: "nearest"; candidates: readonly Constituency[] };

/** The result of the search by position, and the map. */
export function FinderPanel(props: FinderPanelProps) {
  const { request, isMapOpen, chooseOnMap, status, setAdvice } = props;
  const { choose } = useActions();
  const constituency = useContact(chosenConstituency);
  const wording = FINDER_WORDING[useContact(({ settings }) => settings.lang)];
  const nameOf = useWording().constituency;
  /** The advice, and the choice that it is about: with another choice it is out of date. */
  const [topic, setTopic] = useState<{ advice: Advice; about: Constituency | null } | null>(null);
  const advice = topic?.advice ?? null;
  /** The search by position whose result is awaited. */
  const search = useRef<object | null>(null);
  const text = advice === null ? "" : textOf(advice, wording, nameOf);
  useLayoutEffect(() => setAdvice(text), [text, setAdvice]);
  useEffect(() => {
    setTopic((now) => {
      if (now?.about === constituency) return now;
      // The visitor changes what their position chose.
      if (constituency !== null || now?.advice.kind !== "located") return null;
      return { advice: { kind: "nearest", candidates: now.advice.nearest }, about: null };
    });
    return () => {
      search.current = null;
    };
  }, [constituency]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press runs the effect once
  useEffect(() => {
    if (request.way === "location") void locate();
    if (request.way === "eircode" && search.current === null && buttonsOf(advice).length === 0) {
      show({ kind: "after-eircode" });
    }
  }, [request]);
  // A browser reports nothing while the visitor does not see its question, or leaves the question open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search has its wait
  useEffect(() => {
    if (advice?.kind !== "locating") return;
    const wait = setTimeout(() => show({ kind: "unanswered" }), UNANSWERED_MS);
    return () => clearTimeout(wait);
  }, [advice]);
  const show = (advice: Advice, about = constituency) => setTopic({ advice, about });

  async function locate(): Promise<void> {
    // Further presses join the search that is under way: its first result counts.
    search.current ??= {};
    const own = search.current;
    show({ kind: "locating" });
    const result = await locateVisitor(readOutlines(outlineData), navigator.geolocation);
    if (search.current !== own) return;
    search.current = null;
    show(result, result.kind === "located" ? result.constituency : constituency);
    if (result.kind === "located") choose(result.constituency, "located");
  }

  const buttons = buttonsOf(advice);
  return (
    <>
      {buttons.length === 0 ? null : (
        <ButtonBox key={advice?.kind} status={status}>
          {buttons.map((button) => (
            <Button
              key={button}
              onClick={() => {
                setTopic(null);
                choose(button);
              }}
            >
              {nameOf(button)}
            </Button>
          ))}
        </ButtonBox>
      )}
      {isMapOpen ? (
        <MapPanel wording={wording} nameOf={nameOf} choose={chooseOnMap} status={status} />
      ) : null}
    </>
  );
}

/** Returns the constituencies that some advice offers. */
function buttonsOf(advice: Advice | null): readonly Constituency[] {
  return advice !== null && "candidates" in advice ? advice.candidates : [];
}

function textOf(
  advice: Advice,
  wording: FinderWording,
  nameOf: (constituency: Constituency) => string,
): string {
  switch (advice.kind) {
    case "after-eircode":
      return wording.afterEircode;
    case "failed":
      return wording.failures[advice.code];
    case "located":
      return wording.located(nameOf(advice.constituency));
    default:
      return wording[advice.kind];
  }
}

/** The box of some advice's buttons, whose removal leaves the focus above. */
function ButtonBox({ status, children }: Pick<FinderPanelProps, "status"> & PropsWithChildren) {
  const box = useRef<HTMLDivElement>(null);
  useFocusOnRemoval(box, status);
  return <ButtonRow ref={box}>{children}</ButtonRow>;
}

/** The most options of a list whose first place the advice names. */
const SHORT_LIST = 4;

/** The number of options for a typed text, and the next step. */
export function TypedAdvice({ options }: { options: readonly PickerOption[] }) {
  const texts = useWording();
  const { find } = texts;
  const wording = FINDER_WORDING[useContact(({ settings }) => settings.lang)];
  const { text, isOpen, activeIndex, isRefused } = useContact(({ picker }) => picker);
  const isAwaited = useContact(({ files }) => files.record === undefined);
  const query = (text ?? "").trim();
  const isNamed = namedOption(options) !== null;
  const activeOption = options[activeIndex];
  const labelOf = (option: PickerOption) => optionLabel(option, texts);
  if (isEircode(query)) {
    return (
      <>
        <span>{wording.eircodeTyped}</span>{" "}
        <a href={OFFICIAL_FINDER_URL} target="_blank" rel="noopener">
          {wording.officialFinder}
        </a>
      </>
    );
  }
  if (!isNamed && isElsewhere(query)) return <span>{wording.elsewhere}</span>;
  if (options.length === 0) {
    return <span>{isAwaited ? find.searching : wording.noMatch(query)}</span>;
  }
  const count = options.filter(({ place }) => place === null).length;
  const isAsked = isRefused || !isOpen;
  // The labels of the first place of a short list say where the place is.
  const labels = options.filter(({ place }) => place === options[0]?.place).map(labelOf);
  const isShort = !isNamed && isAsked && options.length <= SHORT_LIST;
  const matches = count > 0 ? find.matchCount(count) : isShort && labels.join("; ");
  const isOver = isNamed || (count > 0 && !isAsked);
  const next = activeOption ? wording.marked(labelOf(activeOption)) : !isOver && wording.chooseOne;
  return <span>{[matches, next].filter(Boolean).join(". ")}</span>;
}

const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.s};
  margin-bottom: ${SPACE.s};
`;
