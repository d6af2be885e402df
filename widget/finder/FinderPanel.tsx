import { type PropsWithChildren, useRef } from "react";
import styled from "styled-components";
import { OFFICIAL_FINDER_URL } from "../../api/contract/oireachtas.ts";
import { Button } from "../components/Button.tsx";
import { useFocusOnRemoval } from "../components/focus-on-removal.ts";
import { namedOption, optionLabel, type PickerOption } from "../domain/picker.ts";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import { type Advice, chosenConstituency, type FinderPanelProps } from "../state/contact-state.ts";
import { SPACE } from "../theme/tokens.ts";
import { MapPanel, useFinderWording } from "./MapPanel.tsx";
import { isEircode, isElsewhere } from "./read-places.ts";

/** Returns the finder's advice; to a visitor who changes what their position chose, the nearest ones. */
function useAdvice(): Advice | null {
  const advice = useContact((state) => state.advice);
  const isChosen = useContact((state) => chosenConstituency(state) !== null);
  if (advice?.code !== "located" || isChosen) return advice;
  return { code: "nearest", constituencies: advice.constituencies.slice(1) };
}

/** The finder's advice as a text, for the live region. */
export function AdviceText() {
  const advice = useAdvice();
  const wording = useFinderWording().advice;
  const nameOf = useWording().constituency;
  if (advice === null) return null;
  const text = wording[advice.code];
  const [first] = advice.constituencies;
  return <span>{typeof text === "string" ? text : first && text(nameOf(first))}</span>;
}

/** Buttons for the constituencies that the advice offers, and the map. */
export function FinderPanel({ isMapOpen, chooseOnMap, status }: FinderPanelProps) {
  const { choose } = useActions();
  const nameOf = useWording().constituency;
  const advice = useAdvice();
  const offered = advice === null || advice.code === "located" ? [] : advice.constituencies;
  return (
    <>
      {offered.length === 0 ? null : (
        <ButtonBox key={advice?.code} status={status}>
          {offered.map((constituency) => (
            <Button key={constituency} onClick={() => choose(constituency)}>
              {nameOf(constituency)}
            </Button>
          ))}
        </ButtonBox>
      )}
      {isMapOpen ? <MapPanel choose={chooseOnMap} status={status} /> : null}
    </>
  );
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
  const wording = useFinderWording();
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

/* The row of the results would load their file with the finder's. */
const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.s};
  margin-bottom: ${SPACE.s};
`;
