import { type ChangeEvent, useId, useState } from "react";
import styled from "styled-components";
import { screenOnly } from "../components/hidden.ts";
import { keepWheel } from "../components/keep-wheel.ts";
import { MASKED } from "../components/masked.ts";
import { WORD_LIMITS, withinLimit } from "../domain/own-words.ts";
import { useContact } from "../state/contact-context.ts";
import { useResultsWording } from "../state/results-wording.ts";
import { colour, SPACE, TARGET_SIZE } from "../theme/tokens.ts";
import { useLetterActions } from "./letter-context.ts";

/** Which of their own details a browser may fill in. */
const AUTO_COMPLETE = {
  name: "name",
  town: "address-level2",
  why: "off",
  thanks: "off",
} as const;

/** A field for one of the texts that the supporter adds to the letter. It says when one was cut. */
export function WordField({ word, hint }: { word: keyof typeof AUTO_COMPLETE; hint?: string }) {
  const texts = useResultsWording().ownWords;
  const { write } = useLetterActions();
  const text = useContact(({ ownWords }) => ownWords[word]);
  const [isCut, setIsCut] = useState(false);
  const id = useId();
  const Field = word === "why" || word === "thanks" ? "textarea" : "input";
  return (
    <FieldBox>
      <label htmlFor={id}>{texts[word]}</label>{" "}
      {hint === undefined ? null : <span id={`${id}-hint`}>{hint}</span>}
      <Field
        {...MASKED}
        id={id}
        rows={5}
        aria-describedby={`${id}-hint ${id}-cut`}
        autoComplete={AUTO_COMPLETE[word]}
        onWheel={keepWheel}
        value={text}
        onChange={({ target }: ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) => {
          const { value } = target;
          setIsCut(withinLimit(word, value) !== value);
          write({ [word]: value });
        }}
      />
      <FieldStatus id={`${id}-cut`} role="status">
        {isCut && text !== "" ? texts.tooLong(texts[word], WORD_LIMITS[word]) : null}
      </FieldStatus>
    </FieldBox>
  );
}

/** A message about what is typed. */
const FieldStatus = styled.p`
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
  span {
    display: inline-block;
    font-size: 0.9375em;
  }
  ${screenOnly}
`;
