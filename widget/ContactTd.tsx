import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import styled from "styled-components";
import { useFocusOnRemoval } from "./components/focus-on-removal.ts";
import { Spinner } from "./components/Spinner.tsx";
import { textsIn } from "./domain/campaign.ts";
import { Picker } from "./picker/Picker.tsx";
import { WaysToFind } from "./picker/WaysToFind.tsx";
import { SampleNote } from "./results/SampleNote.tsx";
import { useActions, useCampaign, useContact, useWording } from "./state/contact-context.ts";
import type { EndedLookup } from "./state/contact-state.ts";
import type { GroundColours } from "./theme/page-ground.ts";
import { ThemeRoot } from "./theme/ThemeRoot.tsx";
import { colour, ELEMENT_INSET, SPACE } from "./theme/tokens.ts";

/** The element's content with its styles in a shadow root. Emits `bia-ready` when mounted. */
export function ThemedContactTd({ root }: { root: ShadowRoot }) {
  const { theme, lang } = useContact((state) => state.settings);
  const colours = useContact((state) => state.campaign.colours);
  const onPage = useColoursOnPage(root, theme === "page");
  const { ready } = useActions();
  useEffect(ready, [ready]);
  // Colours that come after the first rendering do not render the content again.
  const content = useMemo(() => <ContactTd />, []);
  return (
    <ThemeRoot
      root={root}
      theme={theme === "page" ? (onPage?.theme ?? "light") : theme}
      lang={lang}
      colours={colours}
      coloursOnPage={onPage?.colours}
    >
      {content}
    </ThemeRoot>
  );
}

/** Returns the colours on the page's ground, and follows the ground; null unless `isWanted`. */
function useColoursOnPage(root: ShadowRoot, isWanted: boolean): GroundColours | null {
  const file = useContact(({ files }) => files.pageGround);
  const [colours, setColours] = useState<GroundColours | null>(null);
  // Before the first painting, so that no other colours are seen.
  useLayoutEffect(() => {
    if (isWanted) return file?.followGround(root, setColours);
  }, [root, file, isWanted]);
  return isWanted ? colours : null;
}

/** The element's content: picker, results, dialogs and toasts. */
export function ContactTd() {
  // The dialog of a letter stays when the campaign closes meanwhile.
  const texts = useContact(({ sending, campaign, settings }) =>
    sending.status === "idle" ? textsIn(campaign, settings.lang).shownInstead : null,
  );
  const file = useContact((state) => state.files.results);
  const lastButton = useRef<HTMLElement>(null);
  const status = useRef<HTMLDivElement>(null);

  if (texts !== null) {
    // The focus is known until the picker is removed.
    const root = status.current?.getRootNode() as ShadowRoot | undefined;
    if (texts.length === 0) return <slot />;
    return <TextsInstead texts={texts} takesFocus={!!root?.activeElement} />;
  }
  return (
    <>
      <ElementBox
        // The end of a press takes the focus from a field, so that nothing moves below the finger.
        onMouseDown={(event) => {
          if ((event.target as Element).closest("a, button:enabled, label")) event.preventDefault();
        }}
        onClickCapture={(event) => {
          const target = event.target as HTMLElement;
          if (target.matches("a, input")) target.focus({ preventScroll: true });
          lastButton.current = target.closest("button, a");
        }}
      >
        <FindArea status={status} />
        <LookupArea status={status} />
        {file ? <file.PageCopy /> : null}
      </ElementBox>
      {file ? <file.Dialogs lastButton={lastButton} /> : null}
    </>
  );
}

