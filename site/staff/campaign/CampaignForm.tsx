import { useId } from "react";
import { fieldAt } from "../../../api/contract/campaign/campaign.ts";
import { ChoiceLabel } from "../panels.tsx";
import { CampaignFields, type FormProps } from "./CampaignField.tsx";
import { Group, GroupNote } from "./form-parts.ts";
import { type FormValues, pathsIn, stateTextPaths } from "./form-values.ts";
import { IrishFields, LanguageFields } from "./LanguageFields.tsx";
import { StatementFields } from "./StatementFields.tsx";
import { VoteFields } from "./VoteFields.tsx";

/** The fields of the whole campaign. `base`: the values of the version that the draft began with. */
export function CampaignForm({
  base,
  staffKey,
  ...form
}: FormProps & { base: FormValues; staffKey: string }) {
  const { values, onChange } = form;
  const topicsId = useId();
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
      <Group>
        <legend>Where TDs stand</legend>
        <GroupNote>
          Shown on the TDs’ cards, on /tds and on /where-they-stand, each entry with its date and
          source.
        </GroupNote>
        <CampaignFields paths={["record.topics"]} describedBy={topicsId} {...form} />
        <GroupNote id={topicsId}>
          Questions in the Dáil that name one of these are collected, next with the next update of
          the TDs. Without a topic, none are collected or shown.
        </GroupNote>
        <VoteFields staffKey={staffKey} {...form} />
        <StatementFields {...form} />
      </Group>
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
