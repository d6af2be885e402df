import { CAMPAIGN_STATES } from "../../../api/contract/campaign/campaign.ts";
import type { Problem } from "../../../api/contract/campaign/problems.ts";
import { CampaignFields } from "./CampaignField.tsx";
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
  const form = { values, problems, onChange };
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
                onChange={() => onChange({ ...values, state })}
              />
              {STATE_WORDS[state]}
            </ChoiceLabel>
          ))}
        </div>
        <CampaignFields paths={stateTextPaths(values)} {...form} />
      </Group>
      <LanguageFields language="en" {...form} />
      <Group $columns>
        <legend>Facts and links</legend>
        <CampaignFields paths={FACT_PATHS} {...form} />
      </Group>
      <Group $columns>
        <legend>{COLOUR_WORDS.title}</legend>
        <GroupNote>{COLOUR_WORDS.note}</GroupNote>
        <CampaignFields paths={COLOUR_PATHS} {...form} />
      </Group>
      <IrishFields base={base} {...form} />
    </>
  );
}
