import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useEffect, useRef } from "react";
import styled from "styled-components";
import { PATHS } from "../../api/contract/paths.ts";
import { loadElement } from "../../site/browser/loading.ts";
import { PageContext, shownPage } from "../../site/document/shown-page.ts";
import { Hero } from "../../site/pages/action/Hero.tsx";
import { LiveUpdates } from "../../site/pages/action/Page.tsx";
import { PilotFindings } from "../../site/pages/action/PilotFindings.tsx";
import { SocialSection } from "../../site/pages/action/SocialSection.tsx";
import { StoryTeaser } from "../../site/pages/action/StoryTeaser.tsx";
import { startPage } from "../../site/pages/action/start-page.ts";
import { LetterTicket, Ticket } from "../../site/pages/action/Ticket.tsx";
import { HalftonePatterns } from "../support/HalftonePatterns.tsx";
import { campaignWith } from "../support/invented-campaign.ts";
import { CAMPAIGN_SERVER, neverReplies } from "../support/mock-server.ts";

const WON = campaignWith({
  state: "won",
  en: {
    achieved: "The N8 runs until three. 4,000 of you wrote to your TDs.",
    next: "Take it home tonight, and thank your TDs.",
  },
});

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
    note: "The parts of the main page. The hero states the request and its urgency. Live Updates shows one figure; if the count is not available, a word replaces it and no number is invented. A ticket leads to a step of the page: use at most two on a page. The first holds the same element that partners embed.",
  },
};

export default meta;

type Story = StoryObj;

export const HeroAlone: Story = { name: "Hero", tags: ["dark"], render: () => <Hero /> };

/** The hero of a campaign that is won. */
export const HeroWon: Story = {
  name: "Hero, won",
  render: () => (
    <PageContext value={shownPage(WON, "en")}>
      <Hero />
    </PageContext>
  ),
};

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
      <Ticket href="#here" step={1} title="SEND THE LETTER" />
      <Ticket href="#here" step={9} title="AMPLIFY THE MESSAGE AND BRING A FRIEND" />
    </TileList>
  ),
};

export const LetterTicketAlone: Story = {
  name: "Ticket with the field",
  render: () => <LetterTicket title="SEND THE BIA LETTER" />,
  parameters: { server: { ...CAMPAIGN_SERVER, [PATHS.tds]: neverReplies } },
};

export const StoryTeaserAlone: Story = {
  name: "Story teaser",
  render: () => <StoryTeaser />,
};

/** Four findings in four panels on one sheet. Each picture shows its figure exactly. */
export const Pilot: Story = {
  name: "Pilot figures",
  tags: ["dark"],
  render: () => (
    <>
      <HalftonePatterns />
      <PilotFindings />
    </>
  ),
};

/** A placeholder stands for the post, because loading it connects to Meta. */
export const PostClosed: Story = {
  tags: ["dark"],
  name: "Post closed",
  render: () => (
    <>
      <HalftonePatterns />
      <SocialSection />
    </>
  ),
};

/** Starts the behaviour of the page's parts, as the page's own script does. */
function StartedPage({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current !== null) startPage(root.current);
    loadElement();
  }, []);
  return <div ref={root}>{children}</div>;
}

const TileList = styled.div`
  display: grid;
  gap: 32px;
  max-inline-size: 34rem;
  padding: 32px;
`;