/** The texts of a campaign without letters; `takesFocus` if the replaced content had the focus. */
function TextsInstead({ texts, takesFocus }: { texts: readonly string[]; takesFocus: boolean }) {
  const { lang } = useCampaign();
  const [first, ...others] = texts;
  return (
    <InsteadBox ref={takesFocus ? focusOn : null} role="status" tabIndex={-1} lang={lang}>
      <LeadText>{first}</LeadText>
      {others.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </InsteadBox>
  );
}

const focusOn = (box: HTMLElement | null) => box?.focus();

type WithStatus = { status: RefObject<HTMLDivElement | null> };

/** The field and the ways to find a constituency, until TDs are found: the results take this place. */
function FindArea({ status }: WithStatus) {
  const isFound = useContact(({ lookup }) => lookup.status === "found");
  const locationButton = useRef<HTMLButtonElement>(null);
  return (
    // Invisible instead of gone, so that a press on 'Change' can focus the field.
    <Controls
      data-replaced={isFound || undefined}
      style={isFound ? { visibility: "hidden" } : undefined}
    >
      <Picker lookupStatus={status} locationButton={locationButton} />
      <WaysToFind lookupStatus={status} locationButton={locationButton} />
    </Controls>
  );
}

/** The state and the result of a lookup, in a component of its own, so that only it renders anew. */
function LookupArea({ status }: WithStatus) {
  const wording = useWording();
  const lookup = useContact((state) => state.lookup);
  // The heading of the results, at the top of the screen, takes the focus from the field, which is
  // hidden, or from this status, where a choice by finger or on the map left it.
  useLayoutEffect(() => {
    const root = status.current?.getRootNode() as ShadowRoot | undefined;
    const focused = root?.activeElement ?? null;
    if (focused === null || (lookup.status !== "found" && focused !== status.current)) return;
    const heading = root?.querySelector("h3");
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }, [lookup.status, status]);
  return (
    <>
      <LookupStatus ref={status} role="status" tabIndex={-1}>
        {lookup.status === "finding" ? (
          <>
            <Spinner /> <span>{wording.find.finding}</span>
          </>
        ) : null}
      </LookupStatus>
      {lookup.status === "found" || lookup.status === "sample" ? (
        <ResultsArea lookup={lookup} status={status} />
      ) : null}
    </>
  );
}

/** The results of a lookup, or the note that their file is missing. Their removal moves the focus to the field. */
function ResultsArea({ lookup, status }: { lookup: EndedLookup } & WithStatus) {
  const file = useContact((state) => state.files.results);
  const box = useRef<HTMLDivElement>(null);
  function focusField(): HTMLElement | null {
    const root = status.current?.getRootNode() as ShadowRoot | undefined;
    const field = root?.querySelector<HTMLElement>('[role="combobox"]');
    // Phones open their keyboard only within a press, and the rendering shows the field after the press.
    const area = field?.closest<HTMLElement>("[data-replaced]");
    if (area) area.style.visibility = "visible";
    field?.focus({ preventScroll: true });
    field?.parentElement?.scrollIntoView({ block: "nearest" });
    return field ?? status.current;
  }
  useFocusOnRemoval(box, focusField);
  return (
    <div ref={box} role={file ? undefined : "alert"}>
      {file ? (
        <file.Results lookup={lookup} onChange={focusField} />
      ) : (
        <SampleNote constituency={lookup.constituency} />
      )}
    </div>
  );
}

const ElementBox = styled.div`
  position: relative;
  container-type: inline-size;
  padding: ${SPACE.l} ${ELEMENT_INSET};
  background: var(--ground);
`;

const Controls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${SPACE.xs};
  @container (min-width: 45em) {
    grid-template-columns: minmax(15em, 1fr) minmax(0, auto);
    align-items: end;
    column-gap: ${SPACE.xxl};
  }
  &[data-replaced] {
    position: absolute;
    inset-inline: ${ELEMENT_INSET};
    opacity: 0;
  }
`;

const LookupStatus = styled.div`
  display: flex;
  align-items: center;
  gap: ${SPACE.m};
  font-size: 1.125em;
  font-weight: 700;
  &:empty {
    outline: 0;
  }
  /* The send bar's place and height, so that nothing jumps when it comes. */
  &:not(:empty) {
    position: sticky;
    bottom: 0;
    z-index: 5;
    justify-content: center;
    min-height: 72px;
    margin: ${SPACE.l} calc(-1*${ELEMENT_INSET}) -${SPACE.l};
    border-block-start: 2px solid ${colour("ink")};
    background: ${colour("rule")};
    @container (min-width: 45em) {
      position: static;
      margin: ${SPACE.l} 0 0;
      border: 0;
    }
  }
`;

const InsteadBox = styled.div`
  padding: ${SPACE.xl};
  background: var(--ground);
  border-left: 12px solid ${colour("marigold")};
`;

const LeadText = styled.p`
  margin-bottom: ${SPACE.s};
  font-family: var(--bia-font-display, inherit);
  font-size: 1.5em;
  font-weight: 700;
  line-height: 1.25;
`;
