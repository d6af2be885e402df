import { type ReactNode, useState } from "react";
import styled from "styled-components";
import { fieldAt } from "../../../../api/contract/campaign/campaign.ts";
import { differences } from "../../../../api/contract/campaign/differences.ts";
import { followUpRoom, letterRoom } from "../../../../api/measures/letter-room.ts";
import { colour, SPACE } from "../../../../widget/theme/tokens.ts";
import { ChoiceLabel, Details, PageButton } from "../../../staff/panels.tsx";
import { SIZE } from "../../../style/type.ts";
import { CampaignFields, type FormProps, fieldId } from "./CampaignField.tsx";
import { fieldsIn, irishOf, type Part } from "./drawers.ts";
import { Figures } from "./Figures.tsx";
import { Group, GroupNote } from "./form-parts.ts";
import {
  type FormValues,
  hasIrish,
  languagesIn,
  letterIn,
  withIrish,
  withoutIrish,
} from "./form-values.ts";
import { LetterPreview } from "./LetterPreview.tsx";
import { PagePreview } from "./PagePreview.tsx";
import { roomText, withLanguage } from "./wording.ts";

/** What a drawer of the form is given. `base`: the values of the version that the draft began with. */
export type DrawerProps = FormProps & { base: FormValues };

/** The letter and what follows it, in both languages, and beside them the letter as it is sent. */
export function LetterDrawer({ edited, ...form }: DrawerProps & { edited: string }) {
  return (
    <Beside>
      <div>
        <IrishTexts {...form} />
        <Group>
          <legend>The letter</legend>
          <Pairs part="letter" {...form} />
          {languagesIn(form.values).map((language) => (
            <Room
              key={language}
              name={withLanguage("Letter", language)}
              room={letterRoom(letterIn(form.values, language))}
            />
          ))}
        </Group>
        <Group>
          <legend>After the letter</legend>
          <Pairs part="later" {...form} />
          {languagesIn(form.values).map((language) => {
            const { subject } = letterIn(form.values, language);
            const followUp = form.values[`texts.${language}.followUp`] ?? "";
            return (
              <Room
                key={language}
                name={withLanguage("Second letter", language)}
                room={followUpRoom({ subject, followUp })}
              />
            );
          })}
        </Group>
      </div>
      <LetterPreview values={form.values} edited={edited} />
    </Beside>
  );
}

/** The state of the campaign, the texts of its pages, its facts and its colours. */
export function CampaignDrawer({
  staffKey,
  edited,
  ...form
}: DrawerProps & { staffKey: string; edited: string }) {
  const { values, onChange } = form;
  const statePaths = fieldsIn("state")
    .filter(({ states }) => states?.some((state) => state === values.state))
    .map(({ path }) => path);
  return (
    <>
      <Group>
        <legend>State</legend>
        <div>
          {Object.entries(fieldAt("state")?.options ?? {}).map(([state, text], index) => (
            <ChoiceLabel key={state}>
              <input
                id={index === 0 ? fieldId("state") : undefined}
                type="radio"
                name="campaign-state"
                checked={values.state === state}
                onChange={() => onChange((now) => ({ ...now, state }))}
              />
              {text}
            </ChoiceLabel>
          ))}
        </div>
        <PairsOf paths={statePaths} {...form} />
      </Group>
      <Group>
        <legend>Headline</legend>
        <Pairs part="headline" {...form} />
      </Group>
      <Fold part="names" title="Names, and texts that are shared" {...form}>
        <Pairs part="names" {...form} />
      </Fold>
      <Fold part="figures" title="Figures of the pilot" {...form}>
        <PairsOf
          paths={fieldsIn("figures").flatMap(({ path }) => (path.includes(".0.") ? [] : path))}
          {...form}
        />
        {languagesIn(values).map((language) => (
          <Figures key={language} language={language} {...form} />
        ))}
      </Fold>
      <Fold part="answers" title="What TDs answer" {...form}>
        <Pairs part="answers" {...form} />
      </Fold>
      <Fold part="facts" title="Facts and links" {...form}>
        <Columns>
          <CampaignFields paths={fieldsIn("facts").map(({ path }) => path)} {...form} />
        </Columns>
      </Fold>
      <Fold part="colours" title="Colours" {...form}>
        <GroupNote>
          An empty field keeps the usual colour. Each colour is checked against the texts on it and
          beside it. The first three are also the inks of the pictures. A partner’s own colours
          override yours.
        </GroupNote>
        <Columns>
          <CampaignFields paths={fieldsIn("colours").map(({ path }) => path)} {...form} />
        </Columns>
      </Fold>
      <PagePreview staffKey={staffKey} values={values} edited={edited} />
    </>
  );
}

