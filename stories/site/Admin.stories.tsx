import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import type { PopulationEnd, PopulationReport } from "../../api/contract/population.ts";
import { KeyForm } from "../../site/pages/admin/AdminPage.tsx";
import { Review, RunProgress, RunResult } from "../../site/pages/admin/TdsDrawer.tsx";
import { StaffPage } from "../../site/staff/StaffPage.tsx";
import { docsNote } from "../support/docs-note.ts";

const td = (name: string, constituency: string) => ({ name, constituency });

/** A report with every kind of entry. */
const REPORT: PopulationReport = {
  stored: 173,
  sitting: 174,
  constituencies: 43,
  added: [td("Nóra Ní Cheallaigh", "Galway West")],
  removed: [td("Fiachra Devane", "Galway West")],
  changed: [
    {
      ...td("Bríd Mac Giolla Phádraig-Featherstonhaugh", "Dublin Bay North"),
      changes: [{ field: "party", from: "Independent", to: null }],
    },
  ],
  withoutAddress: [{ ...td("Seán Ó Sé", "Kerry"), dropped: ["see website"] }],
  unreached: [{ ...td("Una Hynes", "Louth"), reason: "The page did not answer in time" }],
  sourceTime: "2026-11-20T21:40:00Z",
};

const SUCCEEDED: PopulationEnd = {
  success: true,
  message: "Successfully populated TD email addresses",
  report: REPORT,
};

const FAILED: PopulationEnd = {
  success: false,
  message: "Failed to populate TD data",
  error: "The source named only 12 sitting members",
};

const meta: Meta = {
  title: "Site/Admin",
  parameters: docsNote(
    "The page that updates the TD details from the public source. It needs the admin key. One button starts a run, which continues after the page is closed. A failed run changes nothing, and the page says so. A report lists the TDs that were added, removed or changed in a run, and those whose details are incomplete.",
  ),
  decorators: [
    (Story) => (
      <StaffPage>
        <Story />
      </StaffPage>
    ),
  ],
};

export default meta;

type Story = StoryObj;

export const KeyRequired: Story = {
  name: "Key required",
  render: () => <KeyForm failure={undefined} onKey={fn()} />,
};

export const KeyRejected: Story = {
  name: "Key rejected",
  render: () => <KeyForm failure="That key isn't right." onKey={fn()} />,
};

export const RunStarted: Story = {
  name: "Run started",
  render: () => <RunProgress progress={{ done: 0, total: 0, constituency: "", found: 0 }} />,
};

export const RunHalfDone: Story = {
  name: "Run half done",
  tags: ["dark"],
  render: () => (
    <RunProgress progress={{ done: 88, total: 174, constituency: "Galway West", found: 87 }} />
  ),
};

export const RunSucceeded: Story = {
  name: "Run succeeded",
  render: () => <RunResult end={SUCCEEDED} />,
};

export const RunFailed: Story = { name: "Run failed", render: () => <RunResult end={FAILED} /> };

/** The last run found so many changes that a person has to look at them and accept them. */
export const WaitingForReview: Story = {
  name: "Waiting for a check",
  tags: ["dark"],
  render: () => (
    <Review
      review={{
        run: 9,
        hash: "0f".repeat(32),
        reason: "173 TDs differ by address from the 173 that were accepted on 2026-07-19",
        acceptedAt: "2026-07-19T00:00:00Z",
        report: {
          ...REPORT,
          changed: ["Bríd Mac Giolla Phádraig-Featherstonhaugh", "Una Hynes"].map((name) => ({
            ...td(name, "Dublin Bay North"),
            changes: [{ field: "email", from: "a.td@oireachtas.ie", to: "a.td@example.com" }],
          })),
          outside: [{ ...td("Una Hynes", "Dublin Bay North"), email: "a.td@example.com" }],
        },
      }}
      isBusy={false}
      onDecide={fn()}
    />
  ),
};
