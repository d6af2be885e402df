import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Breakdown, Breakdowns } from "../../site/staff/stats/Breakdowns.tsx";
import { ClickCards } from "../../site/staff/stats/ClickCards.tsx";
import { DailyChart } from "../../site/staff/stats/DailyChart.tsx";
import { DailyTable } from "../../site/staff/stats/DailyTable.tsx";
import { Highlights } from "../../site/staff/stats/Highlights.tsx";
import { EmptyNote, PeriodPicker } from "../../site/staff/stats/Report.tsx";
import { ReportActions } from "../../site/staff/stats/ReportActions.tsx";
import { docsNote } from "../support/docs-note.ts";
import { inventedStats } from "../support/invented-stats.ts";

const STATS = inventedStats();

const meta: Meta = {
  title: "Site/Stats parts",
  parameters: docsNote(
    "The components of the statistics page. The two cards show the main figures; the other parts explain them. All graphics are also available as text: the chart has a table, and each bar shows its share.",
    "32rem",
  ),
  decorators: [
    (Story) => (
      <div style={{ padding: "24px" }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;

type Story = StoryObj;

export const SummaryCards: Story = {
  tags: ["dark"],
  name: "Cards",
  render: () => <ClickCards stats={STATS} days={30} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("article")).toHaveLength(2);
  },
};

/** Figures that fill the card, and no previous figure to compare with. */
export const CardsWithLargeFigures: Story = {
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

export const Chart: Story = {
  tags: ["dark"],
  name: "Chart",
  render: () => <DailyChart stats={STATS} days={30} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("canvas")).toBeTruthy());
    const toggle = within(canvasElement).getByRole("button", { name: /as a table/ });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
  },
};

export const ChartWithTable: Story = {
  ...Chart,
  name: "Chart with table",
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("canvas")).toBeTruthy());
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole("button", { name: /as a table/ }));
    await expect(screen.getAllByRole("row")).toHaveLength(STATS.daily.length + 1);
  },
};

export const TableAlone: Story = {
  name: "Table alone",
  render: () => <DailyTable id="table" daily={STATS.daily.slice(-7)} shown />,
};

export const AllBreakdowns: Story = {
  name: "All breakdowns",
  render: () => <Breakdowns stats={STATS} days={30} />,
};

export const OneBreakdown: Story = {
  name: "One breakdown",
  render: () => (
    <Breakdown
      title="By partner"
      note="Sites that host the element."
      named={STATS.partners}
      total={2191}
      labelOf={String}
      days={30}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("And 5 more, in the CSV.");
  },
};

export const KeyHighlights: Story = {
  name: "Highlights",
  render: () => <Highlights stats={STATS} />,
};

export const PeriodChoice: StoryObj<typeof PeriodPicker> = {
  name: "Period",
  args: { days: 30, onChange: fn() },
  render: (args) => <PeriodPicker {...args} />,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("radio", { name: "90 days" }));
    await expect(args.onChange).toHaveBeenCalledWith(90);
  },
};

export const NoClicks: Story = {
  name: "No clicks",
  render: () => <EmptyNote days={30} />,
};

const loaded = {
  status: "loaded",
  key: "a-key",
  stats: STATS,
  days: 30,
  readAt: new Date("2026-11-20T21:42:07Z"),
} as const;

export const Actions: Story = {
  name: "Actions",
  render: () => <ReportActions loaded={loaded} onRetry={fn()} />,
};

/** The last update failed, so the figures are out of date. */
export const ActionsOutOfDate: Story = {
  name: "Actions, figures out of date",
  render: () => (
    <ReportActions
      loaded={{ ...loaded, staleReason: "The server cannot be reached" }}
      onRetry={fn()}
    />
  ),
};
