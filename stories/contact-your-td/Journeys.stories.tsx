import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { ContactTd } from "../../widget/ui/ContactTd.tsx";
import { DIALOG_A11Y } from "../support/dialog-a11y.ts";
import { docsNote } from "../support/docs-note.ts";
import { DEFAULT_SCENARIO, type Scenario } from "../support/scenario.ts";
import { SCENARIO_CONTROLS } from "../support/scenario-controls.ts";
import { getHarness, WidgetHarness } from "../support/WidgetHarness.tsx";
import { chooseConstituency, SEND_ALL_LABEL } from "./interactions.ts";

const meta: Meta<Scenario> = {
  title: "Contact your TD/Journeys",
  args: DEFAULT_SCENARIO,
  argTypes: SCENARIO_CONTROLS,
  parameters: docsNote(
    "The task step by step, as supporters do it. The Interactions panel lists the steps and can go back to each one. Every journey starts without a constituency.",
    "44rem",
  ),
  render: (scenario) => (
    <WidgetHarness scenario={scenario} isPadded={false}>
      <ContactTd />
    </WidgetHarness>
  ),
};

export default meta;

type Story = StoryObj<Scenario>;

/** Chooses a constituency by typing, changes the provider, sends to all, and closes the dialog. Focus returns to the send button. */
export const SendsToAll: Story = {
  name: "Sends to all TDs",
  play: async ({ args, canvasElement, step }) => {
    const { screen, fakes, root } = getHarness(canvasElement);
    await step("Choose a constituency", () => chooseConstituency(screen));
    await expect(await screen.findByText("TDs Found!")).toBeVisible();
    await step("Change the provider", async () => {
      await userEvent.click(screen.getByRole("radio", { name: "Outlook" }));
      await expect(
        screen.getByRole("button", { name: SEND_ALL_LABEL }),
      ).toHaveAccessibleDescription("Opens Outlook with your message ready");
    });
    await step("Send", async () => {
      await userEvent.click(screen.getByRole("button", { name: SEND_ALL_LABEL }));
      await expect(screen.getByRole("button", { name: "Sending Message..." })).toHaveAttribute(
        "aria-disabled",
        "true",
      );
      await expect(fakes.openedUrls).toHaveLength(1);
      await expect(fakes.openedUrls[0]).toMatch(/^https:\/\/outlook\.live\.com\//);
    });
    await step("The success dialog opens", async () => {
      fakes.runTimers();
      const dialog = await screen.findByRole("dialog", { name: "Message Sent!" });
      await expect(dialog).toHaveTextContent(`Your voice has reached ${args.tds} TDs`);
      await expect(dialog).toHaveTextContent("Total messages sent today: 129 (+1 from you!)");
    });
    await step("Close the dialog", async () => {
      await userEvent.click(screen.getByRole("button", { name: "Close" }));
      await expect(screen.queryByRole("dialog")).toBeNull();
      const { activeElement } = root.getRootNode() as ShadowRoot;
      await expect(activeElement).toHaveTextContent(SEND_ALL_LABEL);
    });
    await expect(fakes.emittedEvents).toEqual(["bia-lookup", "bia-compose", "bia-sent"]);
  },
};

/** Sends to one TD and copies the text for sharing. */
export const SendsToOne: Story = {
  name: "Sends to one TD",
  parameters: DIALOG_A11Y,
  play: async ({ canvasElement }) => {
    const { screen, fakes } = getHarness(canvasElement);
    await chooseConstituency(screen);
    await userEvent.click(await screen.findByRole("button", { name: "Send to Seán Ó Sé" }));
    fakes.runTimers();
    const dialog = await screen.findByRole("dialog", { name: "Message Sent!" });
    await expect(dialog).toHaveTextContent("Your voice has reached 1 TD");
    await userEvent.click(screen.getByRole("button", { name: "Copy" }));
    await expect(await screen.findByText("Copied to clipboard!")).toBeVisible();
    await expect(fakes.copiedTexts).toHaveLength(1);
  },
};

/** A phone asks for confirmation before it opens the mail app. Cancel sends nothing. */
export const ConfirmsOnAPhone: Story = {
  name: "Confirms on a phone",
  args: { device: "android" },
  play: async ({ canvasElement }) => {
    const { screen, fakes } = getHarness(canvasElement);
    await chooseConstituency(screen);
    await userEvent.click(await screen.findByRole("button", { name: SEND_ALL_LABEL }));
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(fakes.openedUrls).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: SEND_ALL_LABEL }));
    await userEvent.click(screen.getByRole("button", { name: "Open Gmail" }));
    await expect(fakes.openedUrls[0]).toMatch(/^intent:/);
  },
};