/** The fields of a part of the texts, each English one beside its Irish one. */
function Pairs({ part, ...form }: FormProps & { part: Part }) {
  return <PairsOf paths={fieldsIn(part).map(({ path }) => path)} {...form} />;
}

function PairsOf({ paths, ...form }: FormProps & { paths: readonly string[] }) {
  const isPaired = hasIrish(form.values);
  return paths.map((path) => (
    <Columns key={path}>
      <CampaignFields paths={isPaired ? [path, irishOf(path)] : [path]} {...form} />
    </Columns>
  ));
}

/** Adds or removes all Irish texts. */
function IrishTexts({ values, base, onChange }: DrawerProps) {
  const [isAsking, setAsking] = useState(false);
  if (!hasIrish(values)) {
    return (
      <p>
        Without Irish texts, Irish pages show the English ones.{" "}
        <PageButton onClick={() => onChange((now) => withIrish(now, base))}>
          Add Irish texts
        </PageButton>
      </p>
    );
  }
  return (
    <p>
      Every text stands here in English and in Irish.{" "}
      <PageButton
        $variant="quiet"
        onClick={() => {
          if (isAsking) onChange(withoutIrish);
          setAsking(!isAsking);
        }}
      >
        {isAsking ? "Yes, remove all Irish texts" : "Remove all Irish texts"}
      </PageButton>
    </p>
  );
}

/** A part that is closed at first, with the number of its fields and of those to correct. */
function Fold(props: DrawerProps & { part: Part; title: string; children: ReactNode }) {
  const { part, title, values, base, problems, children } = props;
  const english = new Set(fieldsIn(part).map(({ path }) => path));
  const isHere = (path: string) =>
    english.has(path.replace(/^texts\.ga\./, "texts.en.").replace(/\.\d+\./, ".0."));
  const count = Object.keys(values).filter(isHere).length;
  const changed = differences(base, values).filter(({ path }) => isHere(path)).length;
  const refused = problems.filter(({ field }) => isHere(field)).length;
  return (
    <FoldDetails>
      <summary>
        {title}: {count}
        {changed > 0 && `, ${changed} changed`}
        {refused > 0 && <strong>, {refused} to correct</strong>}
      </summary>
      <div>{children}</div>
    </FoldDetails>
  );
}

/** The room that a letter leaves in the links, in words. */
function Room({ name, room }: { name: string; room: number }) {
  return (
    <RoomText $over={room < 0}>
      {name}: {roomText(room)}
    </RoomText>
  );
}

const RoomText = styled.p<{ $over: boolean }>`
  font-size: ${SIZE.small};
  ${({ $over }) => $over && `color: ${colour("urgent")}; font-weight: 700;`}
`;

/* The preview stays in view beside the fields, and below them on a narrower page. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.xl};
  > :first-child {
    display: grid;
    gap: ${SPACE.xl};
  }
  @container (min-width: 75rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    align-items: start;
  }
`;

const Columns = styled.div`
  display: grid;
  align-items: end;
  gap: ${SPACE.m} ${SPACE.l};
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
`;

const FoldDetails = styled(Details)`
  border-block-start: 3px solid ${colour("ink")};
  margin-block-start: -${SPACE.l};
  summary {
    padding-block-start: ${SPACE.m};
    font-size: ${SIZE.lead};
  }
  summary strong {
    color: ${colour("urgent")};
  }
  > div {
    display: grid;
    gap: ${SPACE.l};
    padding-block: ${SPACE.m};
  }
`;
