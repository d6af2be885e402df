import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import type { Campaign } from "../../api/contract/campaign/campaign.ts";
import { PATHS } from "../../api/contract/paths.ts";
import { LOOKS } from "../../site/embed/look-presets.ts";
import { Page as ActionPage } from "../../site/pages/ActionPage.tsx";
import { shownPage } from "../../site/shown-page.ts";
import {
  BUNDLED_WORDS,
  campaignWith,
  NIGHT_BUSES,
} from "../../tests/campaign/invented-campaign.ts";
import { parseShownCampaign } from "../../widget/domain/campaign.ts";
import { ContactTd } from "../../widget/ui/ContactTd.tsx";
import { CAMPAIGN_SERVER } from "../support/campaign-server.ts";
import { docsNote } from "../support/docs-note.ts";
import { initialState } from "../support/initial-state.ts";
import { json } from "../support/mock-server.ts";
import { SitePage } from "../support/SitePage.tsx";
import { StartedPage } from "../support/StartedPage.tsx";
import { DEFAULT_SCENARIO } from "../support/scenario.ts";
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
  parameters: docsNote(
    "An invented campaign from one file, `tests/campaign/invented-campaign.ts`: page, element and letter hold no text of the bundled one.",
    "46rem",
  ),
};

export default meta;

type Story = StoryObj;

/** The action page of a campaign. */
const pageOf = (campaign: Campaign): Story => ({
  parameters: {
    server: {
      ...CAMPAIGN_SERVER,
      [PATHS.campaign]: () => json({ success: true, version: 1, publishedAt: null, ...campaign }),
    },
  },
  render: () => (
    <StartedPage>
      <SitePage page={shownPage(campaign, "en")}>
        <ActionPage />
      </SitePage>
    </StartedPage>
  ),
});

/** A partner's page with colours of its own. */
const onFestivalPage: Decorator = (StoryOf) => (
  <div style={{ display: "block", ...LOOKS.festival.properties }}>
    <StoryOf />
  </div>
);

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

export const Live: Story = {
  ...pageOf(NIGHT_BUSES),
  name: "Action page",
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("heading", { level: 1, name: /About the N8/ }),
    ).toBeVisible();
    await waitFor(() =>
      expect(canvasElement.querySelector("bia-contact-td")?.shadowRoot).toBeTruthy(),
    );
    await expect(canvasElement.textContent).not.toMatch(BUNDLED_WORDS);
  },
};

export const Won: Story = {
  ...pageOf(WON),
  name: "Action page, won",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^The N8 runs/)).toBeVisible();
    await expect(canvasElement.querySelector("bia-contact-td")).toBeNull();
    await expect(canvasElement.textContent).not.toMatch(BUNDLED_WORDS);
  },
};

export const ElementWithLetter: Story = {
  ...elementOf(NIGHT_BUSES),
  name: "Element and letter",
  play: async ({ canvasElement }) => {
    const { screen, root } = getHarness(canvasElement);
    const letter = screen.getByRole("region", { name: "Email preview" });
    await expect(letter).toHaveTextContent("A bus home after midnight");
    await expect(letter).toHaveTextContent("The last bus leaves our town at nine.");
    await expect(root.textContent).not.toMatch(BUNDLED_WORDS);
  },
};

export const ElementWon: Story = {
  ...elementOf(WON),
  name: "Element, won",
  play: async ({ canvasElement }) => {
    const { screen, root } = getHarness(canvasElement);
    await expect(screen.getByText(/^Take it home/)).toBeVisible();
    // In the campaign's own colour for highlights.
    const { light } = NIGHT_BUSES.facts.colours?.highlight ?? {};
    await expect(getComputedStyle(root).getPropertyValue("--c-marigold")).toBe(light);
  },
};

export const ElementWonDark: Story = {
  ...elementOf(WON),
  name: "Element, won, dark",
  globals: { theme: "dark" },
};

export const ElementWonForced: Story = {
  ...elementOf(WON),
  name: "Element, won, forced colours",
  globals: { contrast: "forced" },
};

/** A partner's own colours override the campaign's. */
export const ElementOnAHost: Story = {
  ...elementOf(NIGHT_BUSES),
  name: "Element and letter on a partner’s page",
  decorators: [onFestivalPage],
  play: async ({ canvasElement }) => {
    const { root } = getHarness(canvasElement);
    const urgent = getComputedStyle(root).getPropertyValue("--c-urgent");
    await expect(urgent).toBe(LOOKS.festival.properties["--bia-accent"]);
  },
};

export const ElementWonOnAHost: Story = {
  ...elementOf(WON),
  name: "Element, won, on a partner’s page",
  decorators: [onFestivalPage],
};
