import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import type {
  PopulationOverview,
  PopulationReport,
  PopulationRun,
} from "../../api/contract/population.ts";
import { Page } from "../../site/pages/admin/AdminPage.tsx";
import type { Population } from "../../site/pages/admin/population.ts";
import { TdsDrawer } from "../../site/pages/admin/TdsDrawer.tsx";
import { StaffPage } from "../../site/staff/StaffPage.tsx";

const td = (name: string, constituency: string) => ({ name, constituency });

/** A report with every kind of entry. */
const REPORT: PopulationReport = {
  stored: 173,
  sitting: 174,
  constituencies: 43,
  added: [td("Nóra Ní Cheallaigh", "Galway West")],
  removed: [td("Fiachra Devane", "Galway West")],
  changed: ["Bríd Mac Giolla Phádraig-Featherstonhaugh", "Una Hynes"].map((name) => ({
    ...td(name, "Dublin Bay North"),
    changes: [{ field: "email", from: "a.td@oireachtas.ie", to: "a.td@example.com" }],
  })),
  withoutAddress: [{ ...td("Seán Ó Sé", "Kerry"), dropped: ["see website"] }],
  unreached: [{ ...td("Una Hynes", "Louth"), reason: "The page did not answer in time" }],
  outside: [{ ...td("Una Hynes", "Dublin Bay North"), email: "a.td@example.com" }],
  sourceTime: "2026-11-20T21:40:00Z",
};
const RUN: PopulationRun = {
  ...{ run: 9, startedAt: "2026-11-20T21:38:00Z", finishedAt: "2026-11-20T21:40:00Z" },
  ...{ state: "succeeded", done: 174, total: 174, error: null, report: REPORT },
  message: "Successfully populated TD email addresses",
};

const meta: Meta = {
  title: "Site/Admin",
  parameters: {
    note: "The drawer that updates the TD details from the public source. It needs the admin key. One button starts a run, which continues after the page is closed. A failed run changes nothing, and the page says so. A report lists the TDs that were added, removed or changed in a run, and those whose details are incomplete.",
  },
  beforeEach: () => window.sessionStorage.clear(),
};

export default meta;

type Story = StoryObj;

const drawer = (
  name: string,
  overview: Partial<PopulationOverview>,
  population: Partial<Population> = {},
): Story => ({
  name,
  tags: ["dark"],
  render: () => (
    <StaffPage>
      <TdsDrawer
        overview={{
          success: true,
          tds: { stored: 173, checkedAt: null },
          runs: [RUN],
          ...overview,
        }}
        population={{
          ...{ progress: null, isBusy: false, failure: "", toast: null },
          ...{ populate: fn(), decide: fn(), dismiss: fn(), ...population },
        }}
      />
    </StaffPage>
  ),
});

export const KeyRequired: Story = { name: "Key required", render: () => <Page /> };

export const RunHalfDone = drawer(
  "Run half done",
  {},
  { isBusy: true, progress: { done: 88, total: 174, constituency: "Galway West", found: 87 } },
);

export const RunSucceeded = drawer("Run succeeded", {});

export const RunFailed = drawer("Run failed", {
  runs: [
    {
      ...{ ...RUN, state: "failed", report: null },
      message: "Failed to populate TD data",
      error: "The source named only 12 sitting members",
    },
  ],
});

/** The last run found so many changes that a person has to look at them and accept them. */
export const WaitingForReview = drawer("Waiting for a check", {
  runs: [{ ...RUN, state: "waiting", message: "Waiting for your check: 2 TDs would change" }],
  review: {
    run: 9,
    hash: "0f".repeat(32),
    reason: "173 TDs differ by address from the 173 that were accepted on 2026-07-19",
    acceptedAt: "2026-07-19T00:00:00Z",
    report: REPORT,
  },
});
