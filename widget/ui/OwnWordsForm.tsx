import { useEffect, useId, useRef, useState } from "react";
import styled from "styled-components";
import type { Td } from "../../api/contract/td.ts";
import {
  isPersonalised,
  NO_WORDS,
  type OwnWords,
  WORD_LIMITS,
  withinLimit,
} from "../domain/letter.ts";
import { Button } from "../kit/Button.tsx";
import { screenOnly } from "../kit/screen-only.ts";
import { TextField } from "../kit/TextField.tsx";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import { SPACE } from "../theme/tokens.ts";
import { LinkMeter } from "./LinkMeter.tsx";

const AUTO_COMPLETE = { name: "name", town: "address-level2", why: "off" } as const;

/**
 * The supporter's name, town and reason, behind a button. What is typed appears in the preview as
 * it will be sent. With words from before, it is open.
 */
export function OwnWordsForm({ recipients }: { recipients: readonly Td[] }) {
  const words = useWording().ownWords;
  const { write, followWords } = useActions();
  const own = useContact((state) => state.words);
  const [isOpen, setIsOpen] = useState(() => isPersonalised(own));
  const [cutPart, setCutPart] = useState<keyof OwnWords | null>(null);
  const id = useId();
  const nameField = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const whyField = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  useEffect(followWords, [followWords]);

  const field = (part: keyof OwnWords) => ({
    label: words[part],
    value: own[part],
    autoComplete: AUTO_COMPLETE[part],
    problem: cutPart === part ? words.tooLong(WORD_LIMITS[part]) : null,
    onChange(text: string) {
      setCutPart(withinLimit(part, text) === text ? null : part);
      write({ [part]: text });
    },
  });

  /** Begins a sentence at the end of the paragraph, ready to be finished. */
  function begin(beginning: string): void {
    const text = own.why.trimEnd();
    write({ why: text === "" ? beginning : `${text} ${beginning}` });
    whyField.current?.focus();
  }

  return (
    <FormBox>
      <Button
        $variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {words.open}
      </Button>
      <Fields id={id} hidden={!isOpen}>
        <p>{words.promise}</p>
        <Line>
          <TextField {...field("name")} fieldRef={nameField} />
          <TextField {...field("town")} />
        </Line>
        <TextField {...field("why")} fieldRef={whyField} rows={5} />
        <Prompts>
          <p>{words.prompts}</p>
          {words.beginnings.map((beginning) => (
            <Button key={beginning} onClick={() => begin(beginning)}>
              {beginning.trim()}…
            </Button>
          ))}
        </Prompts>
        <div>
          <LinkMeter recipients={recipients} />
          <Button
            aria-label={words.clearName}
            onClick={() => {
              write(NO_WORDS);
              setCutPart(null);
              nameField.current?.focus();
            }}
          >
            {words.clear}
          </Button>
        </div>
      </Fields>
    </FormBox>
  );
}

const FormBox = styled.div`
  margin-bottom: ${SPACE.l};
  ${screenOnly}
`;

const Fields = styled.div`
  display: grid;
  gap: ${SPACE.m};
  margin-top: ${SPACE.s};
  &[hidden] {
    display: none;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14em), 1fr));
  gap: ${SPACE.m};
`;

const Prompts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.s};
  p {
    flex: 1 0 100%;
  }
`;
