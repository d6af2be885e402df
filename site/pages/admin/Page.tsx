import { PATHS } from "../../../api/contract/paths.ts";
import { PopulationOverview } from "../../../api/contract/population.ts";
import { KeyedPage } from "../../access/KeyedPage.tsx";
import type { PageHead } from "../../document/head.ts";
import type { ShownPage } from "../../document/shown-page.ts";
import { Desk } from "./Desk.tsx";

Page.headOf = ({ campaign }: ShownPage): PageHead => ({
  title: `Admin Panel | ${campaign.shortName}`,
  description: "Updates the TD details. Staff only.",
});

/** `/admin`: the desk, for staff with the key. */
export function Page() {
  return (
    <KeyedPage
      title="Admin Panel"
      keyName="Admin"
      schema={PopulationOverview}
      path={PATHS.populate}
    >
      {(overview, resource) => <Desk tds={overview} resource={resource} />}
    </KeyedPage>
  );
}
