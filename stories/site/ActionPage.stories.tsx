import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { PATHS } from "../../api/contract/paths.ts";
import { FindSection } from "../../site/action/FindSection.tsx";
import { Hero } from "../../site/action/Hero.tsx";
import { LiveUpdates } from "../../site/action/LiveUpdates.tsx";
import { StoryTeaser } from "../../site/action/StoryTeaser.tsx";
import { Page as ActionPage } from "../../site/pages/ActionPage.tsx";
import { BUNDLED } from "../support/bundled-page.ts";
import { ACTIONS_TOTAL, CAMPAIGN_SERVER } from "../support/campaign-server.ts";
import { docsNote } from "../support/docs-note.ts";
import { json, neverReplies } from "../support/mock-server.ts";
import { SitePage } from "../support/SitePage.tsx";
import { StartedPage } from "../support/StartedPage.tsx";

const meta: Meta = {
  title: "Site/Action page",
  decorators: [
    (Story) => (
      <StartedPage>
        <Story />
      </StartedPage>
    ),
  ],
  parameters: {
    server: CAMPAIGN_SERVER,
    ...docsNote(
      "The main page, from the headline to the letter. The hero states the request and its urgency. Live Updates shows one figure. The raised sheet contains the same element that partners embed. If the count is not available, a word replaces the figure; no number is invented.",
      "46rem",
    ),
  },
};

export default meta;

type Story = StoryObj;

const formattedCount = (BUNDLED.campaign.actionsBaseline + ACTIONS_TOTAL).toLocaleString("en-IE");

export const Whole: Story = {
  tags: ["dark"],
  render: () => (
    <SitePage>
      <ActionPage />
    </SitePage>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(formattedCount)).toBeInTheDocument();
    await waitFor(() => {
      const root = canvasElement.querySelector("bia-contact-td")?.shadowRoot;
      expect(root?.querySelector("[role=combobox]")).toBeTruthy();
    });
  },
};

export const HeroAlone: Story = { name: "Hero", render: () => <Hero /> };

export const LiveUpdatesWithCount: Story = {
  tags: ["dark"],
  name: "Live Updates with a count",
  render: () => <LiveUpdates />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(formattedCount)).toBeInTheDocument();
  },
};

const growingCount = fn(() => json({ success: true, total: ACTIONS_TOTAL, today: 1 }));

/** The count has one digit more when the visitor returns: the other digits roll on. */
export const LiveUpdatesWithMoreDigits: Story = {
  name: "Live Updates with a digit more",
  render: () => <LiveUpdates />,
  parameters: { server: { [PATHS.actions]: growingCount, [PATHS.events]: neverReplies } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(formattedCount);
    const digits = () => [...canvasElement.querySelectorAll("[aria-hidden] > span")];
    const before = digits();
    growingCount.mockImplementation(() => json({ success: true, total: 12_345, today: 2 }));
    document.dispatchEvent(new Event("visibilitychange"));
    const grown = BUNDLED.campaign.actionsBaseline + 12_345;
    await expect(await canvas.findByText(grown.toLocaleString("en-IE"))).toBeInTheDocument();
    await expect(digits().slice(-before.length)).toEqual(before);
    const shown = digits().map((digit) => digit.firstElementChild?.getAttribute("style") ?? ",");
    await expect(shown.join("").replaceAll(/--digit: |;/g, "")).toBe(grown.toLocaleString("en-IE"));
    growingCount.mockReset();
  },
};

/** The count is still loading, or the server has none: both look the same. */
export const LiveUpdatesWithoutCount: Story = {
  name: "Live Updates without a count",
  render: () => <LiveUpdates />,
  parameters: {
    server: { [PATHS.actions]: () => json({ success: false, error: "No count" }, 503) },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Many")).toBeVisible();
  },
};

export const FindSectionAlone: Story = {
  name: "Find Your TDs section",
  render: () => <FindSection />,
  parameters: { server: { ...CAMPAIGN_SERVER, [PATHS.tds]: neverReplies } },
};

export const StoryTeaserAlone: Story = {
  name: "Story teaser",
  render: () => <StoryTeaser />,
};
