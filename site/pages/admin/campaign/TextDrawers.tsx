import type { ReactNode } from "react";
import styled from "styled-components";
import { FINDING_PICTURES, fieldAt } from "../../../../api/contract/campaign/campaign.ts";
import { followUpRoom } from "../../../../api/contract/campaign/letter-room.ts";
import { placesText, TODAYS_CONSTITUENCIES } from "../../../../api/contract/campaign/places.ts";
import { ErrorText, PageButton, Part } from "../../../access/StaffPage.tsx";
import { Fold } from "../../../components/Fold.tsx";
import { stack } from "../../../style/layout.ts";
import { SIZE } from "../../../style/type.ts";
import { CampaignField, CampaignFields, Columns, RefusedRows } from "./CampaignField.tsx";
import { fieldsIn, type PartName, useForm } from "./form.ts";
import { hasIrish, irishOf, letterIn, withIrish } from "./form-values.ts";
import { LetterPreview, PagePreview } from "./Previews.tsx";
import { ReaderList } from "./ReaderList.tsx";
import { roomBesideRequests, vacantRoles } from "./readers.ts";
import { readPlaces } from "./tables.ts";
import { roomText, withLanguage } from "./wording.ts";

/** The letter, the call and the second letter in both languages, and a preview. */
export function LetterDrawer() {
  const { values, base, tds, change } = useForm();
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
          <Rooms name="Letter" roomIn={(language) => roomBesideRequests(values, language)} />
        </Part>
        <Part>
          <h3>What the letter says to its readers</h3>
          <p>
            A letter to one TD ends with one request, in place of the paragraph before the closing
            words. Which one, the TD’s office, seat and public record decide: the first below that
            holds, from the top. A letter to several TDs keeps that paragraph, after thanks to those
            who asked or are for it.
          </p>
          <p>
            The product fills the words in braces: {"{office}"} and {"{committee}"} as the
            Oireachtas names them, in English also in Irish letters; {"{date}"}, the day of the
            newest position or question; {"{constituency}"}; {"{names}"}, the Deputies’ surnames;{" "}
            {"{place}"} and {"{figure}"} from the table in the drawer Campaign.
          </p>
          <Fields paths={fieldsIn("readers")} />
          {vacantRoles(values, tds).map((text) => (
            <ErrorText key={text}>{text}</ErrorText>
          ))}
        </Part>
        <ReaderList />
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
      <Fold title="Figures of the places">
        <FieldList>
          <PlaceFields />
          <Fields paths={fieldsIn("places").filter(isSingle)} />
        </FieldList>
      </Fold>
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

const PLACES = "facts.places";

/** The table of figures as CSV, which staff paste, with the reasons against each wrong row. */
function PlaceFields() {
  const { values, change } = useForm();
  const text = values[PLACES] ?? "";
  const { places, refused } = readPlaces(text);
  // In the form of the published table, only rows that changed are changes.
  const tidy = refused.length > 0 ? text : placesText(places);
  const put = (next: string) => change((now) => ({ ...now, [PLACES]: next }));
  return (
    <>
      <p>
        The letter, the call and the page of a constituency name its figure; without one they name
        none. Paste a table of four columns, a line for each constituency: constituency, place in
        English and in Irish as the sentence begins, figure. Commas, semicolons or a spreadsheet’s
        own cells will do, with or without a row of names.
      </p>
      <CampaignField
        path={PLACES}
        value={text}
        onChange={put}
        onBlur={() => tidy !== text && put(tidy)}
      />
      <RefusedRows label="Wrong rows" rows={refused} />
      <p role="status">
        <strong>
          {refused.length > 0
            ? `Rows that are wrong: ${refused.length}. Rows that are right: ${places.length}.`
            : `${places.length} of ${TODAYS_CONSTITUENCIES.length} constituencies have a figure.`}
        </strong>
      </p>
    </>
  );
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

/** Whether a field is not an entry of a list or a table, which have a form of their own. */
const isSingle = (path: string) => !path.includes(".0.") && fieldAt(path)?.control !== "table";

function FoldedPart(props: { part: PartName; title: string; children?: ReactNode }) {
  return (
    <Fold title={props.title}>
      <FieldList>
        <Fields paths={fieldsIn(props.part).filter(isSingle)} />
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
  ${stack("l")}
  font-size: ${SIZE.small};
`;

const Parts = styled.div`
  ${stack("xl")}
`;

/* The preview stands beside the fields, and below them on a narrower page. */
const Beside = styled.div`
  ${stack("xl")}
  grid-template-columns: minmax(0, 1fr);
  @container (min-width: 75rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    align-items: start;
  }
`;
