import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { ConfirmDialog } from "../../widget/ui/ConfirmDialog.tsx";
import { SuccessDialog } from "../../widget/ui/SuccessDialog.tsx";
import { DIALOG_A11Y } from "../support/dialog-a11y.ts";
import { docsNote } from "../support/docs-note.ts";
import { ACTIONS_TODAY } from "../support/fake-effects.ts";
import { inventedTds } from "../support/invented-tds.ts";
import { DEFAULT_SCENARIO, type Scenario } from "../support/scenario.ts";
import { SCENARIO_CONTROLS } from "../support/scenario-controls.ts";
import { getHarness, WidgetHarness } from "../support/WidgetHarness.tsx";

type Args = Pick<Scenario, "tds" | "provider" | "failure"> & { fallback: boolean };

const meta: Meta<Args> = {
  title: "Contact your TD/Dialogs",
  args: {
    tds: DEFAULT_SCENARIO.tds,
    provider: DEFAULT_SCENARIO.provider,
    failure: "none",
    fallback: false,
  },
  argTypes: {
    tds: SCENARIO_CONTROLS.tds,
    provider: SCENARIO_CONTROLS.provider,
    failure: SCENARIO_CONTROLS.failure,
    fallback: { control: "boolean", description: "Only a mailto could be tried" },
  },
  parameters: {
    ...DIALOG_A11Y,
    ...docsNote(
      "Two moments that take the whole attention. *Before you send* is asked on a phone alone, where the mail app takes over the screen. *Message Sent!* says what is left to do, leads out where no window opened, and only then asks to pass it on. Today’s count is left out where it cannot be had.",
      "46rem",
    ),
  },
  render: ({ tds, provider, failure, fallback }) => (
    <WidgetHarness
      scenario={{ tds, provider, failure }}
      state={{ lettersToday: failure === "count unknown" ? null : ACTIONS_TODAY + 1 }}
    >
      <SuccessDialog
        letter={{ recipients: inventedTds(tds), provider }}
        usedFallback={fallback}
        toasts={null}
      />
    </WidgetHarness>
  ),
};

export default meta;

type Story = StoryObj<Args>;

/** A phone asks first. */
export const BeforeYouSend: Story = {
  name: "Before you send",
  render: ({ tds, provider }) => (
    <WidgetHarness scenario={{ tds, provider }}>
      <ConfirmDialog letter={{ recipients: inventedTds(tds), provider }} toasts={null} />
    </WidgetHarness>
  ),
};

export const Sent: Story = {
  play: async ({ canvasElement }) => {
    await expect(getHarness(canvasElement).root).toHaveTextContent(
      "Total messages sent today: 129",
    );
  },
};

export const SentToOne: Story = {
  name: "Sent to one",
  args: { tds: 1 },
  play: async ({ canvasElement }) => {
    await expect(getHarness(canvasElement).root).toHaveTextContent(/reached 1 TD(?!s)/);
  },
};

export const SentWithoutACount: Story = {
  name: "Sent without a count",
  args: { failure: "count unknown" },
  play: async ({ canvasElement }) => {
    await expect(getHarness(canvasElement).root).not.toHaveTextContent("Total messages");
  },
};

export const SentByMailto: Story = { name: "Sent by a mailto alone", args: { fallback: true } };

export const CopyRefused: Story = {
  name: "Sent, and copying is refused",
  args: { failure: "copying refused" },
  play: async ({ canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    await userEvent.click(screen.getByRole("button", { name: "Copy" }));
    await expect(await screen.findByRole("textbox", { name: /copy it yourself/ })).toBeVisible();
  },
};
