import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { PATHS } from "../../api/contract/paths.ts";
import { Page as PrivatePage } from "../../site/pages/PrivatePage.tsx";
import { Gate } from "../../site/staff/stats/Gate.tsx";
import { Report } from "../../site/staff/stats/Report.tsx";
import type { StatsState } from "../../site/staff/stats/stats-state.ts";
import { docsNote } from "../support/docs-note.ts";
import { INVENTED_BURSTS } from "../support/invented-bursts.ts";
import { EMPTY_STATS, inventedStats } from "../support/invented-stats.ts";
import { json } from "../support/mock-server.ts";

/** The page in each state. The mapped type makes a missing state a compile error. */
const STATES: { [S in StatsState["status"]]: Extract<StatsState, { status: S }> } = {
  opening: { status: "opening" },
  gated: { status: "gated" },
  loading: { status: "loading", key: "a-key" },
  failed: { status: "failed", key: "a-key", message: "The server cannot be reached" },
  loaded: {
    status: "loaded",
    key: "a-key",
    stats: inventedStats(),
    days: 30,
    readAt: new Date("2026-11-20T21:42:07Z"),
  },
};

const meta: Meta = {
  title: "Site/Private stats",
  parameters: docsNote(
    "The campaign’s statistics for staff, protected by a key. Until they are loaded, the same page shows the reason.",
    "46rem",
  ),
};

export default meta;

type Story = StoryObj;

export const KeyRequired: Story = {
  name: "Key required",
  render: () => <Gate state={STATES.gated} onRetry={fn()} />,
};

export const KeyRejected: Story = {
  name: "Key rejected",
  render: () => (
    <Gate state={{ ...STATES.gated, refused: "That key isn't right." }} onRetry={fn()} />
  ),
};

export const Opening: Story = { render: () => <Gate state={STATES.opening} onRetry={fn()} /> };

export const Loading: Story = { render: () => <Gate state={STATES.loading} onRetry={fn()} /> };

export const Failed: Story = { render: () => <Gate state={STATES.failed} onRetry={fn()} /> };

export const Loaded: Story = {
  render: () => <Report loaded={STATES.loaded} days={30} onPeriodChange={fn()} onRetry={fn()} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("canvas")).toBeTruthy());
  },
};

export const NoClicks: Story = {
  name: "Loaded, no clicks",
  render: () => (
    <Report
      loaded={{ ...STATES.loaded, stats: EMPTY_STATS }}
      days={30}
      onPeriodChange={fn()}
      onRetry={fn()}
    />
  ),
};

/** The page with a stored key, until it shows the server's response. */
export const WholePage: Story = {
  name: "Whole page",
  render: () => <PrivatePage />,
  parameters: {
    server: {
      [PATHS.stats]: () => json({ success: true, ...inventedStats() }),
      [PATHS.bursts]: () => json({ success: true, ...INVENTED_BURSTS }),
    },
  },
  beforeEach: () => {
    window.sessionStorage.setItem("stats-key", "a-key");
    return () => window.sessionStorage.removeItem("stats-key");
  },
  play: async ({ canvasElement }) => {
    const heading = await within(canvasElement).findByRole("heading", { level: 1 });
    await waitFor(() => expect(heading.isConnected).toBe(false));
    await waitFor(() => expect(canvasElement.querySelector("canvas")).toBeTruthy());
  },
};
