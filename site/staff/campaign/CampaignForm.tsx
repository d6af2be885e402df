import styled from "styled-components";
import { CAMPAIGN_STATES } from "../../../api/contract/campaign/campaign.ts";
import type { Problem } from "../../../api/contract/campaign/problems.ts";
import { colour, SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { CampaignField } from "./CampaignField.tsx";
import type { FormValues } from "./form-values.ts";
import { Group } from "./Group.ts";
import { LetterFields } from "./LetterFields.tsx";
import { FACT_PATHS, languagesIn, stateTextPaths, textPaths } from "./paths.ts";
import { languageName, STATE_WORDS } from "./words.ts";

/** The fields of the whole campaign: state, letters, texts and facts. */
export function CampaignForm(props: {
  values: FormValues;
  problems: readonly Problem[];
  onChange: (values: FormValues) => void;
}) {
  const { values, problems, onChange } = props;
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
            <StateChoice key={state}>
              <input
                type="radio"
                name="campaign-state"
                checked={values.state === state}
                onChange={() => change("state", state)}
              />
              {STATE_WORDS[state]}
            </StateChoice>
          ))}
        </div>
        {fieldsOf(stateTextPaths(values))}
      </Group>
      {languagesIn(values).map((language) => (
        <LetterFields
          key={language}
          language={language}
          values={values}
          problems={problems}
          onChange={change}
        />
      ))}
      {languagesIn(values).map((language) => (
        <Group key={language} $columns>
          <legend>Texts in {languageName(language)}</legend>
          {fieldsOf(textPaths(values, language))}
        </Group>
      ))}
      <Group $columns>
        <legend>Facts and links</legend>
        {fieldsOf(FACT_PATHS)}
      </Group>
    </>
  );
}

const StateChoice = styled.label`
  display: flex;
  align-items: center;
  gap: ${SPACE.m};
  min-block-size: ${TARGET_SIZE};
  input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: ${colour("link")};
  }
`;
