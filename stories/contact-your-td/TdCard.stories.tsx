import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TdCard } from "../../widget/ui/TdCard.tsx";
import { docsNote } from "../support/docs-note.ts";
import { inventedTds } from "../support/invented-tds.ts";
import { LOOKUP_STATES, SENDING_STATES } from "../support/states.ts";
import { getHarness, WidgetHarness } from "../support/WidgetHarness.tsx";

const [usual, long, partyless] = inventedTds(3);
if (!usual || !long || !partyless) throw new Error("There are too few invented TDs.");

const meta: Meta<typeof TdCard> = {
  title: "Contact your TD/TD card",
  component: TdCard,
  args: { td: usual, showConstituency: false },
  parameters: docsNote(
    "One TD, with a button that sends to this one alone. The party is left out where there is none; the constituency is named only where the list holds those of several.",
  ),
  render: (args) => (
    <WidgetHarness state={{ lookup: LOOKUP_STATES.found([args.td]) }}>
      <ul style={{ listStyle: "none" }}>
        <TdCard {...args} />
      </ul>
    </WidgetHarness>
  ),
};

export default meta;

type Story = StoryObj<typeof TdCard>;

export const Usual: Story = {
  play: async ({ args, canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    await expect(screen.getByRole("button", { name: `Send to ${args.td.name}` })).toBeEnabled();
  },
};
export const LongName: Story = { name: "Long name", args: { td: long } };
export const NoParty: Story = { name: "No party", args: { td: partyless } };
export const WithItsSeat: Story = { name: "With its seat", args: { showConstituency: true } };

export const Sample: Story = {
  args: { sampleLabel: "Sample", disabledReasonId: "why" },
  render: (args) => (
    <WidgetHarness>
      <p id="why">Nothing can be sent to a sample.</p>
      <ul style={{ listStyle: "none" }}>
        <TdCard {...args} />
      </ul>
    </WidgetHarness>
  ),
  play: async ({ canvasElement }) => {
    const button = getHarness(canvasElement).screen.getByRole("button");
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription("Nothing can be sent to a sample.");
  },
};

export const Busy: Story = {
  render: (args) => {
    const recipients = [args.td];
    const sending = SENDING_STATES.composing({ recipients, provider: "gmail" });
    return (
      <WidgetHarness state={{ lookup: LOOKUP_STATES.found(recipients), sending }}>
        <ul style={{ listStyle: "none" }}>
          <TdCard {...args} />
        </ul>
      </WidgetHarness>
    );
  },
};
