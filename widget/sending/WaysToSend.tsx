import { type ReactNode, useContext, useMemo } from "react";
import styled from "styled-components";
import { fields } from "../../api/contract/json.ts";
import type { Provider } from "../../api/contract/names.ts";
import type { Td } from "../../api/contract/td.ts";
import { Button, type ButtonVariant } from "../components/Button.tsx";
import { Disclosure } from "../components/Disclosure.tsx";
import { MASKED } from "../components/masked.ts";
import { SegmentedControl } from "../components/SegmentedControl.tsx";
import { providerOf, waysOn } from "../domain/compose-links.ts";
import type { LetterText } from "../domain/letter.ts";
import { type ComposeKind, TOGGLE_PROVIDERS } from "../domain/providers.ts";
import { publishedCampaign } from "../domain/published-text.ts";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import { letterLanguageOf, useResultsWording } from "../state/results-wording.ts";
import { colour, SPACE } from "../theme/tokens.ts";
import { MeetingLetter, useDraft, useLetterActions, useNameOf } from "./letter-context.ts";
import { PostLetters } from "./PostLetters.tsx";

/** Returns the providers of the choice: every element's, and the `provider` attribute's. */
function useToggleProviders(): readonly Provider[] {
  const preset = useContact((state) => state.settings.provider ?? state.provider);
  return [...new Set([...TOGGLE_PROVIDERS, preset])];
}

/** The choice of the provider for the large button. */
export function ProviderToggle() {
  const { setProvider } = useActions();
  const nameOf = useNameOf();
  return (
    <SegmentedControl
      title={useWording().provider.title}
      titleHidden
      part="provider"
      options={useToggleProviders().map((value) => ({ value, name: nameOf(value) }))}
      value={useContact((state) => state.provider)}
      onChange={setProvider}
    />
  );
}

/**
 * All ways to send but the large button's, always there: no browser tells whether a mail window opened.
 * Once a letter `isTried`, the list has the large button's own ways too, but not paper.
 */
export function OtherWaysToSend(props: {
  recipients: readonly Td[];
  isTried?: boolean;
  isOpenAtFirst?: boolean;
}) {
  const { recipients, isTried = false, isOpenAtFirst = false } = props;
  const { otherWays: wording, results } = useResultsWording();
  const toggleProviders = useToggleProviders();
  return (
    <Disclosure
      title={isTried ? wording.titleAfterSending : wording.another}
      label={isTried ? undefined : wording.titleBeforeSending}
      isOpenAtFirst={isOpenAtFirst}
    >
      {recipients.length === 0 ? (
        <p>{results.nobody}</p>
      ) : (
        <Ways
          recipients={recipients}
          first="mail-app"
          isTried={isTried}
          has={(kind) => isTried || !toggleProviders.includes(providerOf(kind))}
        >
          {isTried ? null : <PostLetters recipients={recipients} />}
        </Ways>
      )}
    </Disclosure>
  );
}

/**
 * The ways to send that pass `has`, in the one order: the first, the letter and the addresses to copy,
 * all others in a line, and `children`.
 */
export function Ways(props: {
  recipients: readonly Td[];
  /** The way that stands out, filled once a letter `isTried`; null for none. */
  first: ComposeKind | null;
  isTried?: boolean;
  has?: (kind: ComposeKind) => boolean;
  /** What stands before the ways, in place of the hint. */
  lead?: ReactNode;
  children?: ReactNode;
}) {
  const { recipients, first, isTried = false, has = () => true, lead, children } = props;
  const { hint } = useResultsWording().otherWays;
  return (
    <WayList>
      {lead ?? <p>{hint}</p>}
      <FirstWay>
        <WayButtons
          recipients={recipients}
          $variant={isTried ? "primary" : "outline"}
          has={(kind) => kind === first && has(kind)}
        />
      </FirstWay>
      <CopyButtons recipients={recipients} />
      <WayLine>
        <WayButtons
          recipients={recipients}
          $variant="quiet"
          has={(kind) => kind !== first && has(kind)}
        />
      </WayLine>
      {children}
    </WayList>
  );
}

