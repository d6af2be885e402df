import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Toast, type ToastText } from "../../widget/components/Toast.tsx";
import { isFailure, type Notice } from "../../widget/domain/wording/en.ts";
import { resultsEn } from "../../widget/domain/wording/results-en.ts";
import { NOTICES } from "../support/scenario.ts";
import { getHarness, WidgetHarness } from "../support/WidgetHarness.tsx";

function toastOf(notice: Notice, id = 1): ToastText {
  return { id, ...resultsEn.toast(notice), failure: isFailure(notice) };
}

const meta: Meta<typeof Toast> = {
  title: "Parts/Toast",
  component: Toast,
  args: { toast: toastOf(NOTICES["tds-found"]), dismissText: "Dismiss", onDismiss: fn() },
  parameters: {
    note: "A message that needs no response. Screen readers announce it once, without its button: a success at the next pause, a failure at once. A success disappears after six seconds, a failure stays until it is dismissed, and a newer message takes the place of either. On a phone it appears at the top, because the send button is at the bottom, unless it would cover what has the focus. A change that is visible anyway, and that the user did not ask for, is announced but not shown.",
  },
  render: (args) => (
    <WidgetHarness>
      <Toast {...args} />
    </WidgetHarness>
  ),
};

export default meta;

type Story = StoryObj<typeof Toast>;

export const Success: Story = {
  play: async ({ args, canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    const status = screen.getByRole("status");
    await waitFor(() => expect(status).toHaveTextContent(/^TDs Found!.*Dublin Bay North$/));
    await expect(screen.getByRole("alert")).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    await expect(args.onDismiss).toHaveBeenCalled();
  },
};

/** The notice is announced but not shown: the page itself changed its content, which screen-reader users would miss. */
export const AnnouncedOnly: Story = {
  name: "Announced only",
  args: { toast: { ...toastOf(NOTICES["tds-found"]), screenReaderOnly: true } },
  play: async ({ canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("TDs Found!"));
    await expect(screen.queryByRole("button")).not.toBeInTheDocument();
    const message = screen.getByText(/TDs Found!/).closest("p");
    await expect([message?.offsetWidth, message?.offsetHeight]).toEqual([1, 1]);
  },
};

export const Failure: Story = { args: { toast: toastOf(NOTICES["lookup-answered"]) } };

/** The longest notice of the element. */
export const Longest: Story = {
  tags: ["dark"],
  args: { toast: toastOf(NOTICES["mail-opened"]) },
};
