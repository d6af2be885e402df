import { type MouseEvent, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import styled from "styled-components";
import { fields } from "../../api/contract/json.ts";
import type { Provider } from "../../api/contract/names.ts";
import type { Td } from "../../api/contract/td.ts";
import { Button, type ButtonVariant, LinkButton, NEW_TAB } from "../components/Button.tsx";
import { Disclosure, Row } from "../components/Disclosure.tsx";
import { MASKED } from "../components/masked.ts";
import { SegmentedControl } from "../components/SegmentedControl.tsx";
import { createDraft, type LetterText } from "../domain/letter.ts";
import {
  type ComposeKind,
  composeLinks,
  providerOf,
  TOGGLE_PROVIDERS,
} from "../domain/providers.ts";
import { publishedCampaign } from "../domain/published-text.ts";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import { letterLanguageOf, useResultsWording } from "../state/results-wording.ts";
import { colour, SPACE } from "../theme/tokens.ts";
import {
  MeetingLetter,
  useDraft,
  useLetter,
  useLetterActions,
  useNameOf,
} from "./letter-context.ts";

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
          {isTried ? null : <PostWay recipients={recipients} />}
        </Ways>
      )}
    </Disclosure>
  );
}

/** The button that prints the letters, which comes with its file. */
function PostWay({ recipients }: { recipients: readonly Td[] }) {
  const [file, setFile] = useState<typeof import("./PostLetters.tsx") | null>(null);
  useEffect(() => {
    void import("./PostLetters.tsx").then(
      ({ PostLetters }) => setFile({ PostLetters }),
      () => {},
    );
  }, []);
  return file && <file.PostLetters recipients={recipients} />;
}

/** The ways to send that pass `has`: the first, what can be copied, all others, `children`. */
export function Ways(props: {
  recipients: readonly Td[];
  /** The way that is a button of its own, filled once a letter `isTried`; null for none. */
  first: ComposeKind | null;
  isTried?: boolean;
  has?: (kind: ComposeKind) => boolean;
  /** The content before the ways, in place of the hint. */
  lead?: ReactNode;
  children?: ReactNode;
}) {
  const { recipients, first, isTried = false, has = () => true, lead, children } = props;
  const { hint } = useResultsWording().otherWays;
  return (
    <WayList>
      {lead ?? <p>{hint}</p>}
      <FirstWay>
        <ProviderLinks
          recipients={recipients}
          $variant={isTried ? "primary" : "outline"}
          has={(kind) => kind === first && has(kind)}
        />
      </FirstWay>
      <CopyButtons recipients={recipients} codes={["letter-copied", "addresses-copied"]} />
      <Row>
        <ProviderLinks
          recipients={recipients}
          $variant="quiet"
          has={(kind) => kind !== first && has(kind)}
        />
        <CopyButtons recipients={recipients} $variant="quiet" codes={["all-copied"]} />
      </Row>
      {children}
    </WayList>
  );
}

/**
 * Links to the letter in those mail services and apps that pass `has`. A click sends as the large button
 * does, so that the letter is counted; the address serves the browser's own menu. Until a press opens
 * that menu, the address is without the supporter's words: analytics of the host's page read attributes.
 */
export function ProviderLinks(props: {
  recipients: readonly Td[];
  has: (kind: ComposeKind) => boolean;
  $variant: ButtonVariant;
}) {
  const { recipients, has, $variant } = props;
  const nameOf = useNameOf();
  const { send } = useLetterActions();
  const meeting = useContext(MeetingLetter);
  const device = useContact((state) => state.device);
  const draft = useDraft(recipients);
  const draftWithoutWords = createDraft(recipients, "gmail", useLetter(recipients));
  const linksWithoutWords = composeLinks(draftWithoutWords, device);
  return composeLinks(draft, device).map(({ kind, href }, index) => {
    if (!has(kind)) return null;
    const addWords = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
      link.href = href;
    };
    return (
      <LinkButton
        key={kind}
        $variant={$variant}
        href={linksWithoutWords[index]?.href}
        onContextMenu={addWords}
        onMouseDown={(event) => event.button !== 0 && addWords(event)}
        {...NEW_TAB}
        onClick={(event) => {
          event.preventDefault();
          send(recipients, kind, meeting);
        }}
      >
        {nameOf(kind, "asLink")}
      </LinkButton>
    );
  });
}

const COPY_CODES = ["letter-copied", "addresses-copied", "all-copied"] as const;

/** Buttons that copy the letter, the addresses, or both with the subject, each part labelled. */
export function CopyButtons(props: {
  recipients: readonly Td[];
  $variant?: ButtonVariant;
  codes?: readonly (typeof COPY_CODES)[number][];
}) {
  const { recipients, $variant = "outline", codes = COPY_CODES } = props;
  const { otherWays: wording, confirm } = useResultsWording();
  const { copy } = useLetterActions();
  const { body, subject, recipients: to } = useDraft(recipients);
  const provider = useContact(({ provider, sending }) =>
    sending.status === "idle" ? provider : sending.provider,
  );
  // Outlook reads addresses between commas as one name.
  const addresses = to.join(provider.startsWith("outlook") ? "; " : ", ");
  const all = `${confirm.to(addresses)}\n${confirm.subject(subject)}\n\n${body}`;
  const choices = {
    "letter-copied": [wording.copyLetter, body],
    "addresses-copied": [wording.copyAddresses, addresses],
    "all-copied": [wording.copyAll, all],
  } as const;
  if (to.length === 0) return null;
  return codes.map((code) => {
    const [title, text] = choices[code];
    return (
      <Button key={code} $variant={$variant} onClick={() => copy(text, { code })}>
        {title}
      </Button>
    );
  });
}

type AskToMeetProps = {
  recipients: readonly Td[];
  /** The way that stands first. */
  first: ComposeKind;
};

/** The campaign's letter that asks to meet, and the ways to send it; nothing where the campaign has none. */
export function AskToMeet(props: AskToMeetProps) {
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
        <MeetingWays {...props} />
      </MeetingLetter.Provider>
    </Disclosure>
  );
}

function MeetingWays({ recipients, first }: AskToMeetProps) {
  const { hint } = useResultsWording().meeting;
  const language = useContact(letterLanguageOf);
  const { subject, body } = useDraft(recipients);
  const lead = (
    <>
      <p>{hint}</p>
      <LetterBox lang={language} {...MASKED}>
        <strong>{subject}</strong>
        {`\n\n${body.trim()}`}
      </LetterBox>
    </>
  );
  return <Ways recipients={recipients} first={first} lead={lead} />;
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
