import { type RefObject, useId } from "react";
import styled from "styled-components";
import { useContact, useLetter } from "../state/contact-context.ts";
import { letterLanguageOf } from "../state/contact-state.ts";
import { colour, SPACE } from "../theme/tokens.ts";
import { useAnswerWording } from "./answer-wording.ts";
import { LetterLanguage } from "./LetterLanguage.tsx";

/**
 * The letter as it will be sent, on a page set in a typewriter face.
 *
 * @param props.recipients number of recipients; null for the sample, which cannot be sent to
 * @param props.text receives the element with the letter's text
 */
export function EmailPreview(props: {
  recipients: number | null;
  text?: RefObject<HTMLParagraphElement | null>;
}) {
  const { recipients, text } = props;
  const texts = useAnswerWording().preview;
  const { subject, body } = useLetter();
  const isSigned = useContact(({ ownWords: { name, town } }) => `${name}${town}`.trim() !== "");
  const language = useContact(letterLanguageOf);
  const { lang } = useContact((state) => state.settings);
  const title = useId();
  return (
    <section aria-labelledby={title} part="preview">
      <PreviewTitle id={title}>{texts.title}</PreviewTitle>
      <LetterLanguage />
      <LetterPage lang={language}>
        <LetterSubject>
          <span lang={lang}>{texts.subject}</span> {subject}
        </LetterSubject>
        <LetterText ref={text}>{body.trim()}</LetterText>
        {isSigned ? null : <SignatureLine aria-hidden="true" />}
      </LetterPage>
      {recipients === null ? null : (
        <RecipientCount>
          <strong>{texts.recipients(recipients)}</strong>
          <br />
          {texts.editable}
        </RecipientCount>
      )}
    </section>
  );
}

const PreviewTitle = styled.h4`
  margin: 0 0 ${SPACE.s};
  font-size: 1.125em;
  font-weight: 700;
`;

const LetterPage = styled.div`
  padding: ${SPACE.xl} ${SPACE.l};
  border: 2px solid ${colour("ink")};
  background: ${colour("paper")};
  font-family: "American Typewriter", "Courier Prime", "Courier New", ui-monospace, monospace;
  font-size: 0.9375em;
  line-height: 1.6;
  overflow-wrap: break-word;
  @container (min-width: 420px) {
    padding: ${SPACE.xl};
  }
`;

const LetterSubject = styled.p`
  margin: 0 0 ${SPACE.l};
  padding-bottom: ${SPACE.m};
  border-bottom: 1px solid ${colour("rule")};
  font-weight: 700;
  span {
    display: block;
    color: ${colour("inkSoft")};
    font-weight: 400;
  }
`;

const LetterText = styled.p`
  white-space: pre-wrap;
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