/** No TDs are available. The sample says so in an alert, and nothing can be sent. */
export const FindsNoTds: Story = {
  name: "Finds no TDs",
  args: { failure: "lookup unreachable" },
  play: async ({ canvasElement }) => {
    const { screen, fakes } = getHarness(canvasElement);
    await chooseConstituency(screen);
    await expect(await screen.findByText("Showing sample TD information")).toBeVisible();
    await expect(screen.getByRole("button", { name: SEND_ALL_LABEL })).toBeDisabled();
    await expect(fakes.emittedEvents).toEqual(["bia-error", "bia-lookup"]);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect(fakes.emittedEvents).toHaveLength(4);
  },
};

/** The server replies that it has no TDs yet. */
export const ServerHasNoTds: Story = {
  name: "The server has no TDs",
  args: { failure: "lookup answered" },
  play: async ({ canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    await chooseConstituency(screen);
    await expect(await screen.findByText("Real TD data will be available soon")).toBeVisible();
  },
};

/** The browser blocks the window. A mailto link is tried, and the dialog shows the other ways to send. */
export const WindowBlocked: Story = {
  name: "Window blocked",
  parameters: DIALOG_A11Y,
  args: { failure: "windows blocked" },
  play: async ({ canvasElement }) => {
    const { screen, fakes } = getHarness(canvasElement);
    await chooseConstituency(screen);
    await userEvent.click(await screen.findByRole("button", { name: SEND_ALL_LABEL }));
    await expect(await screen.findByText("Fallback email opened")).toBeVisible();
    fakes.runTimers();
    await expect(await screen.findByRole("link", { name: "My mail app" })).toBeVisible();
  },
};

/** Neither a window nor the mail app may open, as in a sandboxed frame. Nothing is claimed or counted. */
export const NothingOpens: Story = {
  name: "Nothing opens",
  parameters: DIALOG_A11Y,
  args: { failure: "nothing opens" },
  play: async ({ canvasElement }) => {
    const { screen, fakes } = getHarness(canvasElement);
    await chooseConstituency(screen);
    await userEvent.click(await screen.findByRole("button", { name: SEND_ALL_LABEL }));
    await screen.findByRole("dialog", { name: "Your email didn't open" });
    fakes.runTimers();
    await expect(screen.queryByRole("dialog", { name: "Message Sent!" })).toBeNull();
    await expect(fakes.emittedEvents).toEqual(["bia-lookup", "bia-error"]);
  },
};

/** A letter sent by another mail service is counted, and ends with the same dialog. */
export const SendsAnotherWay: Story = {
  name: "Sends another way",
  parameters: DIALOG_A11Y,
  play: async ({ canvasElement }) => {
    const { screen, fakes } = getHarness(canvasElement);
    await chooseConstituency(screen);
    await userEvent.click(await screen.findByRole("button", { name: "Another way to send" }));
    await userEvent.click(screen.getByRole("link", { name: "Yahoo Mail" }));
    await expect(fakes.openedUrls[0]).toMatch(/^https:\/\/compose\.mail\.yahoo\.com\//);
    fakes.runTimers();
    await screen.findByRole("dialog", { name: "Message Sent!" });
    await expect(fakes.emittedEvents).toEqual(["bia-lookup", "bia-compose", "bia-sent"]);
  },
};

/** The browser blocks the clipboard. The text appears selected in a field instead. */
export const ClipboardBlocked: Story = {
  name: "Clipboard blocked",
  args: { failure: "copying refused" },
  play: async ({ canvasElement }) => {
    const { screen, root } = getHarness(canvasElement);
    await chooseConstituency(screen);
    await userEvent.click(await screen.findByRole("button", { name: "Another way to send" }));
    await userEvent.click(screen.getByRole("button", { name: "Copy the letter" }));
    const field = await screen.findByRole("textbox", { name: /copy it yourself/ });
    await expect((root.getRootNode() as ShadowRoot).activeElement).toBe(field);
  },
};
