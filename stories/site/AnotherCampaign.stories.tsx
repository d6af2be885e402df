import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { Campaign } from "../../api/contract/campaign/campaign.ts";
import { PageContext, shownPage } from "../../site/page/shown-page.ts";
import { PhaseHero } from "../../site/pages/action/PhaseHero.tsx";
import { ContactTd } from "../../widget/ContactTd.tsx";
import { parseShownCampaign } from "../../widget/domain/campaign.ts";
import { BUNDLED_WORDS, campaignWith, NIGHT_BUSES } from "../support/invented-campaign.ts";
import { DEFAULT_SCENARIO, initialState } from "../support/scenario.ts";
import { getHarness, WidgetHarness } from "../support/WidgetHarness.tsx";

const WON = campaignWith({
  state: "won",
  en: {
    achieved: "The N8 runs until three. 4,000 of you wrote to your TDs.",
    next: "Take it home tonight, and thank your TDs.",
  },
});

const meta: Meta = {
  title: "Site/Another campaign",
  parameters: {
    note: "An invented campaign from one file, `stories/support/invented-campaign.ts`: page, element and letter hold no text of the bundled one.",
  },
};

export default meta;

type Story = StoryObj;

/** The element of a campaign, with TDs found. */
const elementOf = (campaign: Campaign): Story => ({
  render: () => {
    const shown = parseShownCampaign(campaign);
    if (shown === null) throw new Error("The element cannot show the campaign.");
    const state = { ...initialState("found", "idle", DEFAULT_SCENARIO), campaign: shown };
    return (
      <WidgetHarness state={state} isPadded={false}>
        <ContactTd />
      </WidgetHarness>
    );
  },
});

export const ElementWithLetter: Story = {
  ...elementOf(NIGHT_BUSES),
  name: "Element and letter",
  play: async ({ canvasElement }) => {
    const { screen, root } = getHarness(canvasElement);
    const letter = screen.getByRole("region", { name: "Email preview" });
    await expect(letter).toHaveTextContent("A bus home after midnight");
    await expect(letter).toHaveTextContent("The last bus leaves our town at nine.");
    await expect(root.textContent).not.toMatch(BUNDLED_WORDS);
    // The campaign's own colour for highlights.
    const { light } = NIGHT_BUSES.facts.colours?.highlight ?? {};
    await expect(getComputedStyle(root).getPropertyValue("--c-marigold")).toBe(light);
  },
};

export const ElementWon: Story = {
  ...elementOf(WON),
  name: "Element, won",
  tags: ["dark"],
  play: async ({ canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    await expect(screen.getByText(/^Take it home/)).toBeVisible();
  },
};

/** The top of the action page once the campaign is won. */
export const PageWon: Story = {
  name: "Action page, won",
  render: () => (
    <PageContext value={shownPage(WON, "en")}>
      <PhaseHero />
    </PageContext>
  ),
};
