import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../../widget/components/Button.tsx";
import { Dialog } from "../../widget/components/Dialog.tsx";
import { getHarness, WidgetHarness } from "../support/WidgetHarness.tsx";

const meta: Meta<typeof Dialog> = {
  title: "Parts/Dialog",
  component: Dialog,
  args: {
    title: "Before you send",
    onClose: fn(),
    children: <p>Ready to send your message to 4 TDs?</p>,
  },
  argTypes: { children: { control: false }, notices: { control: false } },
  parameters: {
    note: "For one question that must be answered first, or for the end of the task. It is a native modal dialog: focus stays inside, Escape or a click outside the panel closes it, and the page behind is inert. For a message that does not need an answer, use a toast.",
  },
  render: (args) => (
    <WidgetHarness>
      <Button>A button behind the dialog</Button>
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
    const dialog = screen.getByRole("dialog");
    await userEvent.click(heading);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Content taller than a small screen: the dialog scrolls, the page behind it does not. */
export const Long: Story = {
  args: {
    title: "Message Sent! And a title that needs a second line",
    children: Array.from({ length: 14 }, (_, index) => (
      <p key={String(index)}>A dialog should not have as many paragraphs as this one.</p>
    )),
  },
};
