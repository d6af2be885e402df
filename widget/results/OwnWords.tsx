import { useEffect, useRef } from "react";
import styled from "styled-components";
import { ENGLISH_BEGINNINGS } from "../../api/contract/campaign/default-letters.ts";
import { Button } from "../components/Button.tsx";
import { Disclosure } from "../components/Disclosure.tsx";
import { screenOnly } from "../components/hidden.ts";
import { isPersonalised } from "../domain/letter.ts";
import { NO_OWN_WORDS } from "../domain/own-words.ts";
import { publishedText } from "../domain/published-text.ts";
import { useLetterActions } from "../sending/letter-context.ts";
import { WordField } from "../sending/WordField.tsx";
import { useContact } from "../state/contact-context.ts";
import { letterLanguageOf, useResultsWording } from "../state/results-wording.ts";
import { colour, SPACE } from "../theme/tokens.ts";

/** What the supporter adds to the letter: reason and town, behind a button, and their name. */
export function OwnWordsForm() {
  const texts = useResultsWording().ownWords;
  const { write, followOwnWords } = useLetterActions();
  const language = useContact(letterLanguageOf);
  const campaign = useContact((state) => state.campaign);
  const beginnings = publishedText(campaign, language, "beginnings") ?? ENGLISH_BEGINNINGS;
  const own = useContact((state) => state.ownWords);
  const form = useRef<HTMLDivElement>(null);
  useEffect(followOwnWords, [followOwnWords]);

  /** Puts a beginning into the empty field, ready to be finished. */
  function begin(beginning: string): void {
    write({ why: `${beginning} ` });
    focusField();
  }

  const focusField = () => form.current?.querySelector("textarea")?.focus();

  return (
    <FormBox ref={form}>
      <Disclosure title={texts.open} isOpenAtFirst={isPersonalised({ ...own, name: "" }, [])}>
        <p>{texts.promise}</p>
        {own.why === "" ? (
          <>
            <p>{texts.prompts}</p>
            {beginnings.split("\n").map((beginning) => (
              <Button key={beginning} lang={language} onClick={() => begin(beginning)}>
                {beginning} …
              </Button>
            ))}
          </>
        ) : null}
        <WordField word="why" />
        <WordField word="town" />
        <Button
          $variant="quiet"
          aria-label={texts.clearName}
          onClick={() => {
            write(NO_OWN_WORDS);
            focusField();
          }}
        >
          {texts.clear}
        </Button>
      </Disclosure>
      <WordField word="name" hint={texts.optional} />
    </FormBox>
  );
}

/* The fields and texts fill a row each; the buttons share rows. */
const FormBox = styled.div`
  margin-top: ${SPACE.s};
  padding-top: ${SPACE.s};
  border-top: 1px solid ${colour("rule")};
  > button {
    position: relative;
    padding-inline-start: 1em;
  }
  > button::before {
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
  > div:not([hidden], :last-child) {
    display: flex;
    flex-wrap: wrap;
    gap: ${SPACE.m} ${SPACE.s};
    margin-block: ${SPACE.s} ${SPACE.l};
  }
  > div > :not(button) {
    flex: 1 0 100%;
  }
  > div:not(:last-child) > [role="status"]:empty {
    margin-top: -${SPACE.m};
  }
  ${screenOnly}
`;
