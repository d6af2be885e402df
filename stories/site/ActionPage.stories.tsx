import type { Meta, StoryObj } from "@storybook/react-vite";
import styled from "styled-components";
import { PATHS } from "../../api/contract/paths.ts";
import { FindSection } from "../../site/pages/action/FindSection.tsx";
import { Hero } from "../../site/pages/action/Hero.tsx";
import { LiveUpdates } from "../../site/pages/action/LiveUpdates.tsx";
import { StepTile } from "../../site/pages/action/StepTile.tsx";
import { StoryTeaser } from "../../site/pages/action/StoryTeaser.tsx";
import { CAMPAIGN_SERVER } from "../support/bundled-campaign.ts";
import { docsNote } from "../support/docs-note.ts";
import { neverReplies } from "../support/mock-server.ts";
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
      "The parts of the main page. The hero states the request and its urgency. Live Updates shows one figure; if the count is not available, a word replaces it and no number is invented. A step tile leads to a step of the page: use at most two on a page, and only one with the `urgent` variant. The raised sheet contains the same element that partners embed.",
    ),
  },
};

export default meta;

type Story = StoryObj;

export const HeroAlone: Story = { name: "Hero", tags: ["dark"], render: () => <Hero /> };

export const LiveUpdatesWithCount: Story = {
  name: "Live Updates with a count",
  tags: ["dark"],
  render: () => <LiveUpdates />,
};

/** The letter tile, and another one whose title needs two lines. */
export const StepTiles: Story = {
  tags: ["dark"],
  render: () => (
    <TileList>
      <StepTile href="#here" step={1} title="SEND THE LETTER" />
      <StepTile href="#here" step={9} title="AMPLIFY THE MESSAGE AND BRING A FRIEND" />
    </TileList>
  ),
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

const TileList = styled.div`
  display: grid;
  gap: 32px;
  max-inline-size: 34rem;
  padding: 32px;
`;
