import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { Notice } from "../../widget/domain/notice.ts";
import { isFailure } from "../../widget/domain/notice.ts";
import { en } from "../../widget/domain/wording/en.ts";
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
    "News that nobody has to act on. Good news leaves by itself after six seconds and is read out when there is a pause; a failure stays until it is dismissed and interrupts. On a phone they come from above, as the foot of the screen belongs to the send button. At most three at once. What is seen anyhow, and was not asked for, is only read out.",
    "16rem",
  ),
  render: (args) => (
    <WidgetHarness>
      <Toasts {...args} />
    </WidgetHarness>
  ),
};

export default meta;

type Story = StoryObj<typeof Toasts>;

export const News: Story = {
  play: async ({ args, canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    await expect(screen.getByRole("status")).toHaveTextContent("TDs Found!");
    await expect(screen.getByRole("alert")).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    await expect(args.onDismiss).toHaveBeenCalledWith(1);
  },
};

export const Failure: Story = {
  args: { toasts: [toast(NOTICES["lookup-unreachable"])] },
  play: async ({ canvasElement }) => {
    await expect(getHarness(canvasElement).screen.getByRole("alert")).toHaveTextContent(
      "Sample Data",
    );
  },
};

/** Nothing to see: the page itself changed what is shown, which who listens to it would miss. */
export const ReadOut: Story = {
  name: "Only read out",
  args: { toasts: [{ ...toast(NOTICES["tds-found"]), screenReaderOnly: true }] },
  play: async ({ canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    await expect(screen.getByRole("status")).toHaveTextContent("TDs Found!");
    await expect(screen.queryByRole("button")).not.toBeInTheDocument();
    const { width, height } = screen.getByText(/TDs Found!/).getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};

/** Every notice of the element, in its own words. The element shows at most three at once. */
export const Every: Story = {
  tags: ["screenshot"],
  args: { toasts: Object.values(NOTICES).map(toast) },
  parameters: { docs: { story: { height: "56rem" } } },
};
