import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { PATHS } from "../../api/contract/paths.ts";
import { StaffPage } from "../../site/access/StaffPage.tsx";
import { Page, Report } from "../../site/pages/private/Page.tsx";
import { json } from "../support/mock-server.ts";
import { EMPTY_STATS, INVENTED_STATS as STATS } from "./invented-stats.ts";

const meta: Meta = {
  title: "Site/Private stats",
  parameters: {
    server: { [PATHS.partnerLink]: () => json({ success: true, links: [] }) },
    note: "The campaign’s statistics for staff, protected by a key. All graphics are also available as text: the chart has a table, and each bar its number.",
  },
  beforeEach: () => window.sessionStorage.clear(),
};

export default meta;

type Story = StoryObj;

const statsPage = (stats: () => Response | Promise<Response>): Story => ({
  parameters: { server: { [PATHS.stats]: stats } },
  beforeEach: () => window.sessionStorage.setItem("stats-key", "a-key"),
  render: () => <Page />,
});

export const Failed: Story = statsPage(() => json({ success: false, error: "Not ready" }, 503));

/** With the chart's table open. */
export const Loaded: Story = {
  ...statsPage(() => json({ success: true, ...STATS })),
  tags: ["dark"],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByText(/as a table/));
    const table = within(screen.getByRole("region", { name: "Day by day, as a table" }));
    await expect(table.getAllByRole("row")).toHaveLength(STATS.daily.length + 1);
    await expect(canvasElement).toHaveTextContent("And 5 more, in the CSV.");
  },
};

export const NoClicks: Story = {
  ...statsPage(() => json({ success: true, ...EMPTY_STATS })),
  name: "Loaded, no clicks",
};

/** The last update failed. */
export const OutOfDate: Story = {
  name: "Loaded, out of date",
  render: () => (
    <StaffPage>
      <Report
        stats={STATS}
        resource={{
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