/** Buttons that open the letter in those mail services and apps that pass `has`. */
export function WayButtons(props: {
  recipients: readonly Td[];
  has: (kind: ComposeKind) => boolean;
  $variant: ButtonVariant;
}) {
  const { recipients, has, $variant } = props;
  const nameOf = useNameOf();
  const { send } = useLetterActions();
  const meeting = useContext(MeetingLetter);
  const device = useContact((state) => state.device);
  return waysOn(device)
    .filter(has)
    .map((kind) => (
      <Button key={kind} $variant={$variant} onClick={() => send(recipients, kind, meeting)}>
        {nameOf(kind, "asLink")}
      </Button>
    ));
}

/** Buttons that copy the letter and the addresses. */
export function CopyButtons(props: { recipients: readonly Td[]; $variant?: ButtonVariant }) {
  const { recipients, $variant = "outline" } = props;
  const { otherWays: wording } = useResultsWording();
  const { copy } = useLetterActions();
  const { body, recipients: to } = useDraft(recipients);
  const provider = useContact(({ provider, sending }) =>
    sending.status === "idle" ? provider : sending.provider,
  );
  // Outlook reads addresses between commas as one name.
  const addresses = to.join(provider.startsWith("outlook") ? "; " : ", ");
  if (to.length === 0) return null;
  return (
    <>
      <Button $variant={$variant} onClick={() => copy(body, { code: "letter-copied" })}>
        {wording.copyLetter}
      </Button>
      <Button $variant={$variant} onClick={() => copy(addresses, { code: "addresses-copied" })}>
        {wording.copyAddresses}
      </Button>
    </>
  );
}

/** The campaign's letter that asks to meet, and the ways to send it; nothing where the campaign has none. */
export function AskToMeet(props: { recipients: readonly Td[]; first: ComposeKind }) {
  const { title } = useResultsWording().meeting;
  const campaign = useContact((state) => state.campaign);
  const language = useContact(letterLanguageOf);
  const letter = useMemo(
    () => meetingLetter(publishedCampaign(campaign, language).texts),
    [campaign, language],
  );
  return letter === null ? null : (
    <Disclosure title={title}>
      <MeetingLetter.Provider value={letter}>
        <Ways {...props} lead={<MeetingText recipients={props.recipients} />} />
      </MeetingLetter.Provider>
    </Disclosure>
  );
}

function MeetingText({ recipients }: { recipients: readonly Td[] }) {
  const { hint } = useResultsWording().meeting;
  const language = useContact(letterLanguageOf);
  const { subject, body } = useDraft(recipients);
  return (
    <>
      <p>{hint}</p>
      <LetterBox lang={language} {...MASKED}>
        <strong>{subject}</strong>
        {`\n\n${body.trim()}`}
      </LetterBox>
    </>
  );
}

/** Returns the letter that asks to meet among a campaign's texts of any shape; null without one. */
function meetingLetter(texts: unknown): LetterText | null {
  const { meeting, letter } = fields(texts);
  const { subject, body } = fields(meeting);
  if (typeof subject !== "string" || typeof body !== "string") return null;
  return { subject, body, salutationToOne: `${fields(letter).salutationToOne ?? ""}` };
}

const FirstWay = styled.div`
  display: grid;
  &:empty {
    display: none;
  }
`;

const WayLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${SPACE.l};
`;

/** A grid of ways to send; a text fills a row. */
export const WayList = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.25em), 1fr));
  gap: ${SPACE.s};
  margin-block: ${SPACE.s};
  > :not(a, button) {
    grid-column: 1 / -1;
    min-width: 0;
  }
`;

const LetterBox = styled.p`
  padding: ${SPACE.m} ${SPACE.l};
  border: 2px solid ${colour("ink")};
  background: ${colour("paperRaised")};
  white-space: pre-line;
  overflow-wrap: break-word;
`;
