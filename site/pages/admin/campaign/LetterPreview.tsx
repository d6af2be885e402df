import styled from "styled-components";
import { colour, SPACE } from "../../../../widget/theme/tokens.ts";
import { Panel } from "../../../staff/StaffPage.tsx";
import { SIZE } from "../../../style/type.ts";
import { useForm } from "./form.ts";
import { letterIn } from "./form-values.ts";
import { languageName } from "./wording.ts";

/**
 * What is edited, as it will look: the letter to all TDs or to one, the second letter, or what a
 * supporter says on the phone. It follows the field that has the focus.
 */
export function LetterPreview() {
  const { values, edited } = useForm();
  const [, language = "en", field = ""] = /^texts\.(\w+)\.(.+)$/.exec(edited) ?? [];
  const { subject, body } = letterIn(values, language);
  const text = (name: string) => values[`texts.${language}.${name}`] ?? "";
  const shown = field === "call" || field === "followUp" ? field : "letter";
  const toOne = text("letter.salutationToOne").replace("{name}", "Ní Shampla");
  const texts = {
    letter: field.endsWith("salutationToOne") ? body.replace(/^.*/, () => toOne) : body,
    followUp: text("followUp").replace("{date}", language === "ga" ? "9 Samhain" : "9 November"),
    call: text("call"),
  };
  const names = { letter: "The letter", followUp: "The second letter", call: "On the phone" };
  return (
    <Sheet aria-label="Preview" lang={language}>
      <p lang="en">
        {names[shown]} in {languageName(language)}
      </p>
      {shown !== "call" && subject !== "" && <strong>{subject}</strong>}
      <pre>{texts[shown]}</pre>
    </Sheet>
  );
}

/* A typed page. */
const Sheet = styled(Panel)`
  padding: ${SPACE.xl} ${SPACE.l};
  font-size: ${SIZE.small};
  > p {
    color: ${colour("inkSoft")};
  }
  pre {
    margin: 0;
    font: inherit;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  @container (min-width: 75rem) {
    position: sticky;
    inset-block-start: ${SPACE.l};
    max-block-size: calc(100vh - 8rem);
    overflow-y: auto;
  }
`;
