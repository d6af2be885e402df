import { useId, useState } from "react";
import styled from "styled-components";
import type { Language } from "../../api/contract/language.ts";
import type { Td } from "../../api/contract/td.ts";
import { Button, NEW_TAB } from "../components/Button.tsx";
import { MASKED } from "../components/masked.ts";
import { joinNames, paragraphsOf, reasonPlace } from "../domain/letter.ts";
import { publishedCampaign } from "../domain/published-text.ts";
import { figureOf } from "../domain/reader.ts";
import { useLetter, useLetterActions, useLetterSource } from "../sending/letter-context.ts";
import { activeSince, earlierLetter, isSecond } from "../sending/second-letter.ts";
import { useActions, useContact } from "../state/contact-context.ts";
import { letterLanguageOf, useResultsWording } from "../state/results-wording.ts";
import { colour, ELEMENT_INSET, SPACE, UNDER_HEADER } from "../theme/tokens.ts";
import { ReasonForm, SupporterSignature } from "./OwnWords.tsx";

/** Each language's name in that language. */
const LANGUAGE_NAMES: Record<Language, string> = { en: "English", ga: "Gaeilge" };

/**
 * The letter as it will be sent, with the supporter's own words marked, and the fields for these words at
 * their places. A narrow sheet shows the first lines until a press. `recipients` is null for the sample,
 * which has no fields.
 */
export function EmailPreview({ recipients }: { recipients: readonly Td[] | null }) {
  const wording = useResultsWording().preview;
  const letter = useLetter(recipients ?? []);
  const ownWords = useContact((state) => state.ownWords);
  const language = useContact(letterLanguageOf);
  // The field is open from the start where a reason was kept.
  const [isReasonOpen, setIsReasonOpen] = useState(ownWords.why !== "");
  const [isWhole, setIsWhole] = useState(isReasonOpen);
  const id = useId();
  const place = reasonPlace(letter.body);
  const paragraphs = paragraphsOf(letter, ownWords, recipients ?? []);
  const hasFigure = paragraphs.some(({ text }) => text === letter.figure);
  return (
    <section aria-label={wording.title} part="preview">
      <LetterPage>
        <LetterSubject>
          <SubjectLabel>{wording.subject}</SubjectLabel>{" "}
          <span lang={language}>{letter.subject}</span>
        </LetterSubject>
        <LetterText id={id} lang={language} $isWhole={isWhole}>
          {paragraphs.flatMap(({ text, isOwn }, index) => [
            index === place && recipients !== null ? (
              <ReasonForm
                key="reason"
                isOpen={isReasonOpen}
                onToggle={() => {
                  setIsReasonOpen(!isReasonOpen);
                  setIsWhole(true);
                }}
              />
            ) : null,
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no other identity
              key={index}
              data-replaced={(isOwn && index === place && isReasonOpen) || undefined}
            >
              {isOwn ? <mark {...MASKED}>{text}</mark> : text}
            </p>,
          ])}
        </LetterText>
        <ReadButton
          $variant="quiet"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? wording.less : wording.more}
        </ReadButton>
        {recipients === null ? null : <SupporterSignature />}
      </LetterPage>
      <LetterFacts>
        {/* A translator would keep the number in an old element. The sample stands for one TD. */}
        <strong key={recipients?.length}>{wording.recipients(recipients?.length ?? 1)}</strong>
        <OtherLanguage />
        {recipients === null ? null : <span>{wording.editable}</span>}
        {hasFigure ? <FigureSource /> : null}
      </LetterFacts>
    </section>
  );
}

/** Says where the figure of the place is from. */
function FigureSource() {
  const wording = useResultsWording().letter;
  const { campaign, lookup, settings } = useLetterSource();
  const setting = { ...publishedCampaign(campaign, settings.lang), language: settings.lang };
  const figure = lookup.status === "found" ? figureOf(lookup.constituency, setting) : null;
  if (figure === null) return null;
  const source = wording.figure(figure.source, figure.date);
  return (
    <small>
      {figure.url === "" ? (
        source
      ) : (
        <a href={figure.url} {...NEW_TAB}>
          {source}
        </a>
      )}
    </small>
  );
}

/** Shows the letter in the other language, where the campaign has an Irish letter. */
function OtherLanguage() {
  const wording = useResultsWording().preview;
  const { setLetterLanguage } = useLetterActions();
  const hasIrish = useContact(({ campaign }) => campaign.ga !== null);
  const other = useContact(letterLanguageOf) === "ga" ? "en" : "ga";
  return hasIrish ? (
    <Button
      $variant="quiet"
      aria-label={`${wording.language}: ${LANGUAGE_NAMES[other]}`}
      onClick={() => setLetterLanguage(other)}
    >
      <span lang={other}>{LANGUAGE_NAMES[other]}</span>
    </Button>
  ) : null;
}

