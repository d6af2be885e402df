import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TdCard } from "../../widget/ui/TdCard.tsx";
import { docsNote } from "../support/docs-note.ts";
import { inventedTds } from "../support/invented-tds.ts";
import { LOOKUP_STATES, SENDING_STATES } from "../support/states.ts";
import { getHarness, WidgetHarness } from "../support/WidgetHarness.tsx";

const [shortName, longName, withoutParty] = inventedTds(3);
if (!shortName || !longName || !withoutParty)
  throw new Error("At least three invented TDs are needed.");

const meta: Meta<typeof TdCard> = {
  title: "Contact your TD/TD card",
  component: TdCard,
  args: { td: shortName, showConstituency: false },
  parameters: docsNote(
    "One TD, with a button that sends the letter only to them. A TD without a party has no party line. The constituency appears only if the list contains TDs of several constituencies.",
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

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    await expect(screen.getByRole("button", { name: `Send to ${args.td.name}` })).toBeEnabled();
  },
};
export const LongName: Story = { name: "Long name", args: { td: longName } };
export const NoParty: Story = { name: "No party", args: { td: withoutParty } };
export const WithConstituency: Story = {
  name: "With constituency",
  args: { showConstituency: true },
};

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
