import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import styled from "styled-components";
import type { Td } from "../../api/contract/td.ts";
import {
  createDraft,
  isPersonalised,
  NO_OWN_WORDS,
  type OwnWords,
  WORD_LIMITS,
  WORD_PARTS,
  withinLimit,
} from "../domain/letter.ts";
import { roomLeft } from "../domain/providers.ts";
import { answerEn } from "../domain/wording/answer-en.ts";
import { Button } from "../kit/Button.tsx";
import { screenOnly } from "../kit/screen-only.ts";
import { useActions, useContact, useLetter, useNameOf } from "../state/contact-context.ts";
import { letterLanguageOf } from "../state/contact-state.ts";
import { colour, SPACE, TARGET_SIZE } from "../theme/tokens.ts";
import { useAnswerWording } from "./answer-wording.ts";

/** Which of their own details a browser may fill in. */
const AUTO_COMPLETE = { name: "name", town: "address-level2", why: "off" } as const;

/** Room in the link below which the meter is shown, in encoded characters. */
const SCARCE_ROOM = 300;

/**
 * The supporter's name, town and reason, behind a button. What is typed appears in the preview as
 * it will be sent. With own words from before, it is open.
 */
export function OwnWordsForm({ recipients }: { recipients: readonly Td[] }) {
  const texts = useAnswerWording().ownWords;
  const { write, followOwnWords } = useActions();
  // What is begun for the letter is in its language, once its texts are loaded.
  const irish = useContact(({ irish }) => irish);
  const language = useContact(letterLanguageOf);
  const { beginnings } = (language === "ga" && irish ? irish.answerGa : answerEn).ownWords;
  const own = useContact((state) => state.ownWords);
  const [isOpen, setIsOpen] = useState(() => isPersonalised(own));
  const [cutPart, setCutPart] = useState<keyof OwnWords | null>(null);
  const id = useId();
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
      <Button
        $variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {texts.open}
      </Button>
      <div id={id} hidden={!isOpen}>
        <p>{texts.promise}</p>
        {WORD_PARTS.map((part) => {
          const Field = part === "why" ? "textarea" : "input";
          const isCut = cutPart === part;
          return (
            <div key={part}>
              <label htmlFor={`${id}-${part}`}>{texts[part]}</label>
              <Field
                id={`${id}-${part}`}
                rows={5}
                aria-describedby={isCut ? `${id}-cut` : undefined}
                autoComplete={AUTO_COMPLETE[part]}
                value={own[part]}
                onChange={({ target }: ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) => {
                  const { value } = target;
                  setCutPart(withinLimit(part, value) === value ? null : part);
                  write({ [part]: value });
                }}
              />
            </div>
          );
        })}
        <p id={`${id}-cut`} role="status">
          {cutPart === null ? null : texts.tooLong(texts[cutPart], WORD_LIMITS[cutPart])}
        </p>
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
            write(NO_OWN_WORDS);
            setCutPart(null);
            focus("input");
          }}
        >
          {texts.clear}
        </Button>
      </div>
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
  const room = roomLeft(createDraft(recipients, provider, useLetter()), device);
  const service = useNameOf()(provider, "inText");
  // Announced in steps, not at every key.
  const left = Math.floor(room / 20) * 20;
  return (
    <p role="status">
      {room > SCARCE_ROOM || !recipients[0] || !isPersonalised(own)
        ? null
        : room < 0
          ? texts.mustPaste(service)
          : texts.roomLeft(left)}
    </p>
  );
}

/* The fields and texts fill a row each; the buttons share rows. */
const FormBox = styled.div`
  margin-bottom: ${SPACE.l};
  > div:not([hidden]) {
    display: flex;
    flex-wrap: wrap;
    gap: ${SPACE.m} ${SPACE.s};
    margin-top: ${SPACE.s};
  }
  p,
  div > div {
    flex: 1 0 100%;
  }
  label {
    font-weight: 700;
  }
  [role="status"]:empty {
    margin-top: -${SPACE.m};
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
  [role="status"]:not(:empty) {
    padding-left: ${SPACE.s};
    border-left: 8px solid ${colour("marigold")};
  }
  ${screenOnly}
`;
