import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { Notice } from "../../widget/domain/wording/en.ts";
import { en, isFailure } from "../../widget/domain/wording/en.ts";
import { Toasts, type ToastText } from "../../widget/kit/Toasts.tsx";
import { docsNote } from "../support/docs-note.ts";
import { NOTICES } from "../support/notices.ts";
import { getHarness, WidgetHarness } from "../support/WidgetHarness.tsx";

function toast(notice: Notice, id = 1): ToastText {
  return { id, ...en.toast(notice), failure: isFailure(notice) };
}

const meta: Meta<typeof Toasts> = {
  title: "Kit/Toasts",
  component: Toasts,
  args: { toasts: [toast(NOTICES["tds-found"])], dismissText: "Dismiss", onDismiss: fn() },
  parameters: docsNote(
    "Messages that need no response. A success message disappears after six seconds, and screen readers announce it at the next pause. A failure stays until it is dismissed, and screen readers announce it at once. On a phone toasts appear at the top, because the send button is at the bottom. At most three appear at once. A change that is visible anyway, and that the user did not ask for, is announced but not shown.",
  ),
  render: (args) => (
    <WidgetHarness>
      <Toasts {...args} />
    </WidgetHarness>
  ),
};

export default meta;

type Story = StoryObj<typeof Toasts>;

export const Success: Story = {
  play: async ({ args, canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    await expect(screen.getByRole("status")).toHaveTextContent("TDs Found!");
    await expect(screen.getByRole("alert")).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    await expect(args.onDismiss).toHaveBeenCalledWith(1);
  },
};

/** Announced but not shown: the page itself changed its content, which screen-reader users would miss. */
export const AnnouncedOnly: Story = {
  name: "Announced only",
  args: { toasts: [{ ...toast(NOTICES["tds-found"]), screenReaderOnly: true }] },
  play: async ({ canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    await expect(screen.getByRole("status")).toHaveTextContent("TDs Found!");
    await expect(screen.queryByRole("button")).not.toBeInTheDocument();
    const { width, height } = screen.getByText(/TDs Found!/).getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};

/** Every notice of the element. The element shows at most three at once. */
export const AllNotices: Story = {
  name: "All notices",
  tags: ["dark"],
  args: { toasts: Object.values(NOTICES).map(toast) },
};
