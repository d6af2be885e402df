import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { BlockedDialog } from "../../widget/ui/BlockedDialog.tsx";
import { ConfirmDialog } from "../../widget/ui/ConfirmDialog.tsx";
import { SuccessDialog } from "../../widget/ui/SuccessDialog.tsx";
import { DIALOG_A11Y } from "../support/dialog-a11y.ts";
import { docsNote } from "../support/docs-note.ts";
import { ACTIONS_TODAY } from "../support/fake-effects.ts";
import { CONSTITUENCY, inventedTds } from "../support/invented-tds.ts";
import { DEFAULT_SCENARIO, type Scenario } from "../support/scenario.ts";
import { SCENARIO_CONTROLS } from "../support/scenario-controls.ts";
import { LOOKUP_STATES } from "../support/states.ts";
import { getHarness, WidgetHarness } from "../support/WidgetHarness.tsx";

type Args = Pick<Scenario, "tds" | "provider" | "failure"> & {
  fallback: boolean;
  mustPaste: boolean;
};

const PICTURE_TEXT = "A picture that says: I wrote to my TDs";

const meta: Meta<Args> = {
  title: "Contact your TD/Dialogs",
  args: {
    tds: DEFAULT_SCENARIO.tds,
    provider: DEFAULT_SCENARIO.provider,
    failure: "none",
    fallback: false,
    mustPaste: false,
  },
  argTypes: {
    tds: SCENARIO_CONTROLS.tds,
    provider: SCENARIO_CONTROLS.provider,
    failure: SCENARIO_CONTROLS.failure,
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
    ...docsNote(
      "The dialogs. *Before you send* appears only on a phone, where the mail app covers the screen. *Message Sent!* says first and largest what the supporter still has to do, then offers other ways if no mail window opened, then asks them to share. Without a count for today, that line is left out. *Your email didn't open* appears instead where the browser refused every window and the mail app.",
      "46rem",
    ),
  },
  render: ({ tds, provider, failure, fallback, mustPaste }) => (
    <WidgetHarness
      scenario={{ tds, provider, failure }}
      state={{ lettersToday: failure === "count unknown" ? null : ACTIONS_TODAY + 1 }}
    >
      <SuccessDialog
        delivery={{ recipients: inventedTds(tds), provider }}
        usedMailto={fallback}
        mustPaste={mustPaste}
        toasts={null}
      />
    </WidgetHarness>
  ),
};

export default meta;

type Story = StoryObj<Args>;

/** Shown on phones only. */
export const BeforeYouSend: Story = {
  name: "Before you send",
  render: ({ tds, provider }) => (
    <WidgetHarness scenario={{ tds, provider }}>
      <ConfirmDialog delivery={{ recipients: inventedTds(tds), provider }} toasts={null} />
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
  name: "Sent to one TD",
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

export const SentByMailto: Story = { name: "Sent with a mailto link", args: { fallback: true } };

/** A picture is drawn in the browser. The supporter decides whether their constituency stands on it. */
export const Picture: Story = {
  name: "Sent, with a picture",
  render: ({ tds, provider }) => (
    <WidgetHarness
      scenario={{ tds, provider }}
      state={{ lookup: LOOKUP_STATES.found(inventedTds(tds)) }}
    >
      <SuccessDialog
        delivery={{ recipients: inventedTds(tds), provider }}
        usedMailto={false}
        mustPaste={false}
        toasts={null}
      />
    </WidgetHarness>
  ),
  play: async ({ canvasElement }) => {
    const { screen, fakes } = getHarness(canvasElement);
    await expect(await screen.findByRole("link", { name: "WhatsApp" })).toHaveAttribute(
      "href",
      expect.stringContaining("wa.me"),
    );
    await userEvent.click(screen.getByRole("button", { name: "Add to Stories" }));
    await expect(fakes.copiedTexts).toHaveLength(1);
    const picture = await screen.findByRole("img", { name: PICTURE_TEXT });
    await userEvent.click(screen.getByRole("checkbox", { name: /Name my constituency/ }));
    await expect(picture).toHaveAccessibleName(`${PICTURE_TEXT} in ${CONSTITUENCY}`);
    await expect(await screen.findByRole("link", { name: "Save for a post" })).toHaveAttribute(
      "download",
      "i-wrote-to-my-tds-post.png",
    );
  },
};

/** A letter that is too long for the link goes by the clipboard, and the dialog says so first. */
export const SentByClipboard: Story = {
  name: "Sent, letter to paste",
  args: { mustPaste: true },
  play: async ({ canvasElement }) => {
    const { screen, root, fakes } = getHarness(canvasElement);
    await expect(root).toHaveTextContent("Paste it in");
    const [copyLetter] = screen.getAllByRole("button", { name: "Copy the letter" });
    await userEvent.click(copyLetter as HTMLElement);
    await expect(fakes.copiedTexts).toHaveLength(1);
  },
};

/** A sandboxed frame allows neither windows nor mail apps. Nothing is counted. */
export const Blocked: Story = {
  name: "Nothing can open",
  render: ({ tds, provider, failure }) => (
    <WidgetHarness scenario={{ tds, provider, failure }}>
      <BlockedDialog delivery={{ recipients: inventedTds(tds), provider }} toasts={null} />
    </WidgetHarness>
  ),
  play: async ({ canvasElement }) => {
    const { screen, fakes } = getHarness(canvasElement);
    await expect(screen.getByRole("alert")).toHaveTextContent("Nothing was sent");
    await userEvent.click(screen.getByRole("button", { name: "Copy the letter" }));
    await expect(fakes.copiedTexts).toHaveLength(1);
  },
};

export const CopyRefused: Story = {
  name: "Sent, clipboard blocked",
  args: { failure: "copying refused" },
  play: async ({ canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    await userEvent.click(screen.getByRole("button", { name: "Copy" }));
    await expect(await screen.findByRole("textbox", { name: /copy it yourself/ })).toBeVisible();
  },
};
