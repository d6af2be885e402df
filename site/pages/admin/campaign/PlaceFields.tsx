import { placesText, TODAYS_CONSTITUENCIES } from "../../../../api/contract/campaign/places.ts";
import { CampaignField, RefusedRows } from "./CampaignField.tsx";
import { useForm } from "./form.ts";
import { readPlaces } from "./tables.ts";

const TABLE = "facts.places";

/** The table of figures as CSV, which staff paste, with the reasons against each wrong row. */
export function PlaceFields() {
  const { values, change } = useForm();
  const text = values[TABLE] ?? "";
  const { places, refused } = readPlaces(text);
  // In the form of the published table, only rows that changed are changes.
  const tidy = refused.length > 0 ? text : placesText(places);
  const put = (next: string) => change((now) => ({ ...now, [TABLE]: next }));
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
