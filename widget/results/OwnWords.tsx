import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import styled from "styled-components";
import type { Td } from "../../api/contract/td.ts";
import { isPersonalised } from "../domain/letter.ts";
import { WORD_LIMITS, withinLimit } from "../domain/own-words.ts";
import { roomLeft } from "../domain/providers.ts";
import { Button } from "../parts/Button.tsx";
import { Disclosure } from "../parts/Disclosure.tsx";
import { screenOnly } from "../parts/screen-only.ts";
import {
  useAnswerWording,
  useDraft,
  useLetterActions,
  useLetterWording,
} from "../sending/letter-context.ts";
import { useContact, useNameOf } from "../state/contact-context.ts";
import { letterLanguageOf } from "../state/contact-state.ts";
import { colour, SPACE, TARGET_SIZE } from "../theme/tokens.ts";

/** Which of their own details a browser may fill in. */
const AUTO_COMPLETE = {
  name: "name",
  town: "address-level2",
  why: "off",
  thanks: "off",
} as const;

/** Room in the link below which the meter is shown, in encoded characters. */
const SCARCE_ROOM = 300;

/** A field for one of the texts that the supporter adds to the letter. It says when one was cut. */
export function WordField({ word, hint }: { word: keyof typeof AUTO_COMPLETE; hint?: string }) {
  const texts = useAnswerWording().ownWords;
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
        id={id}
        rows={5}
        aria-describedby={`${id}-hint ${id}-cut`}
        autoComplete={AUTO_COMPLETE[word]}
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

/**
 * The supporter's town and reason, behind a button. What is typed appears in the preview as it will
 * be sent. With own words from before, it is open.
 */
export function OwnWordsForm({ recipients }: { recipients: readonly Td[] }) {
  const texts = useAnswerWording().ownWords;
  const { write, followOwnWords } = useLetterActions();
  const language = useContact(letterLanguageOf);
  const { beginnings } = useLetterWording().ownWords;
  const own = useContact((state) => state.ownWords);
  const form = useRef<HTMLDivElement>(null);
  useEffect(followOwnWords, [followOwnWords]);

  const focus = (field: "input" | "textarea") =>
    form.current?.querySelector<HTMLElement>(field)?.focus();

  /** Begins a sentence at the end of the paragraph, ready to be finished. */
  function begin(beginning: string): void {
    write({ why: `${own.why.trimEnd()} ${beginning}`.trimStart() });
    focus("textarea");
  }

  return (
    <FormBox ref={form}>
      <Disclosure title={texts.open} isOpenAtFirst={isPersonalised({ ...own, name: "" }, [])}>
        <p>{texts.promise}</p>
        <WordField word="town" />
        <WordField word="why" />
        <p>{texts.prompts}</p>
        {beginnings.map((beginning) => (
          <Button key={beginning} lang={language} onClick={() => begin(beginning)}>
            {beginning.trim()}…
          </Button>
        ))}
        <LinkMeter recipients={recipients} />
        <Button
          $variant="quiet"
          aria-label={texts.clearName}
          onClick={() => {
            write({ town: "", why: "", thanks: "", thanked: "" });
            focus("input");
          }}
        >
          {texts.clear}
        </Button>
      </Disclosure>
    </FormBox>
  );
}

/**
 * The number of characters that still fit into the provider's link, shown when they are few; or a
 * note that the letter does not fit.
 */
function LinkMeter({ recipients }: { recipients: readonly Td[] }) {
  const texts = useAnswerWording().ownWords;
  const { provider, device, ownWords: own } = useContact((state) => state);
  const room = roomLeft(useDraft(recipients, provider), device);
  const service = useNameOf()(provider, "inText");
  // Announced in steps, not at every key.
  const left = Math.floor(room / 20) * 20;
  return (
    <FieldStatus role="status">
      {room > SCARCE_ROOM || !recipients[0] || !isPersonalised(own, recipients)
        ? null
        : room < 0
          ? texts.mustPaste(service)
          : texts.roomLeft(left)}
    </FieldStatus>
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

/* The fields and texts fill a row each; the buttons share rows. */
const FormBox = styled.div`
  > div:not([hidden]) {
    display: flex;
    flex-wrap: wrap;
    gap: ${SPACE.m} ${SPACE.s};
    margin-top: ${SPACE.s};
  }
  > div > :not(button) {
    flex: 1 0 100%;
  }
  > div > [role="status"]:empty {
    margin-top: -${SPACE.m};
  }
  ${screenOnly}
`;
