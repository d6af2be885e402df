import { useId } from "react";
import styled from "styled-components";
import { fieldAt } from "../../../api/contract/campaign/campaign.ts";
import { IRISH_REVIEW } from "../../../api/contract/campaign/default-campaign.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { SIZE } from "../../kit/type.ts";
import { ChoiceLabel, Details, PageButton } from "../panels.tsx";
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
import { StatementFields } from "./StatementFields.tsx";
import { VoteFields } from "./VoteFields.tsx";
import { languageName } from "./wording.ts";

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
                onChange={() => onChange({ ...values, state })}
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
const TITLE = "Irish (Gaeilge)";

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
      <Group>
        <legend>{TITLE}</legend>
        <WithoutIrish />
        <div>
          <PageButton id={fieldId(IRISH)} onClick={() => press(withIrish(values, base))}>
            Add Irish texts
          </PageButton>
        </div>
      </Group>
    );
  }
  return (
    <IrishDetails>
      <summary id={fieldId(IRISH)}>
        {TITLE} {refused > 0 && <strong>Fields to change: {refused}</strong>}
      </summary>
      <IrishTexts>
        <LanguageFields language="ga" {...form} />
        <div>
          <WithoutIrish />
          <PageButton $variant="quiet" onClick={() => press(withoutIrish(values))}>
            Remove all Irish texts
          </PageButton>
        </div>
      </IrishTexts>
    </IrishDetails>
  );
}

function WithoutIrish() {
  return (
    <p>
      Without Irish texts, Irish pages show the English ones. Those that came with the software are{" "}
      {IRISH_REVIEW}.
    </p>
  );
}

const IrishDetails = styled(Details)`
  border-block-start: 3px solid ${colour("ink")};
  summary {
    font-size: ${SIZE.lead};
  }
  strong {
    color: ${colour("urgent")};
    font-size: ${SIZE.small};
  }
`;

const IrishTexts = styled.div`
  display: grid;
  gap: ${SPACE.xxl};
  padding-block: ${SPACE.l};
`;
