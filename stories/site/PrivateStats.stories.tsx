import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import type { Bursts } from "../../api/contract/decisions.ts";
import { PATHS } from "../../api/contract/paths.ts";
import { Page, Report } from "../../site/pages/private/PrivatePage.tsx";
import { StaffPage } from "../../site/staff/StaffPage.tsx";
import { json } from "../support/mock-server.ts";
import { EMPTY_STATS, INVENTED_STATS as STATS } from "./invented-stats.ts";

/** Invented bursts and decisions about them, of which two no longer hold. */
const BURSTS: Bursts = {
  bursts: [
    {
      ...{ from: "2026-11-19T20:00:00.000Z", to: "2026-11-19T21:00:00.000Z" },
      ...{ source: "ContactTd", partner: "arts-centre", counted: 60, apart: 412 },
    },
    {
      ...{ from: "2026-11-18T11:00:00.000Z", to: "2026-11-18T12:00:00.000Z" },
      ...{ source: "ActionSection", partner: null, counted: 0, apart: 60 },
    },
  ],
  decisions: (
    [
      ["aside", "ActionSection", "Sixty presses in two seconds", true],
      ["back", "ContactTd", "It was a class", false],
      ["aside", "ContactTd", "A script", false],
    ] as const
  ).map(([decision, source, note, holds], index) => ({
    ...{ id: 9 - index, decision, source, note, holds, events: 60, partner: null, action: null },
    ...{ decidedAt: "2026-11-18T14:30:00.000Z", from: "2026-11-18T11:02:00.000Z" },
    to: "2026-11-18T11:03:00.000Z",
  })),
};

const meta: Meta = {
  title: "Site/Private stats",
  parameters: {
    server: {
      [PATHS.bursts]: () => json({ success: true, ...BURSTS }),
      [PATHS.partnerLink]: () => json({ success: true, links: [] }),
    },
    note: "The campaign’s statistics for staff, protected by a key. All graphics are also available as text: the chart has a table, and each bar its number. Staff leave the clicks of an unusual hour out, or count them; the history keeps each decision with its reason, also when it is undone.",
  },
  beforeEach: () => window.sessionStorage.clear(),
};

export default meta;

type Story = StoryObj;

export const KeyRequired: Story = { name: "Key required", render: () => <Page /> };

const answered = (stats: () => Response | Promise<Response>): Story => ({
  parameters: { server: { [PATHS.stats]: stats } },
  beforeEach: () => window.sessionStorage.setItem("stats-key", "a-key"),
  render: () => <Page />,
});

export const Failed: Story = answered(() => json({ success: false, error: "Not ready" }, 503));

/** With the chart's table open, an hour that can be left out, and a decision undone. */
export const Loaded: Story = {
  ...answered(() => json({ success: true, ...STATS })),
  tags: ["dark"],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByText(/as a table/));
    const table = within(screen.getByRole("region", { name: "Day by day, as a table" }));
    await expect(table.getAllByRole("row")).toHaveLength(STATS.daily.length + 1);
    await expect(canvasElement).toHaveTextContent("And 5 more, in the CSV.");
    // What is undone has its reason still, and no button.
    await expect(screen.getByText(/“A script”/).closest("li")).toHaveTextContent(/Undone$/);
  },
};

/** Neither clicks nor unusual hours. */
export const NoClicks: Story = {
  name: "Loaded, no clicks",
  parameters: {
    server: {
      [PATHS.stats]: () => json({ success: true, ...EMPTY_STATS }),
      [PATHS.bursts]: () => json({ success: true, bursts: [], decisions: [] }),
    },
  },
  beforeEach: () => window.sessionStorage.setItem("stats-key", "a-key"),
  render: () => <Page />,
};

/** Figures that fill the card, none to compare with, and a last update that failed. */
export const OutOfDate: Story = {
  name: "Loaded, large figures that are out of date",
  render: () => (
    <StaffPage>
      <Report
        stats={{
          ...STATS,
          summary: { ...STATS.summary, email_clicks_total: 1_234_567, survey_total: 98_765 },
          previous: { email_clicks: 0, survey: 98_700 },
        }}
        read={{
          readAt: new Date("2026-11-20T21:42:07Z"),
          failure: { code: "failed", message: "The server cannot be reached" },
          reload: fn(),
        }}
        days={30}
        onPeriodChange={fn()}
      />
    </StaffPage>
  ),
};
