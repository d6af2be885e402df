import { type RefObject, useId } from "react";
import styled from "styled-components";
import { LANGUAGES, type Language } from "../../api/contract/language.ts";
import type { Td } from "../../api/contract/td.ts";
import { paragraphsOf } from "../domain/letter.ts";
import { SegmentedChoice } from "../parts/SegmentedChoice.tsx";
import { screenOnly } from "../parts/screen-only.ts";
import { useResultsWording } from "../sending/letter-context.ts";
import { letterOf } from "../sending/letter-of.ts";
import { useActions, useContact } from "../state/contact-context.ts";
import { letterLanguageOf } from "../state/contact-state.ts";
import { colour, SPACE } from "../theme/tokens.ts";

/** Each language by its own name. */
const NAMES: Record<Language, string> = { en: "English", ga: "Gaeilge" };

/**
 * The letter as it will be sent, on a sheet. What the supporter adds to it is marked.
 *
 * @param props.recipients null for the sample
 * @param props.text receives the element with the letter's text
 */
export function EmailPreview(props: {
  recipients: readonly Td[] | null;
  text?: RefObject<HTMLDivElement | null>;
}) {
  const { recipients, text } = props;
  const texts = useResultsWording().preview;
  const letter = useContact(letterOf);
  const ownWords = useContact((state) => state.ownWords);
  const paragraphs = paragraphsOf(letter, ownWords, recipients ?? []);
  const language = useContact(letterLanguageOf);
  const { lang } = useContact((state) => state.settings);
  const title = useId();
  return (
    <section aria-labelledby={title} part="preview">
      <PartTitle id={title}>{texts.title}</PartTitle>
      <LetterLanguage />
      <LetterPage lang={language}>
        <LetterSubject>
          <span lang={lang}>{texts.subject}</span> {letter.subject}
        </LetterSubject>
        <div ref={text}>
          {paragraphs.map(({ text, isOwn }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no other identity
            <LetterParagraph key={index}>{isOwn ? <mark>{text}</mark> : text}</LetterParagraph>
          ))}
        </div>
        {paragraphs.at(-1)?.isOwn ? null : <SignatureLine aria-hidden="true" />}
      </LetterPage>
      <RecipientCount>
        {/* The sample stands for one TD. */}
        <strong>{texts.recipients(recipients?.length ?? 1)}</strong>
        {recipients === null ? null : (
          <>
            <br />
            {texts.editable}
          </>
        )}
      </RecipientCount>
    </section>
  );
}

/** The choice of the letter's language, where the campaign has an Irish letter. */
function LetterLanguage() {
  const { language: title } = useResultsWording().preview;
  const { setLetterLanguage } = useActions();
  const chosen = useContact(letterLanguageOf);
  const hasIrish = useContact(({ campaign }) => campaign.ga !== null);
  return hasIrish ? (
    <ChoiceBox>
      <SegmentedChoice
        title={title}
        values={LANGUAGES}
        chosen={chosen}
        nameOf={(language) => NAMES[language]}
        lang={(language) => language}
        onChoose={setLetterLanguage}
      />
    </ChoiceBox>
  ) : null;
}

/** The title of a part of the results. */
export const PartTitle = styled.h4`
  margin: 0 0 ${SPACE.s};
  font-size: 1.125em;
  font-weight: 700;
`;

const ChoiceBox = styled.div`
  width: fit-content;
  margin-bottom: ${SPACE.m};
  ${screenOnly}
`;

/* On a phone as wide as the element, so that a line has room for 40 characters. */
const LetterPage = styled.div`
  margin-inline: -${SPACE.l};
  padding: ${SPACE.xl} ${SPACE.l};
  border-block: 2px solid ${colour("ink")};
  background: ${colour("paper")};
  font-size: 0.9375em;
  line-height: 1.6;
  overflow-wrap: break-word;
  @container (min-width: 26em) {
    margin-inline: 0;
    padding: ${SPACE.xl};
    border: 2px solid ${colour("ink")};
  }
`;

const LetterSubject = styled.p`
  padding-bottom: ${SPACE.m};
  border-bottom: 1px solid ${colour("rule")};
  font-weight: 700;
  span {
    display: block;
    color: ${colour("inkSoft")};
    font-weight: 400;
  }
`;

const LetterParagraph = styled.p`
  margin-top: 1em;
  white-space: pre-line;
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
`;

/* Space for the supporter's name. */
const SignatureLine = styled.div`
  width: 60%;
  margin-top: ${SPACE.xxl};
  border-bottom: 2px dotted ${colour("inkSoft")};
`;

const RecipientCount = styled.p`
  margin-top: ${SPACE.m};
`;
