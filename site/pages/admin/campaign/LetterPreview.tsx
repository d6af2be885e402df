import styled from "styled-components";
import { colour, SPACE } from "../../../../widget/theme/tokens.ts";
import { Panel } from "../../../staff/StaffPage.tsx";
import { SIZE } from "../../../style/type.ts";
import { useForm } from "./form.ts";
import { languageName } from "./wording.ts";

/**
 * What is edited, as it will look: the letter to all TDs or to one, the second letter, or what a
 * supporter says on the phone. It follows the field that has the focus.
 */
export function LetterPreview() {
  const { values, edited } = useForm();
  const [, language = "en", field = ""] = /^texts\.(\w+)\.(.+)$/.exec(edited) ?? [];
  const text = (name: string) => values[`texts.${language}.${name}`] ?? "";
  const body = text("letter.body");
  const toOne = text("letter.salutationToOne").replace("{name}", "Ní Shampla");
  const date = language === "ga" ? "9 Samhain" : "9 November";
  const [name, shown] =
    field === "call"
      ? ["On the phone", text("call")]
      : field === "followUp"
        ? ["The second letter", text("followUp").replace("{date}", date)]
        : ["The letter", field.endsWith("ToOne") ? body.replace(/^.*/, () => toOne) : body];
  return (
    <Sheet aria-label="Preview" lang={language}>
      <p lang="en">
        {name} in {languageName(language)}
      </p>
      {field !== "call" && <strong>{text("letter.subject")}</strong>}
      <pre>{shown}</pre>
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
