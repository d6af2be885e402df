import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import styled from "styled-components";
import { ENGLISH_BEGINNINGS } from "../../api/contract/campaign/default-letters.ts";
import { Button } from "../components/Button.tsx";
import { Disclosure } from "../components/Disclosure.tsx";
import { screenOnly } from "../components/hidden.ts";
import { keepWheel } from "../components/keep-wheel.ts";
import { MASKED } from "../components/masked.ts";
import { isPersonalised } from "../domain/letter.ts";
import { NO_OWN_WORDS, type OwnWords, WORD_LIMITS, withinLimit } from "../domain/own-words.ts";
import { publishedText } from "../domain/published-text.ts";
import { useLetterActions } from "../sending/letter-context.ts";
import { useContact } from "../state/contact-context.ts";
import { letterLanguageOf, useResultsWording } from "../state/results-wording.ts";
import { colour, SPACE, TARGET_SIZE } from "../theme/tokens.ts";

/** What the supporter adds to the letter: reason and town, behind a button, and name. */
export function OwnWordsForm() {
  const wording = useResultsWording().ownWords;
  const { write, followOwnWords } = useLetterActions();
  const language = useContact(letterLanguageOf);
  const campaign = useContact((state) => state.campaign);
  const beginnings = publishedText(campaign, language, "beginnings") ?? ENGLISH_BEGINNINGS;
  const ownWords = useContact((state) => state.ownWords);
  const form = useRef<HTMLDivElement>(null);
  useEffect(followOwnWords, [followOwnWords]);

  function writeInField(change: Partial<OwnWords>): void {
    write(change);
    form.current?.querySelector("textarea")?.focus();
  }

  return (
    <FormBox ref={form}>
      <Disclosure
        title={wording.open}
        isOpenAtFirst={isPersonalised({ ...ownWords, name: "" }, [])}
      >
        <p>{wording.promise}</p>
        {ownWords.why === "" ? (
          <>
            <p>{wording.prompts}</p>
            {beginnings.split("\n").map((beginning) => (
              <Button
                key={beginning}
                lang={language}
                onClick={() => writeInField({ why: `${beginning} ` })}
              >
                {beginning} …
              </Button>
            ))}
          </>
        ) : null}
        <WordField word="why" />
        <WordField word="town" />
        <Button
          $variant="quiet"
          aria-label={wording.clearName}
          onClick={() => writeInField(NO_OWN_WORDS)}
        >
          {wording.clear}
        </Button>
      </Disclosure>
      <WordField word="name" hint={wording.optional} />
    </FormBox>
  );
}

/** The supporter's details that a browser may fill into the fields. */
const AUTO_COMPLETE = {
  name: "name",
  town: "address-level2",
  why: "off",
  thanks: "off",
} as const;

/** A field for one of the texts that the supporter adds to the letter, which says when the end was cut. */
export function WordField({ word, hint }: { word: keyof typeof AUTO_COMPLETE; hint?: string }) {
  const wording = useResultsWording().ownWords;
  const { write } = useLetterActions();
  const text = useContact(({ ownWords }) => ownWords[word]);
  const [isCut, setIsCut] = useState(false);
  const id = useId();
  const Field = word === "why" || word === "thanks" ? "textarea" : "input";
  return (
    <FieldBox>
      <label htmlFor={id}>{wording[word]}</label>{" "}
      {hint === undefined ? null : <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
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

/* Each field and each text fills a row; the buttons share rows. */
const FormBox = styled.div`
  margin-top: ${SPACE.s};
  padding-top: ${SPACE.s};
  border-top: 1px solid ${colour("rule")};
  > [aria-expanded] {
    position: relative;
    padding-inline-start: 1em;
  }
  > [aria-expanded]::before {
    content: "+";
    content: "+" / "";
    position: absolute;
    inset-inline-start: 0;
  }
  [lang] {
    padding-block: ${SPACE.xs};
    text-align: start;
    font-weight: 400;
  }
  > [data-details]:not([hidden]) {
    display: flex;
    flex-wrap: wrap;
    gap: ${SPACE.m} ${SPACE.s};
    margin-block: ${SPACE.s} ${SPACE.l};
    > :not(button) {
      flex: 1 0 100%;
    }
  }
  ${screenOnly}
`;

const CutMessage = styled.p`
  &:not(:empty) {
    padding-left: ${SPACE.s};
    border-left: 8px solid ${colour("marigold")};
  }
`;

const FieldBox = styled.div`
  label {
    font-weight: 700;
  }
  input,
  textarea {
    width: 100%;
    min-height: ${TARGET_SIZE};
    margin-top: ${SPACE.xs};
    padding: ${SPACE.s} ${SPACE.m};
    border: 2px solid ${colour("ink")};
    border-radius: var(--bia-radius, 4px);
    background: ${colour("paperRaised")};
    resize: vertical;
  }
  ${screenOnly}
`;

const FieldHint = styled.span`
  display: inline-block;
  font-size: 0.9375em;
`;
