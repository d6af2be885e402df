import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { SuccessDialog } from "../../widget/sending/SuccessDialog.tsx";
import { inventedTds } from "../support/invented-tds.ts";
import {
  DEFAULT_SCENARIO,
  initialState,
  SCENARIO_CONTROLS,
  type Scenario,
} from "../support/scenario.ts";
import { DIALOG_A11Y, getHarness, WidgetHarness } from "../support/WidgetHarness.tsx";

type Args = Pick<Scenario, "tds" | "provider" | "failure"> & {
  fallback: boolean;
  mustPaste: boolean;
};

const { tds, provider, failure } = SCENARIO_CONTROLS;

const meta: Meta<Args> = {
  title: "Contact your TD/Success dialog",
  args: {
    tds: DEFAULT_SCENARIO.tds,
    provider: DEFAULT_SCENARIO.provider,
    failure: "none",
    fallback: false,
    mustPaste: false,
  },
  argTypes: {
    ...{ tds, provider, failure },
    fallback: {
      control: "boolean",
      description: "The browser blocked the window, so a mailto link was tried",
    },
    mustPaste: {
      control: "boolean",
      description: "The letter was too long for the link, so it was copied",
    },
  },
  parameters: {
    ...DIALOG_A11Y,
    note: "*Message Sent!* says first and largest what the supporter still has to do and where, then offers other ways if no mail window opened, then one line each for sharing, for a reminder and for what follows. Without a count for today, that line is left out.",
  },
  render: ({ fallback, mustPaste, ...scenario }) => (
    <WidgetHarness scenario={scenario} state={initialState("found", "idle", scenario)}>
      <SuccessDialog
        delivery={{
          ...{ recipients: inventedTds(scenario.tds), provider: scenario.provider },
          ...{ usedMailto: fallback, mustPaste },
        }}
      />
    </WidgetHarness>
  ),
};

export default meta;

type Story = StoryObj<Args>;

export const WithoutACount: Story = {
  name: "Without a count",
  args: { failure: "count unknown" },
  play: async ({ canvasElement }) => {
    await expect(getHarness(canvasElement).root).not.toHaveTextContent("Total messages");
  },
};

export const ByMailto: Story = {
  name: "With a mailto link",
  args: { fallback: true },
  play: ({ canvasElement }) => expectLastStep(canvasElement, "press Send in your email app"),
};

/** A letter that is too long for the link goes by the clipboard, and the dialog says so first. */
export const ByClipboard: Story = {
  name: "With a letter to paste",
  args: { mustPaste: true, provider: "outlook" },
  play: ({ canvasElement }) =>
    expectLastStep(canvasElement, "paste your letter into Outlook, then press Send"),
};

/** The dialog's description is what is left to do. */
async function expectLastStep(canvasElement: HTMLElement, step: string): Promise<void> {
  const dialog = getHarness(canvasElement).screen.getByRole("dialog");
  await expect(dialog).toHaveAccessibleDescription(`One last step: ${step}`);
}

export const CopyRefused: Story = {
  name: "Clipboard blocked",
  tags: ["dark"],
  args: { failure: "copying refused" },
  play: async ({ canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    await userEvent.click(screen.getByRole("button", { name: "Copy" }));
    await expect(await screen.findByRole("textbox", { name: /copy it yourself/ })).toBeVisible();
  },
};
