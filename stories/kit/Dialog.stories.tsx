import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../../widget/kit/Button.tsx";
import { Dialog } from "../../widget/kit/Dialog.tsx";
import { docsNote } from "../support/docs-note.ts";
import { getHarness, WidgetHarness } from "../support/WidgetHarness.tsx";

const meta: Meta<typeof Dialog> = {
  title: "Kit/Dialog",
  component: Dialog,
  args: {
    title: "Before you send",
    onClose: fn(),
    children: <p>Ready to send your message to 4 TDs?</p>,
  },
  argTypes: { children: { control: false }, overlay: { control: false } },
  parameters: docsNote(
    "Takes the whole attention: for one question, or for the end of the job. Native, so focus stays inside, Escape and a press beside the panel close it, and the page behind cannot be used. Where the page may go on meanwhile, a toast says it.",
    "26rem",
  ),
  render: (args) => (
    <WidgetHarness>
      <Button>Behind it</Button>
      <Dialog {...args} />
    </WidgetHarness>
  ),
};

export default meta;

type Story = StoryObj<typeof Dialog>;

export const Short: Story = {
  play: async ({ args, canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    const heading = screen.getByRole("heading", { name: args.title });
    await expect((heading.getRootNode() as ShadowRoot).activeElement).toBe(heading);
    const layer = screen.getByRole("dialog");
    await userEvent.click(heading);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(layer);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** More than a small screen holds: the layer scrolls, the page behind it does not. */
export const Long: Story = {
  args: {
    title: "Message Sent! And a title that needs a second line",
    children: Array.from({ length: 14 }, (_, line) => (
      <p key={String(line)}>One of the many things that a dialog should rather not say.</p>
    )),
  },
};
