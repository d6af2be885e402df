import { fieldAt } from "../../../../api/contract/campaign/campaign.ts";
import { ChoiceLabel } from "../../../staff/panels.tsx";
import { CampaignFields, type FormProps } from "./CampaignField.tsx";
import { Group, GroupNote } from "./form-parts.ts";
import { type FormValues, pathsIn, stateTextPaths } from "./form-values.ts";
import { IrishFields, LanguageFields } from "./LanguageFields.tsx";
import { RecordFields } from "./RecordFields.tsx";

/** The fields of the whole campaign. `base`: the values of the version that the draft began with. */
export function CampaignForm({
  base,
  staffKey,
  ...form
}: FormProps & { base: FormValues; staffKey: string }) {
  const { values, onChange } = form;
  return (
    <>
      <Group>
        <legend>State</legend>
        <div>
          {Object.entries(fieldAt("state")?.options ?? {}).map(([state, text]) => (
            <ChoiceLabel key={state}>
              <input
                type="radio"
                name="campaign-state"
                checked={values.state === state}
                onChange={() => onChange((now) => ({ ...now, state }))}
              />
              {text}
            </ChoiceLabel>
          ))}
        </div>
        <CampaignFields paths={stateTextPaths(values)} {...form} />
      </Group>
      <RecordFields staffKey={staffKey} {...form} />
      <LanguageFields language="en" {...form} />
      <Group $columns>
        <legend>Facts and links</legend>
        <CampaignFields paths={pathsIn("facts")} {...form} />
      </Group>
      <Group $columns>
        <legend>Colours</legend>
        <GroupNote>
          Choose from the palette, or write # and six digits. An empty field keeps the usual colour.
          Each colour is checked against the texts on it and beside it. The first three are also the
          inks of the pictures. A partner’s own colours override yours.
        </GroupNote>
        <CampaignFields paths={pathsIn("colours")} {...form} />
      </Group>
      <IrishFields base={base} {...form} />
    </>
  );
}
