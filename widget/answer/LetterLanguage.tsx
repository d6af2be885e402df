import styled from "styled-components";
import { LANGUAGES, type Language } from "../../api/contract/language.ts";
import { screenOnly } from "../kit/screen-only.ts";
import { useActions, useContact } from "../state/contact-context.ts";
import { letterLanguageOf } from "../state/contact-state.ts";
import { SPACE } from "../theme/tokens.ts";
import { SegmentedChoice } from "../ui/SegmentedChoice.tsx";
import { useAnswerWording } from "./letter-context.ts";

/** Each language by its own name. */
const NAMES: Record<Language, string> = { en: "English", ga: "Gaeilge" };

/**
 * The choice of the letter's language. Renders nothing if the campaign has only an English letter.
 */
export function LetterLanguage() {
  const { language: title } = useAnswerWording().preview;
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

const ChoiceBox = styled.div`
  width: fit-content;
  margin-bottom: ${SPACE.m};
  ${screenOnly}
`;
