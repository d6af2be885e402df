import { type ChangeEvent, type MouseEvent, useEffect, useId, useRef, useState } from "react";
import styled from "styled-components";
import { ENGLISH_BEGINNINGS } from "../../api/contract/campaign/default-letters.ts";
import { Button } from "../components/Button.tsx";
import { Row } from "../components/Disclosure.tsx";
import { fieldFrame, keepWheel } from "../components/field.ts";
import { MASKED } from "../components/masked.ts";
import { NO_OWN_WORDS, type OwnWords, WORD_LIMITS, withinLimit } from "../domain/own-words.ts";
import { publishedText } from "../domain/published-text.ts";
import { useLetterActions } from "../sending/letter-context.ts";
import { useContact } from "../state/contact-context.ts";
import { letterLanguageOf, useResultsWording } from "../state/results-wording.ts";
import { colour, SPACE, TARGET_SIZE, UNDER_HEADER } from "../theme/tokens.ts";

/**
 * Why the letter matters to the supporter, at its place in the letter behind a button. An open form
 * stands for the paragraph; the press on the button brings the focus into the field.
 */
export function ReasonForm({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const wording = useResultsWording().ownWords;
  const { write } = useLetterActions();
  const { lang } = useContact(({ settings }) => settings);
  const language = useContact(letterLanguageOf);
  const campaign = useContact((state) => state.campaign);
  const beginnings = publishedText(campaign, language, "beginnings") ?? ENGLISH_BEGINNINGS;
  const why = useContact(({ ownWords }) => ownWords.why);
  const device = useContact((state) => state.device);
  const form = useRef<HTMLDivElement>(null);
  const details = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const id = useId();
  const focusField = () =>
    details.current?.querySelector("textarea")?.focus({ preventScroll: true });
  useEffect(() => {
    if (!isOpen || !isPressed.current) return;
    // On a phone the keyboard covers the lower half of the screen.
    form.current?.scrollIntoView({ block: device === "desktop" ? "nearest" : "start" });
  }, [isOpen, device]);

  function writeAndFocus(event: MouseEvent, change: Partial<OwnWords>): void {
    event.preventDefault();
    write(change);
    focusField();
  }

  return (
    <FormBox ref={form} data-controls lang={lang}>
      <Button
        $variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={(event) => {
          isPressed.current = true;
          event.preventDefault();
          // Phones open their keyboard only in the press, which comes before the rendering.
          if (details.current) details.current.hidden = isOpen;
          focusField();
          onToggle();
        }}
      >
        {wording.open}
      </Button>
      <div ref={details} id={id} hidden={!isOpen}>
        <WordField word="why" />
        {why === "" ? (
          <Beginnings $gap={SPACE.xs} lang={language} role="group" aria-label={wording.prompts}>
            {beginnings.split("\n").map((beginning) => (
              <Button
                key={beginning}
                onClick={(event) => writeAndFocus(event, { why: `${beginning} ` })}
              >
                {beginning} …
              </Button>
            ))}
          </Beginnings>
        ) : null}
        <p>
          <small>{wording.promise}</small>{" "}
          <Button
            $variant="quiet"
            aria-label={wording.clearName}
            onClick={(event) => writeAndFocus(event, NO_OWN_WORDS)}
          >
            {wording.clear}
          </Button>
        </p>
      </div>
    </FormBox>
  );
}

/** The supporter's name, on the line under the letter's closing words, and then their town. */
export function SupporterSignature() {
  const wording = useResultsWording().ownWords;
  const isSigned = useContact(({ ownWords }) => ownWords.name !== "" || ownWords.town !== "");
  return (
    <SignatureBox data-controls>
      <WordField word="name" hint={wording.optional} />
      {isSigned ? <WordField word="town" /> : null}
    </SignatureBox>
  );
}

/** The supporter's details that a browser may fill into the fields. */
const AUTO_COMPLETE = { name: "name", town: "address-level2", why: "off" } as const;

/** A field for one of the texts that the supporter adds to the letter, which says when the end was cut. */
export function WordField({ word, hint }: { word: keyof typeof AUTO_COMPLETE; hint?: string }) {
  const wording = useResultsWording().ownWords;
  const { write } = useLetterActions();
  const text = useContact(({ ownWords }) => ownWords[word]);
  const [isCut, setIsCut] = useState(false);
  const id = useId();
  const Field = word === "why" ? "textarea" : "input";
  return (
    <FieldBox>
      <label htmlFor={id}>{wording[word]}</label>{" "}
      {hint === undefined ? null : <small id={`${id}-hint`}>{hint}</small>}
      <Field
        {...MASKED}
        id={id}
        rows={5}
        aria-describedby={`${id}-hint ${id}-cut`}
        autoComplete={AUTO_COMPLETE[word]}
        onWheel={keepWheel}
        value={text}
        onChange={({ target }: ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) => {
          setIsCut(withinLimit(word, target.value) !== target.value);
          write({ [word]: target.value });
        }}
      />
      <CutMessage id={`${id}-cut`} role="status">
        {isCut && text !== "" ? wording.tooLong(wording[word], WORD_LIMITS[word]) : null}
      </CutMessage>
    </FieldBox>
  );
}

const FormBox = styled.div`
  scroll-margin-top: ${UNDER_HEADER};
  margin-top: ${SPACE.xs};
  > div:not([hidden]) {
    display: grid;
    gap: ${SPACE.s};
    padding-bottom: ${SPACE.s};
  }
  > div > p {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${SPACE.m};
    margin: 0;
  }
`;

const Beginnings = styled(Row)`
  > button {
    padding: ${SPACE.xs} ${SPACE.m};
    border-radius: 1.25em;
    font-size: 0.9375em;
    font-weight: 400;
    text-align: start;
  }
`;

const SignatureBox = styled.div`
  display: grid;
  gap: ${SPACE.s} ${SPACE.m};
  margin-top: ${SPACE.s};
  @container (min-width: 26em) {
    grid-template-columns: 3fr 2fr;
    align-items: end;
  }
`;

const CutMessage = styled.p`
  &:not(:empty) {
    padding-left: ${SPACE.s};
    border-left: 8px solid ${colour("marigold")};
  }
`;

const FieldBox = styled.div`
  small {
    display: inline-block;
  }
  label {
    font-weight: 700;
  }
  input,
  textarea {
    width: 100%;
    min-height: ${TARGET_SIZE};
    margin-top: ${SPACE.xs};
    padding: ${SPACE.s} ${SPACE.m};
    ${fieldFrame}
    resize: vertical;
  }
`;
