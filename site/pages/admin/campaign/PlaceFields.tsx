import styled from "styled-components";
import { placesText, TODAYS_CONSTITUENCIES } from "../../../../api/contract/campaign/places.ts";
import { PageButton } from "../../../access/StaffPage.tsx";
import { Table } from "../../../components/Table.tsx";
import { CampaignField, RefusedRows, TableFile } from "./CampaignField.tsx";
import { useForm } from "./form.ts";
import { PLACE_COLUMNS, readPlaces, withoutFigure } from "./tables.ts";

const TABLE = "facts.places";

/** The table of figures as CSV, which is pasted or comes from a file, and what the draft holds of it. */
export function PlaceFields() {
  const { values, change } = useForm();
  const text = values[TABLE] ?? "";
  const { places, refused } = readPlaces(text);
  const without = withoutFigure(places);
  const put = (next: string, message: string) =>
    change((now) => ({ ...now, [TABLE]: tidy(next) }), { focus: TABLE, message });
  return (
    <>
      <p>
        The letter, the call and the page of a constituency name its figure; without one they name
        none. Paste a table of four columns, a line for each constituency: constituency, place in
        English and in Irish as the sentence begins, figure. Commas, semicolons or a spreadsheet’s
        own cells will do, with or without a row of names.
      </p>
      <CampaignField
        path={TABLE}
        value={text}
        onChange={(next) => change((now) => ({ ...now, [TABLE]: next }))}
        // In the form of the published table, only rows that changed are changes.
        onBlur={() => tidy(text) !== text && change((now) => ({ ...now, [TABLE]: tidy(text) }))}
      />
      <RefusedRows label="Wrong rows" rows={refused} />
      <TableFile
        label="Or take the table from a CSV file"
        onText={(next, name) => {
          put(next, `The table is that of the file ${name}.`);
          return "";
        }}
      />
      <p role="status">
        <strong>
          {refused.length > 0
            ? `Rows that are wrong: ${refused.length}. Rows that are right: ${places.length}.`
            : `${places.length} of ${TODAYS_CONSTITUENCIES.length} constituencies have a figure.`}
        </strong>
        {/* An element, because a translator replaces text. */}
        {refused.length === 0 && places.length > 0 && without.length > 0 && (
          <span> Without: {without.join(", ")}.</span>
        )}
      </p>
      {places.length > 0 && (
        <>
          <PlaceTable
            label="The figures of your draft"
            columns={Object.values(PLACE_COLUMNS)}
            rows={places.map(({ constituency, en, ga, figure }) => [
              constituency,
              en,
              <span key="ga" lang="ga">
                {ga}
              </span>,
              figure.toLocaleString("en-IE"),
            ])}
          />
          <PageButton
            $variant="quiet"
            onClick={() => put("", "All figures are removed from your draft.")}
          >
            Remove all figures
          </PageButton>
        </>
      )}
    </>
  );
}

/** Returns a table without wrong rows as a campaign's values have it, and another text as it is. */
function tidy(text: string): string {
  const { places, refused } = readPlaces(text);
  return refused.length > 0 ? text : placesText(places);
}

const PlaceTable = styled(Table)`
  max-block-size: 24rem;
  thead th::first-letter {
    text-transform: uppercase;
  }
`;
