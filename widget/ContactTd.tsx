import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import styled from "styled-components";
import { useFocusOnRemoval } from "./components/focus-on-removal.ts";
import { Spinner } from "./components/Spinner.tsx";
import { textsIn } from "./domain/campaign.ts";
import { Picker } from "./picker/Picker.tsx";
import { WaysToFind } from "./picker/WaysToFind.tsx";
import { SampleNote } from "./results/SampleNote.tsx";
import { ProviderToggle } from "./sending/ProviderToggle.tsx";
import { useActions, useCampaign, useContact, useWording } from "./state/contact-context.ts";
import { isUnsettled } from "./state/contact-state.ts";
import type { EndedLookup } from "./state/effects.ts";
import type { ColoursOnPage } from "./state/on-demand-files.ts";
import { ThemeRoot } from "./theme/ThemeRoot.tsx";
import { colour, SPACE, UNDER_HEADER } from "./theme/tokens.ts";

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
function useColoursOnPage(root: ShadowRoot, isWanted: boolean): ColoursOnPage | null {
  const file = useContact(({ files }) => files.pageGround);
  const [colours, setColours] = useState<ColoursOnPage | null>(null);
  // Before the first painting, so that no other colours are seen.
  useLayoutEffect(() => {
    if (isWanted) return file?.followGround(root, setColours);
  }, [root, file, isWanted]);
  return isWanted ? colours : null;
}

/** The element's content: picker, provider, results, dialogs and toasts. */
export function ContactTd() {
  // The dialog of a letter stays when the campaign closes meanwhile.
  const texts = useContact(({ sending, campaign, settings }) =>
    sending.status === "idle" ? textsIn(campaign, settings.lang).shownInstead : null,
  );
  const file = useContact((state) => state.files.results);
  const lastButton = useRef<HTMLElement>(null);
  const status = useRef<HTMLParagraphElement>(null);

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
        <Controls>
          <Picker lookupStatus={status} />
          <WaysToFind lookupStatus={status} />
          <ProviderAtPicker />
        </Controls>
        <LookupArea status={status} />
        {file ? <file.PageCopy /> : null}
      </ElementBox>
      {file ? <file.Dialogs lastButton={lastButton} /> : null}
    </>
  );
}

/** The choice of the mail service until TDs are found; then the choice stands beside the large button. */
function ProviderAtPicker() {
  const isFound = useContact(({ lookup }) => lookup.status === "found");
  return isFound ? null : <ProviderToggle />;
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

/** The lookup and its results. Another state of the lookup renders no other component again. */
function LookupArea({ status }: { status: RefObject<HTMLParagraphElement | null> }) {
  const wording = useWording();
  const lookup = useContact((state) => state.lookup);
  // After a choice by finger or on the map the status has the focus: the TDs come to the top of the
  // screen. After another choice the TDs come into view below the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of a lookup runs the effect once
  useEffect(() => {
    const node = status.current;
    const root = node?.getRootNode() as ShadowRoot | undefined;
    if (root?.activeElement === node) node?.scrollIntoView();
    else if (root?.activeElement) root.querySelector("h3")?.scrollIntoView({ block: "nearest" });
  }, [lookup.status, status]);
  return (
    <>
      {/* The rules of a spinner would delay the response to a choice, so they come before. */}
      <Spinner hidden />
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

/**
 * The results of a lookup, or that their file could not be loaded; inert while the field holds another
 * text. `status` receives the focus when a new lookup removes the results.
 */
function ResultsArea(props: { lookup: EndedLookup; status: RefObject<HTMLElement | null> }) {
  const { lookup, status } = props;
  const file = useContact((state) => state.files.results);
  const isPale = useContact(isUnsettled);
  const box = useRef<HTMLDivElement>(null);
  useFocusOnRemoval(box, () => status.current);
  return (
    <LookupBox ref={box} role={file ? undefined : "alert"} inert={isPale}>
      {file ? <file.Results lookup={lookup} /> : <SampleNote constituency={lookup.constituency} />}
    </LookupBox>
  );
}

const ElementBox = styled.div`
  container-type: inline-size;
  padding: ${SPACE.l};
  background: var(--ground);
`;

const Controls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${SPACE.s};
  @container (min-width: 45em) {
    grid-template-columns: minmax(15em, 1fr) minmax(0, auto);
    align-items: end;
    column-gap: ${SPACE.xxl};
    /* The provider stands beside the field, and the ways to find a constituency below. */
    > [part="provider"] {
      grid-area: 1 / 2;
    }
  }
`;

/* The scroll margin is also the room of a notice at the top of a phone's screen. */
const LookupStatus = styled.div`
  scroll-margin-top: ${UNDER_HEADER};
  display: flex;
  align-items: center;
  gap: ${SPACE.m};
  font-size: 1.125em;
  font-weight: 700;
  &:empty {
    outline: 0;
  }
  &:not(:empty) {
    margin-top: ${SPACE.xl};
  }
`;

/* The bar of the large button stays: its text says what to do. */
const LookupBox = styled.div`
  &[inert] > div > :not([data-bar]) {
    opacity: 0.35;
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
