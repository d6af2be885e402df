import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { PATHS } from "../../api/contract/paths.ts";
import { ClickCards } from "../../site/pages/private/ClickCards.tsx";
import { Gate, Report } from "../../site/pages/private/Report.tsx";
import type { StatsState } from "../../site/pages/private/use-stats.ts";
import { docsNote } from "../support/docs-note.ts";
import { json } from "../support/mock-server.ts";
import { EMPTY_STATS, INVENTED_STATS as STATS } from "./invented-stats.ts";

/** The page in each state. The mapped type makes a missing state a compile error. */
const STATES: { [S in StatsState["status"]]: Extract<StatsState, { status: S }> } = {
  gated: { status: "gated" },
  loading: { status: "loading" },
  failed: { status: "failed", message: "The server cannot be reached" },
  loaded: {
    status: "loaded",
    key: "a-key",
    stats: STATS,
    days: 30,
    readAt: new Date("2026-11-20T21:42:07Z"),
  },
};

const meta: Meta = {
  title: "Site/Private stats",
  parameters: {
    server: {
      [PATHS.bursts]: () => json({ success: true, bursts: [], decisions: [] }),
      [PATHS.partnerLink]: () => json({ success: true, links: [] }),
    },
    ...docsNote(
      "The campaign’s statistics for staff, protected by a key. Until they are loaded, the same page shows the reason. The two cards show the main figures; the other parts explain them. All graphics are also available as text: the chart has a table, and each bar its number.",
    ),
  },
};

export default meta;

type Story = StoryObj;

const gate = (state: Parameters<typeof Gate>[0]["state"]): Story => ({
  render: () => <Gate state={state} onRetry={fn()} />,
});

export const KeyRequired: Story = { ...gate(STATES.gated), name: "Key required" };
export const KeyRejected: Story = {
  ...gate({ ...STATES.gated, refused: "That key isn't right." }),
  name: "Key rejected",
};
export const Loading: Story = gate(STATES.loading);
export const Failed: Story = gate(STATES.failed);

const report = (loaded: typeof STATES.loaded): Story => ({
  render: () => <Report loaded={loaded} days={30} onPeriodChange={fn()} onRetry={fn()} />,
});

/** With the chart's table open. */
export const Loaded: Story = {
  ...report(STATES.loaded),
  tags: ["dark"],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(canvasElement).toHaveTextContent(/Friday 20 November: \d+ clicks/);
    await userEvent.click(screen.getByText(/as a table/));
    const table = within(screen.getByRole("region", { name: "Day by day, as a table" }));
    await expect(table.getAllByRole("row")).toHaveLength(STATS.daily.length + 1);
    await expect(canvasElement).toHaveTextContent("And 5 more, in the CSV.");
  },
};

export const NoClicks: Story = {
  ...report({ ...STATES.loaded, stats: EMPTY_STATS }),
  name: "Loaded, no clicks",
};

/** Figures that fill the card, and no previous figure to compare with. */
export const LargeFigures: Story = {
  name: "Cards with large figures",
  render: () => (
    <ClickCards
      stats={{
        ...STATS,
        summary: { ...STATS.summary, email_clicks_total: 1_234_567, survey_total: 98_765 },
        previous: { email_clicks: 0, survey: 98_700 },
      }}
      days={365}
    />
  ),
};

/** The last update failed, so the figures are out of date. */
export const OutOfDate: Story = {
  ...report({ ...STATES.loaded, staleReason: "The server cannot be reached" }),
  name: "Loaded, figures out of date",
};
