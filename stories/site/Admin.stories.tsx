import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type {
  PopulationOverview,
  PopulationReport,
  PopulationRun,
} from "../../api/contract/population.ts";
import { StaffPage } from "../../site/access/StaffPage.tsx";
import type { PopulationControls } from "../../site/pages/admin/population.ts";
import { TdsDrawer } from "../../site/pages/admin/TdsDrawer.tsx";

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
  withoutAddress: [
    { ...td("Seán Ó Sé", "Kerry"), party: null, code: null, roles: null, dropped: ["see website"] },
  ],
  unreached: [{ ...td("Una Hynes", "Louth"), reason: "The page did not answer in time" }],
  outside: ["Bríd Mac Giolla Phádraig-Featherstonhaugh", "Una Hynes"].map((name, index) => ({
    ...td(name, "Dublin Bay North"),
    email: `${index}.td@example.com`,
  })),
  sourceTime: "2026-11-20T21:40:00Z",
};
const RUN: PopulationRun = {
  run: 9,
  startedAt: "2026-11-20T21:38:00Z",
  finishedAt: "2026-11-20T21:40:00Z",
  state: "succeeded",
  message: "Successfully populated TD email addresses",
  done: 174,
  total: 174,
  error: null,
  report: REPORT,
};

const meta: Meta = {
  title: "Site/Admin",
  parameters: {
    note: "The drawer that updates the TD details from the public source. It needs the admin key. One button starts a run, which continues after the page is closed. A failed run changes nothing, and the page says so. A report lists the TDs that were added, removed or changed in a run, and those whose details are incomplete.",
  },
};

export default meta;

type Story = StoryObj;

const drawer = (
  name: string,
  overview: Partial<PopulationOverview>,
  population: Partial<PopulationControls> = {},
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
          progress: null,
          isBusy: false,
          failure: "",
          refusal: "",
          toast: null,
          populate: fn(),
          decide: fn(),
          dismiss: fn(),
          ...population,
        }}
      />
    </StaffPage>
  ),
});

export const RunHalfDone = drawer(
  "Run half done",
  {},
  { isBusy: true, progress: { done: 88, total: 174, constituency: "Galway West", found: 87 } },
);

export const RunFailed = drawer("Run failed", {
  runs: [
    {
      ...RUN,
      state: "failed",
      report: null,
      message: "Failed to populate TD data",
      error: "The source named only 12 sitting members",
    },
  ],
});

const WAITING: Partial<PopulationOverview> = {
  runs: [{ ...RUN, state: "waiting", message: "Waiting for your check: 2 TDs would change" }],
  review: {
    run: 9,
    hash: "0f".repeat(32),
    reason: "173 TDs differ by address from the 173 that were accepted on 2026-07-19",
    acceptedAt: "2026-07-19T00:00:00Z",
    report: REPORT,
  },
};

const decide = fn(async () => true);

/** Nothing is accepted until each outside address is ticked, and somebody has signed. */
export const Acceptance: Story = {
  ...drawer("Acceptance", WAITING, { decide }),
  beforeEach: () => void decide.mockClear(),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const open = screen.getByRole("button", { name: "Check and accept" });
    await userEvent.click(open);
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("Your name"), "Úna");
    await userEvent.type(dialog.getByLabelText("Why"), "A new domain");
    await userEvent.click(dialog.getByLabelText(/Una Hynes.*1\.td@example\.com$/));
    await userEvent.click(dialog.getByRole("button", { name: "Accept" }));
    await expect(decide).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByLabelText("All 2"));
    await userEvent.click(dialog.getByRole("button", { name: "Accept" }));
    const signature = { author: "Úna", note: "A new domain" };
    await expect(decide).toHaveBeenCalledWith("accept", WAITING.review?.hash, signature);
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.click(open);
  },
};
