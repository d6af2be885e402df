import type { Problem } from "../../../api/contract/campaign/problems.ts";
import { CampaignFields } from "./CampaignField.tsx";
import { FigureFields } from "./FigureFields.tsx";
import type { FormValues } from "./form-values.ts";
import { Group } from "./Group.ts";
import { LetterFields } from "./LetterFields.tsx";
import { textPaths } from "./paths.ts";
import { languageName } from "./words.ts";

/** All texts of one language: letter, texts and figures. */
export function LanguageFields(props: {
  language: string;
  values: FormValues;
  problems: readonly Problem[];
  onChange: (values: FormValues) => void;
}) {
  const { language, values, problems, onChange } = props;
  const change = (path: string, value: string) => onChange({ ...values, [path]: value });
  return (
    <>
      <LetterFields language={language} values={values} problems={problems} onChange={change} />
      <Group $columns>
        <legend>Texts in {languageName(language)}</legend>
        <CampaignFields
          paths={textPaths(language)}
          values={values}
          problems={problems}
          onChange={onChange}
        />
      </Group>
      <FigureFields {...props} />
    </>
  );
}
