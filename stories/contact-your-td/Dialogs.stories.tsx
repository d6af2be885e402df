import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { ConfirmDialog } from "../../widget/ui/ConfirmDialog.tsx";
import { SuccessDialog } from "../../widget/ui/SuccessDialog.tsx";
import { SCENARIO_CONTROLS } from "../stage/controls.ts";
import { IN_DIALOG } from "../stage/dialog.ts";
import { Staged, staged } from "../stage/Staged.tsx";
import { type Scenario, USUAL } from "../stage/scenario.ts";
import { inventedTds } from "../stage/tds.ts";
import { TODAY } from "../stage/world.ts";

type Args = Pick<Scenario, "tds" | "provider" | "failure"> & { fallback: boolean };

const meta: Meta<Args> = {
  title: "Contact your TD/Dialogs",
  args: { tds: USUAL.tds, provider: USUAL.provider, failure: "none", fallback: false },
  argTypes: {
    tds: SCENARIO_CONTROLS.tds,
    provider: SCENARIO_CONTROLS.provider,
    failure: SCENARIO_CONTROLS.failure,
    fallback: { control: "boolean", description: "Only a mailto could be tried" },
  },
  parameters: {
    ...IN_DIALOG,
    docs: {
      description: {
        component:
          "Two moments that take the whole attention. *Before you send* is asked on a phone alone, where the mail app takes over the screen. *Message Sent!* says what is left to do, leads out where no window opened, and only then asks to pass it on. Today’s count is left out where it cannot be had.",
      },
      story: { inline: false, height: "46rem" },
    },
  },
  render: ({ tds, provider, failure, fallback }) => (
    <Staged
      scenario={{ tds, provider, failure }}
      state={{ today: failure === "count unknown" ? null : TODAY + 1 }}
    >
      <SuccessDialog
        letter={{ recipients: inventedTds(tds), provider }}
        fallback={fallback}
        toasts={null}
      />
    </Staged>
  ),
};

export default meta;

type Story = StoryObj<Args>;

/** A phone asks first. */
export const BeforeYouSend: Story = {
  name: "Before you send",
  render: ({ tds, provider }) => (
    <Staged scenario={{ tds, provider }}>
      <ConfirmDialog letter={{ recipients: inventedTds(tds), provider }} toasts={null} />
    </Staged>
  ),
};

export const Sent: Story = {
  play: async ({ canvasElement }) => {
    await expect(staged(canvasElement).root).toHaveTextContent("Total messages sent today 129");
  },
};

export const SentToOne: Story = {
  name: "Sent to one",
  args: { tds: 1 },
  play: async ({ canvasElement }) => {
    await expect(staged(canvasElement).root).toHaveTextContent(/reached 1 TD(?!s)/);
  },
};

export const SentWithoutACount: Story = {
  name: "Sent without a count",
  args: { failure: "count unknown" },
  play: async ({ canvasElement }) => {
    await expect(staged(canvasElement).root).not.toHaveTextContent("Total messages");
  },
};

export const SentByMailto: Story = { name: "Sent by a mailto alone", args: { fallback: true } };

export const CopyRefused: Story = {
  name: "Sent, and copying is refused",
  args: { failure: "copying refused" },
  play: async ({ canvasElement }) => {
    const { screen } = staged(canvasElement);
    await userEvent.click(screen.getByRole("button", { name: "Copy" }));
    await expect(await screen.findByRole("textbox", { name: /by hand/ })).toBeVisible();
  },
};
