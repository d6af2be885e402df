import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { LANGUAGES, type Language } from "../../api/contract/language.ts";
import { ContactTd } from "../../widget/ContactTd.tsx";
import { BUNDLED_CAMPAIGN, parseShownCampaign } from "../../widget/domain/campaign.ts";
import * as irish from "../../widget/domain/wording/ga.ts";
import {
  DEFAULT_SCENARIO,
  initialState,
  LOOKUP_STATES,
  type LookupStatus,
  SCENARIO_CONTROLS,
  type Scenario,
  SENDING_STATES,
  type SendingStatus,
} from "../support/scenario.ts";
import { DIALOG_A11Y, getHarness, WidgetHarness } from "../support/WidgetHarness.tsx";

type Args = Scenario & { lookup: LookupStatus; sending: SendingStatus; lang: Language };

const meta: Meta<Args> = {
  title: "Contact your TD/The whole element",
  args: { lookup: "found", sending: "idle", lang: "en", ...DEFAULT_SCENARIO },
  argTypes: {
    lookup: { control: "inline-radio", options: Object.keys(LOOKUP_STATES) },
    sending: { control: "inline-radio", options: Object.keys(SENDING_STATES) },
    lang: { control: "inline-radio", options: LANGUAGES },
    ...SCENARIO_CONTROLS,
  },
  parameters: {
    note: "The whole element in each state of the lookup and of the sending. Use the controls to combine the states, and to set the language, the number of TDs, the provider and the failure. The buttons work.",
  },
  render: ({ lookup, sending, lang, ...scenario }) => (
    <WidgetHarness
      scenario={scenario}
      state={{
        ...initialState(lookup, sending, scenario),
        files: { irish },
        settings: { theme: "auto", lang, campaignUrl: "https://campaign.example/" },
        campaign: parseShownCampaign(DEFAULT_CAMPAIGN) ?? BUNDLED_CAMPAIGN,
      }}
      isPadded={false}
    >
      <ContactTd />
    </WidgetHarness>
  ),
};

export default meta;

type Story = StoryObj<Args>;

export const NothingChosen: Story = {
  name: "Nothing chosen",
  tags: ["dark"],
  args: { lookup: "idle" },
};

export const Finding: Story = { tags: ["dark"], args: { lookup: "finding" } };

export const Found: Story = { tags: ["dark"] };

export const Sample: Story = {
  name: "Sample: no TDs available",
  tags: ["dark"],
  args: { lookup: "sample" },
  play: async ({ canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    const send = screen.getByRole("button", { name: "Send to All TDs Now!" });
    await expect(send).toBeDisabled();
    await expect(send).toHaveAccessibleDescription(/nothing can be sent/);
  },
};

export const Confirming: Story = {
  name: "A phone asks for confirmation",
  tags: ["dark"],
  parameters: DIALOG_A11Y,
  args: { sending: "confirming", device: "android" },
};

export const Composing: Story = {
  name: "The mail window opens",
  args: { sending: "composing" },
};

export const Sent: Story = {
  name: "The letter is sent",
  tags: ["dark"],
  parameters: DIALOG_A11Y,
  args: { sending: "sent" },
};

export const SentWithoutCount: Story = {
  name: "The letter is sent, without a count",
  parameters: DIALOG_A11Y,
  args: { sending: "sent", failure: "count unknown" },
  play: async ({ canvasElement }) => {
    await expect(getHarness(canvasElement).root).not.toHaveTextContent("Total messages");
  },
};

/** A sandboxed frame allows neither windows nor mail apps. Nothing is counted. */
export const Blocked: Story = {
  name: "No mail window may open",
  tags: ["dark"],
  parameters: DIALOG_A11Y,
  args: { sending: "unopened" },
};