/** Says which letter these TDs get and offers the other, or that a reminder's link is too old. */
export function SecondLetterNote({ recipients }: { recipients: readonly Td[] }) {
  const { second: wording, record } = useResultsWording();
  const { setEarlier } = useActions();
  const claims = useContact((state) => state.earlier);
  const lookup = useContact((state) => state.lookup);
  const earlier = earlierLetter({ earlier: claims, lookup });
  if (earlier === null || lookup.status !== "found") return null;
  if (!earlier.isValid) return <NoteBox role="note">{wording.usual}</NoteBox>;
  const { isLeft, formerTds } = earlier;
  const day = record.day(earlier.writtenOn);
  const isOffered = isSecond({ ...earlier, isLeft: false }, recipients);
  const letter = isLeft ? wording.first : wording.second(day);
  const active = activeSince(earlier.writtenOn, lookup.tds, lookup.votes);
  const names = active.map(({ name }) => name);
  return (
    <NoteBox role="note">
      <p>{isOffered ? letter : wording.notSecond(day)}</p>
      {active.length > 0 && !isLeft ? (
        <p>{wording.active(joinNames(names, wording.and), active.length)}</p>
      ) : null}
      {formerTds.length > 0 ? <p>{wording.formerTds(joinNames(formerTds, wording.and))}</p> : null}
      {isOffered ? (
        <Button $variant="quiet" onClick={() => setEarlier({ isLeft: !isLeft })}>
          {isLeft ? wording.toSecond : wording.toFirst}
        </Button>
      ) : null}
    </NoteBox>
  );
}

/* On a phone the sheet is as wide as the element, so that a line has room for 40 characters. */
const LetterPage = styled.div`
  margin-inline: calc(-1 * ${ELEMENT_INSET});
  padding: ${SPACE.l} ${ELEMENT_INSET};
  border-block: 2px solid ${colour("ink")};
  background: ${colour("paperRaised")};
  line-height: 1.55;
  overflow-wrap: break-word;
  @container (min-width: 26em) {
    margin-inline: 0;
    padding: ${SPACE.xl};
    border: 2px solid ${colour("ink")};
  }
  /* The end of a sheet would cut the frame. */
  @media print {
    padding: 0;
    border: 0;
  }
  /* The focus leaves no control under the page's header or the bar at the foot of the screen. */
  button,
  input,
  textarea {
    scroll-margin-block: ${UNDER_HEADER} 12rem;
  }
`;

const LetterSubject = styled.p`
  padding-bottom: ${SPACE.m};
  border-bottom: 1px solid ${colour("rule")};
  font-weight: 700;
  line-height: 1.35;
`;

const SubjectLabel = styled.span`
  margin-inline-end: ${SPACE.xs};
  color: ${colour("inkSoft")};
  font-weight: 400;
`;

/* A narrow sheet shows sixteen lines, the last of which fades. Print and a wide sheet show the whole letter. */
const LetterText = styled.div<{ $isWhole: boolean }>`
  p {
    margin-top: 0.75em;
    white-space: pre-line;
  }
  @media screen {
    [data-replaced] {
      display: none;
    }
  }
  mark {
    display: block;
    background: none;
    color: inherit;
    @media screen {
      margin-inline-start: -${SPACE.l};
      padding-inline-start: ${SPACE.s};
      border-inline-start: ${SPACE.s} solid ${colour("marigold")};
    }
  }
  @media screen {
    @container (max-width: 44.99em) {
      ${({ $isWhole }) =>
        !$isWhole &&
        `max-height: 24.8em; overflow: hidden; mask-image: linear-gradient(currentColor 75%, transparent);`}
    }
  }
`;

const ReadButton = styled(Button)`
  display: flex;
  margin-inline: auto -2px;
  @container (min-width: 45em) {
    display: none;
  }
`;

const LetterFacts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${SPACE.l};
  margin-top: ${SPACE.s};
  > strong {
    margin-inline-end: auto;
  }
  > span,
  > small {
    color: ${colour("inkSoft")};
    font-size: 0.9375em;
  }
`;

const NoteBox = styled.div`
  display: grid;
  justify-items: start;
  gap: ${SPACE.s};
  margin-bottom: ${SPACE.l};
  padding-inline-start: ${SPACE.m};
  border-inline-start: ${SPACE.s} solid ${colour("marigold")};
`;
