import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import styled from "styled-components";
import type { Constituency } from "../../api/contract/constituencies.ts";
import { OFFICIAL_FINDER_URL } from "../../api/contract/oireachtas.ts";
import { Button } from "../components/Button.tsx";
import { useFocusOnRemoval } from "../components/focus-on-removal.ts";
import { namedOption, optionLabel, type PickerOption } from "../domain/picker.ts";
import { FINDER_WORDING, type LocateFailure } from "../domain/wording/finder.ts";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import { chosenConstituency } from "../state/contact-state.ts";
import type { FinderPanelProps, FinderRequest } from "../state/on-demand-files.ts";
import { SPACE } from "../theme/tokens.ts";
import { locateVisitor } from "./locate.ts";
import { MapPanel } from "./MapPanel.tsx";
import outlineData from "./outlines.json";
import { readOutlines } from "./outlines.ts";
import { isEircode } from "./read-places.ts";

/** What the panel says about the visitor's position, or about the next step. */
type Advice =
  | { kind: "locating" | "afterEircode" }
  | { kind: "failed"; code: LocateFailure }
  | { kind: "unsure"; candidates: readonly Constituency[] };

/** What the search by position finds, and the map. */
export function FinderPanel(props: FinderPanelProps) {
  const { request, isMapOpen, chooseOnMap, status, setAdvice } = props;
  const { choose } = useActions();
  const constituency = useContact(chosenConstituency);
  const wording = useFinderWording();
  const nameOf = useWording().constituency;
  const [advice, show] = useState<Advice | null>(null);
  const lastRequest = useRef<FinderRequest>(null);
  const text =
    advice && (advice.kind === "failed" ? wording.failures[advice.code] : wording[advice.kind]);
  useLayoutEffect(() => setAdvice(text ?? ""), [text, setAdvice]);
  // A further press and a choice end a search by position, and what was said about the one before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice ends the search
  useEffect(() => {
    const isPress = request !== lastRequest.current;
    lastRequest.current = request;
    show(isPress && request.way === "eircode" ? { kind: "afterEircode" } : null);
    if (!isPress || request.way !== "location") return;
    let isAwaited = true;
    show({ kind: "locating" });
    void locateVisitor(readOutlines(outlineData), navigator.geolocation).then((result) => {
      if (!isAwaited) return;
      if (result.status === "certain") choose(result.constituency);
      else if (result.status === "failed") show({ kind: "failed", code: result.code });
      else show({ kind: "unsure", candidates: result.candidates });
    });
    return () => {
      isAwaited = false;
    };
  }, [request, constituency, choose]);
  return (
    <>
      {advice?.kind === "unsure" ? (
        <Candidates status={status}>
          {advice.candidates.map((candidate) => (
            <Button key={candidate} onClick={() => choose(candidate)}>
              {nameOf(candidate)}
            </Button>
          ))}
        </Candidates>
      ) : null}
      {isMapOpen ? <MapPanel wording={wording} nameOf={nameOf} choose={chooseOnMap} /> : null}
    </>
  );
}

function useFinderWording() {
  return FINDER_WORDING[useContact(({ settings }) => settings.lang)];
}

/** A group of buttons. The press of a button leaves the focus with the buttons or above. */
function Candidates(props: { children: ReactNode; status: () => HTMLElement | null }) {
  const box = useRef<HTMLDivElement>(null);
  useFocusOnRemoval(box, props.status);
  return <ButtonBox ref={box}>{props.children}</ButtonBox>;
}

/** What a typed text finds, and what to do next. */
export function TypedAdvice({ options }: { options: readonly PickerOption[] }) {
  const texts = useWording();
  const wording = useFinderWording();
  const { text, isOpen, activeIndex, isRefused } = useContact(({ picker }) => picker);
  const isAwaited = useContact(({ files }) => files.record === undefined);
  const query = (text ?? "").trim();
  const activeOption = options[activeIndex];
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
  if (options.length === 0) {
    return <span>{isAwaited ? texts.find.searching : wording.noMatch(query)}</span>;
  }
  const constituencyCount = options.filter(({ place }) => place === null).length;
  const isChoice = namedOption(options) === null && (isRefused || !isOpen);
  const sentences = [
    constituencyCount > 0 && texts.find.matchCount(constituencyCount),
    activeOption ? wording.marked(optionLabel(activeOption, texts)) : isChoice && wording.chooseOne,
  ];
  return <span>{sentences.filter(Boolean).join(". ")}</span>;
}

const ButtonBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.s};
  margin-bottom: ${SPACE.s};
`;
