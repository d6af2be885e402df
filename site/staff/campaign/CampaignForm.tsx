import styled from "styled-components";
import { fieldAt } from "../../../api/contract/campaign/campaign.ts";
import { colour, SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { SIZE } from "../../kit/type.ts";
import { ChoiceLabel, PageButton } from "../panels.tsx";
import { CampaignFields, type FormProps, fieldId, useFocusAfterChange } from "./CampaignField.tsx";
import { FigureFields } from "./FigureFields.tsx";
import { Group, GroupNote } from "./form-parts.ts";
import {
  type FormValues,
  hasIrish,
  pathsIn,
  stateTextPaths,
  withIrish,
  withoutIrish,
} from "./form-values.ts";
import { LetterFields } from "./LetterFields.tsx";
import { RecordSection } from "./RecordSection.tsx";
import { COLOUR_TEXTS, IRISH_TEXTS, languageName } from "./wording.ts";

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
                onChange={() => onChange({ ...values, state })}
              />
              {text}
            </ChoiceLabel>
          ))}
        </div>
        <CampaignFields paths={stateTextPaths(values)} {...form} />
      </Group>
      <RecordSection staffKey={staffKey} {...form} />
      <LanguageFields language="en" {...form} />
      <Group $columns>
        <legend>Facts and links</legend>
        <CampaignFields paths={pathsIn("facts")} {...form} />
      </Group>
      <Group $columns>
        <legend>{COLOUR_TEXTS.title}</legend>
        <GroupNote>{COLOUR_TEXTS.note}</GroupNote>
        <CampaignFields paths={pathsIn("colours")} {...form} />
      </Group>
      <IrishFields base={base} {...form} />
    </>
  );
}

/** All texts of one language: letter, texts and figures. */
function LanguageFields({ language, ...form }: FormProps & { language: string }) {
  return (
    <>
      <LetterFields language={language} {...form} />
      <Group $columns>
        <legend>Texts in {languageName(language)}</legend>
        <CampaignFields paths={pathsIn("texts", `texts.${language}`)} {...form} />
      </Group>
      <FigureFields language={language} {...form} />
    </>
  );
}

/** The place of the Irish texts: their summary, or the button that adds them. */
const IRISH = "texts.ga";

/** The Irish texts, closed at first. They are added and removed as a whole. */
function IrishFields({ base, ...form }: FormProps & { base: FormValues }) {
  const { values, problems, onChange } = form;
  const hasTexts = hasIrish(values);
  const refused = problems.filter(({ field }) => field.startsWith("texts.ga.")).length;
  const focusAfterChange = useFocusAfterChange();
  const press = (next: FormValues) => {
    focusAfterChange(IRISH);
    onChange(next);
  };

  if (!hasTexts) {
    return (
      <IrishBox>
        <p>{IRISH_TEXTS.without}</p>
        <PageButton id={fieldId(IRISH)} onClick={() => press(withIrish(values, base))}>
          {IRISH_TEXTS.add}
        </PageButton>
      </IrishBox>
    );
  }
  return (
    <IrishDetails>
      <summary id={fieldId(IRISH)}>
        {IRISH_TEXTS.title}
        {refused > 0 && <strong>{IRISH_TEXTS.toChange(refused)}</strong>}
      </summary>
      <IrishTexts>
        <LanguageFields language="ga" {...form} />
        <div>
          <p>{IRISH_TEXTS.without}</p>
          <PageButton $variant="quiet" onClick={() => press(withoutIrish(values))}>
            {IRISH_TEXTS.remove}
          </PageButton>
        </div>
      </IrishTexts>
    </IrishDetails>
  );
}

const IrishBox = styled.div`
  display: grid;
  justify-items: start;
  gap: ${SPACE.m};
  padding-block-start: ${SPACE.l};
  border-block-start: 3px solid ${colour("ink")};
`;

const IrishDetails = styled.details`
  border-block-start: 3px solid ${colour("ink")};
  summary {
    min-block-size: ${TARGET_SIZE};
    padding-block: ${SPACE.m};
    font-size: ${SIZE.lead};
    font-weight: 700;
    cursor: pointer;
  }
  summary strong {
    margin-inline-start: ${SPACE.m};
    color: ${colour("urgent")};
    font-size: ${SIZE.small};
  }
`;

const IrishTexts = styled.div`
  display: grid;
  gap: ${SPACE.xxl};
  padding-block: ${SPACE.l};
`;
