import { PATHS } from "../../../api/contract/paths.ts";
import { PopulationOverview } from "../../../api/contract/population.ts";
import { KeyedPage, KeyNote } from "../../access/KeyedPage.tsx";
import { PageButton, Panel } from "../../access/StaffPage.tsx";
import { keptText } from "../../browser/kept-text.ts";
import type { PageHead } from "../../document/head.ts";
import type { ShownPage } from "../../document/shown-page.ts";
import { Desk } from "./Desk.tsx";

Page.headOf = ({ campaign }: ShownPage): PageHead => ({
  title: `Admin Panel | ${campaign.shortName}`,
  description: "Updates the TD details. Staff only.",
});

const KEPT_KEY = keptText("admin-key");

/** `/admin`: the desk, for staff with the key. */
export function Page() {
  return (
    <KeyedPage
      title="Admin Panel"
      keptKey={KEPT_KEY}
      schema={PopulationOverview}
      path={PATHS.populate}
      gate={(tryKey) => <KeyForm onKey={tryKey} />}
    >
      {(overview, resource) => <Desk tds={overview} resource={resource} />}
    </KeyedPage>
  );
}

function KeyForm({ onKey }: { onKey: (key: string) => void }) {
  return (
    <Panel>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const key = `${new FormData(event.currentTarget).get("key")}`.trim();
          if (key !== "") onKey(key);
        }}
      >
        <label>
          Admin key
          <input name="key" type="password" autoComplete="off" required />
        </label>
        <PageButton type="submit">Sign in</PageButton>
      </form>
      <p>
        <KeyNote setting="ADMIN_KEY" /> This tab keeps the key until you close it.
      </p>
    </Panel>
  );
}
