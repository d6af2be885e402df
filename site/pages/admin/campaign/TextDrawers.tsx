import type { ReactNode } from "react";
import styled from "styled-components";
import { FINDING_PICTURES, fieldAt } from "../../../../api/contract/campaign/campaign.ts";
import type { CampaignValues } from "../../../../api/contract/campaign/campaign-api.ts";
import { followUpRoom, letterRoom } from "../../../../api/contract/campaign/letter-room.ts";
import { SPACE } from "../../../../widget/theme/tokens.ts";
import { ErrorText, PageButton, Part } from "../../../access/StaffPage.tsx";
import { Fold } from "../../../components/Fold.tsx";
import { SIZE } from "../../../style/type.ts";
import { CampaignFields, Columns } from "./CampaignField.tsx";
import { fieldsIn, type PartName, useForm } from "./form.ts";
import { hasIrish, irishOf, letterIn, withIrish } from "./form-values.ts";
import { LetterPreview, PagePreview } from "./Previews.tsx";
import { roomText, withLanguage } from "./wording.ts";

/** The letter, the call and the second letter in both languages, and a preview. */
export function LetterDrawer() {
  const { values, base, change } = useForm();
  const isIrish = hasIrish(values);
  return (
    <Beside>
      <Parts>
        <p>
          Every text stands here in English and in Irish. Without any Irish text, Irish pages show
          the English ones.{" "}
          {(isIrish || hasIrish(base)) && (
            <PageButton
              $variant="quiet"
              onClick={() => change((now) => withIrish(now, isIrish ? {} : base))}
            >
              {isIrish ? "Remove all Irish texts" : "Bring the Irish texts back"}
            </PageButton>
          )}
        </p>
        <Part>
          <h3>The letter</h3>
          <Fields paths={fieldsIn("letter")} />
          <Rooms name="Letter" roomIn={(language) => letterRoom(letterIn(values, language))} />
        </Part>
        <Part>
          <h3>What the letter says to its readers</h3>
          <p>
            In a letter to one TD, the paragraph before the closing words is replaced by the request
            that fits this TD: the first of these that holds.
          </p>
          <Fields paths={fieldsIn("readers")} />
        </Part>
        <Part>
          <h3>After the letter</h3>
          <Fields paths={fieldsIn("later")} />
          <Rooms
            name="Second letter"
            roomIn={(language) => {
              const followUp = values[`texts.${language}.followUp`] ?? "";
              return followUpRoom({ ...letterIn(values, language), followUp });
            }}
          />
        </Part>
      </Parts>
      <LetterPreview />
    </Beside>
  );
}

/** The state of the campaign, the texts of its pages, its facts and its colours. */
export function CampaignDrawer() {
  const { values } = useForm();
  const isInState = (path: string) =>
    fieldAt(path)?.states?.some((state) => state === values.state) ?? true;
  const figure = fieldsIn("figures").filter((path) => path.includes(".0."));
  return (
    <>
      <Part>
        <h3>State and headline</h3>
        <Fields paths={[...fieldsIn("state").filter(isInState), ...fieldsIn("headline")]} />
      </Part>
      <FoldedPart part="names" title="Names, and texts that are shared" />
      <FoldedPart part="figures" title="Figures of the pilot">
        <p>A figure without a number and a text is not shown.</p>
        {FINDING_PICTURES.map((picture, place) => (
          <Fields key={picture} paths={figure.map((path) => path.replace(".0.", `.${place}.`))} />
        ))}
      </FoldedPart>
      <FoldedPart part="places" title="Figures of the places">
        <p>The letter names the figure of its constituency, where there is one.</p>
        {placeIndexes(values).map((place) => (
          <Fields
            key={place}
            paths={fieldsIn("places")
              .filter((path) => path.includes(".0."))
              .map((path) => path.replace(".0.", `.${place}.`))}
          />
        ))}
      </FoldedPart>
      <FoldedPart part="answers" title="What TDs answer" />
      <FoldedPart part="facts" title="Facts and links" />
      <FoldedPart part="colours" title="Colours">
        <p>
          An empty field keeps the usual colour. Each colour is checked against the texts on it and
          beside it. The first three are also the inks of the pictures. A partner’s own colours
          override yours.
        </p>
      </FoldedPart>
      <PagePreview />
    </>
  );
}

/** Returns the numbers of the places that have a figure. */
function placeIndexes(values: CampaignValues): number[] {
  return Object.keys(values).flatMap((path) => {
    const place = /^facts\.places\.(\d+)\.figure$/.exec(path)?.[1];
    return place === undefined ? [] : [Number(place)];
  });
}

/** Fields side by side: each English text beside the Irish one, and others as they have room. */
function Fields({ paths }: { paths: readonly string[] }) {
  const others = paths.filter((path) => irishOf(path) === path);
  const pairs = paths.flatMap((path) => (irishOf(path) === path ? [] : [[path, irishOf(path)]]));
  return [others, ...pairs].map(
    (row) =>
      row.length > 0 && (
        <Columns key={row[0]}>
          <CampaignFields paths={row} />
        </Columns>
      ),
  );
}

function FoldedPart(props: { part: PartName; title: string; children?: ReactNode }) {
  return (
    <Fold title={props.title}>
      <FieldList>
        <Fields paths={fieldsIn(props.part).filter((path) => !path.includes(".0."))} />
        {props.children}
      </FieldList>
    </Fold>
  );
}

/** The room that a letter leaves in the links, in each language. */
function Rooms({ name, roomIn }: { name: string; roomIn: (language: string) => number }) {
  return ["en", "ga"].map((language) => {
    const room = roomIn(language);
    const Text = room < 0 ? ErrorText : "p";
    return <Text key={language}>{`${withLanguage(name, language)}: ${roomText(room)}`}</Text>;
  });
}

const FieldList = styled.div`
  display: grid;
  gap: ${SPACE.l};
  font-size: ${SIZE.small};
`;

const Parts = styled.div`
  display: grid;
  gap: ${SPACE.xl};
`;

/* The preview stands beside the fields, and below them on a narrower page. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.xl};
  @container (min-width: 75rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    align-items: start;
  }
`;
