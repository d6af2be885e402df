import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { PATHS } from "../../api/contract/paths.ts";
import { FindSection } from "../../site/action/FindSection.tsx";
import { Hero } from "../../site/action/Hero.tsx";
import { LiveUpdates } from "../../site/action/LiveUpdates.tsx";
import { StoryTeaser } from "../../site/action/StoryTeaser.tsx";
import { CAMPAIGN } from "../../site/campaign.ts";
import { Page as ActionPage } from "../../site/pages/ActionPage.tsx";
import { ACTIONS_TOTAL, CAMPAIGN_SERVER } from "../support/campaign-server.ts";
import { docsNote } from "../support/docs-note.ts";
import { json, neverReplies } from "../support/mock-server.ts";
import { SitePage } from "../support/SitePage.tsx";

const meta: Meta = {
  title: "Site/Action page",
  parameters: {
    server: CAMPAIGN_SERVER,
    ...docsNote(
      "The whole job from headline to letter. The poster says what is asked and how urgently; Live Updates is the one figure; the raised sheet hosts the same element that partners embed. Where the count cannot be had, a word stands in the figure’s room: no number is invented.",
      "46rem",
    ),
  },
};

export default meta;

type Story = StoryObj;

const figure = (CAMPAIGN.actionsBaseline + ACTIONS_TOTAL).toLocaleString("en-IE");

export const Whole: Story = {
  tags: ["screenshot"],
  render: () => (
    <SitePage>
      <ActionPage />
    </SitePage>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(figure)).toBeInTheDocument();
    await waitFor(() => {
      const root = canvasElement.querySelector("bia-contact-td")?.shadowRoot;
      expect(root?.querySelector("[role=combobox]")).toBeTruthy();
    });
  },
};

export const ThePoster: Story = { name: "The poster", render: () => <Hero /> };

export const LiveUpdatesWithACount: Story = {
  tags: ["screenshot"],
  name: "Live updates with a count",
  render: () => <LiveUpdates />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(figure)).toBeInTheDocument();
  },
};

/** No answer yet, and the same where the server has none. */
export const LiveUpdatesWithout: Story = {
  name: "Live updates without",
  render: () => <LiveUpdates />,
  parameters: {
    server: { [PATHS.actions]: () => json({ success: false, error: "No count" }, 503) },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Many")).toBeVisible();
  },
};

export const TheFindSheet: Story = {
  name: "The find sheet",
  render: () => <FindSection />,
  parameters: { server: { ...CAMPAIGN_SERVER, [PATHS.tds]: neverReplies } },
};

export const TheWayToTheStory: Story = {
  name: "The way to the story",
  render: () => <StoryTeaser />,
};
