import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { BUNDLED_CAMPAIGN, parseShownCampaign } from "../../widget/domain/campaign.ts";
import * as irish from "../../widget/domain/wording/ga.ts";
import { ContactTd } from "../../widget/ui/ContactTd.tsx";
import { DIALOG_A11Y } from "../support/dialog-a11y.ts";
import { docsNote } from "../support/docs-note.ts";
import { initialState } from "../support/initial-state.ts";
import { DEFAULT_SCENARIO } from "../support/scenario.ts";
import type { LookupStatus, SendingStatus } from "../support/states.ts";
import { getHarness, WidgetHarness } from "../support/WidgetHarness.tsx";
import { typeInto } from "./interactions.ts";

type Args = { lookup: LookupStatus; sending: SendingStatus };

const meta: Meta<Args> = {
  title: "Contact your TD/In Irish",
  parameters: docsNote(
    "The element on an Irish page. The letter has a language of its own: that of the element until the supporter chooses.",
    "44rem",
  ),
  render: ({ lookup, sending }) => (
    <WidgetHarness
      state={{
        ...initialState(lookup, sending, DEFAULT_SCENARIO),
        irish,
        settings: { theme: "light", lang: "ga", campaignUrl: "https://campaign.example/" },
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

const { ga } = irish;

export const ListOpen: Story = {
  name: "The open list",
  args: { lookup: "idle", sending: "idle" },
  play: async ({ canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    await typeInto(screen.getByRole("combobox", { name: ga.find.title }), "corcaigh");
    await expect(screen.getAllByRole("option")[0]).toHaveTextContent("Corcaigh Theas-Lár");
  },
};

export const Found: Story = {
  args: { lookup: "found", sending: "idle" },
  play: async ({ canvasElement }) => {
    const { screen, root } = getHarness(canvasElement);
    await expect(root).toHaveTextContent("A Theachta, a chara,");
    await userEvent.click(screen.getByRole("radio", { name: "English" }));
    await expect(root).toHaveTextContent("Dear Representative,");
    await expect(screen.getByRole("button", { name: ga.results.sendAll })).toBeEnabled();
  },
};

export const Sample: Story = {
  name: "Sample: no TDs available",
  args: { lookup: "sample", sending: "idle" },
  play: async ({ canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    await expect(screen.getByRole("button", { name: ga.results.sendAll })).toBeDisabled();
  },
};

export const Confirming: Story = {
  name: "A phone asks for confirmation",
  args: { lookup: "found", sending: "confirming" },
  parameters: DIALOG_A11Y,
};

export const Sent: Story = {
  name: "The letter was opened",
  args: { lookup: "found", sending: "sent" },
  parameters: DIALOG_A11Y,
  play: async ({ canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    await expect(screen.getByRole("dialog", { name: ga.sent.title })).toHaveTextContent(
      "Shroich do ghuth 4 Theachta Dála",
    );
  },
};

export const Blocked: Story = {
  name: "Nothing could be opened",
  args: { lookup: "found", sending: "blocked" },
  parameters: DIALOG_A11Y,
};
