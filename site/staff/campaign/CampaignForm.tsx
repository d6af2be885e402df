import { CAMPAIGN_STATES } from "../../../api/contract/campaign/campaign.ts";
import type { Problem } from "../../../api/contract/campaign/problems.ts";
import { CampaignField } from "./CampaignField.tsx";
import { ChoiceLabel } from "./controls.ts";
import type { FormValues } from "./form-values.ts";
import { COLOUR_WORDS } from "./form-words.ts";
import { Group, GroupNote } from "./Group.ts";
import { IrishFields } from "./IrishFields.tsx";
import { LanguageFields } from "./LanguageFields.tsx";
import { COLOUR_PATHS, FACT_PATHS, stateTextPaths } from "./paths.ts";
import { STATE_WORDS } from "./words.ts";

/** The fields of the whole campaign: state, texts and facts. */
export function CampaignForm(props: {
  values: FormValues;
  /** The values of the version that the draft began with. */
  base: FormValues;
  problems: readonly Problem[];
  onChange: (values: FormValues) => void;
}) {
  const { values, base, problems, onChange } = props;
  const change = (path: string, value: string) => onChange({ ...values, [path]: value });
  const fieldsOf = (paths: readonly string[]) =>
    paths.map((path) => (
      <CampaignField
        key={path}
        path={path}
        value={values[path] ?? ""}
        problems={problems}
        onChange={(value) => change(path, value)}
      />
    ));
  return (
    <>
      <Group>
        <legend>State</legend>
        <div>
          {CAMPAIGN_STATES.map((state) => (
            <ChoiceLabel key={state}>
              <input
                type="radio"
                name="campaign-state"
                checked={values.state === state}
                onChange={() => change("state", state)}
              />
              {STATE_WORDS[state]}
            </ChoiceLabel>
          ))}
        </div>
        {fieldsOf(stateTextPaths(values))}
      </Group>
      <LanguageFields language="en" values={values} problems={problems} onChange={onChange} />
      <Group $columns>
        <legend>Facts and links</legend>
        {fieldsOf(FACT_PATHS)}
      </Group>
      <Group $columns>
        <legend>{COLOUR_WORDS.title}</legend>
        <GroupNote>{COLOUR_WORDS.note}</GroupNote>
        {fieldsOf(COLOUR_PATHS)}
      </Group>
      <IrishFields values={values} base={base} problems={problems} onChange={onChange} />
    </>
  );
}
