import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { LETTER_BODY } from "../../widget/domain/letter.ts";
import { Credit } from "../../widget/ui/Credit.tsx";
import { ManualCopy } from "../../widget/ui/ManualCopy.tsx";
import { SampleNote } from "../../widget/ui/SampleNote.tsx";
import { ShownInstead } from "../../widget/ui/ShownInstead.tsx";
import { OtherWaysToSend } from "../../widget/ui/WaysToSend.tsx";
import { docsNote } from "../support/docs-note.ts";
import { AS_OF, CONSTITUENCY, inventedTds } from "../support/invented-tds.ts";
import { LOOKUP_STATES } from "../support/states.ts";
import { getHarness, WidgetHarness } from "../support/WidgetHarness.tsx";

const meta: Meta = {
  title: "Contact your TD/Small parts",
  parameters: docsNote(
    "The supporting parts of the element. *Sample note*: says that no TDs are available and what to do. *Other ways to send*: the same letter as plain links and for copying. It is always available, because browsers do not report whether a mail window opened. *Copy by hand*: appears when the browser blocks the clipboard. *Credit*: the source of the details and their date. *Campaign that is won*: stands in the place of everything else while no letters are asked for.",
  ),
};

export default meta;

const storyOf = (
  children: React.ReactNode,
  state?: Parameters<typeof WidgetHarness>[0]["state"],
): StoryObj => ({
  render: () => <WidgetHarness {...(state ? { state } : {})}>{children}</WidgetHarness>,
});

export const SampleNoteShown: StoryObj = {
  ...storyOf(<SampleNote id="why" constituency={CONSTITUENCY} />, {
    lookup: LOOKUP_STATES.sample([]),
  }),
  name: "Sample note",
};

export const OtherWaysClosed: StoryObj = {
  ...storyOf(<OtherWaysToSend recipients={inventedTds(4)} title="Another way to send" />),
  name: "Other ways to send, closed",
};

export const OtherWaysOpen: StoryObj = {
  name: "Other ways to send, open",
  ...storyOf(
    <OtherWaysToSend recipients={inventedTds(4)} title="Email didn't open?" initiallyOpen />,
  ),
  play: async ({ canvasElement }) => {
    const { screen, fakes } = getHarness(canvasElement);
    await expect(screen.getAllByRole("link")).toHaveLength(5);
    await userEvent.click(screen.getByRole("button", { name: "Copy the addresses" }));
    await expect(fakes.copiedTexts[0]).toMatch(/@.*, .*@/);
  },
};

export const CopyByHand: StoryObj = {
  ...storyOf(<ManualCopy />, { manualCopyText: LETTER_BODY }),
  name: "Copy by hand",
};

export const CreditShown: StoryObj = {
  name: "Credit",
  ...storyOf(<Credit asOf={AS_OF} />),
  play: async ({ canvasElement }) => {
    await expect(getHarness(canvasElement).root).toHaveTextContent(
      "Details last checked 19 July 2026.",
    );
  },
};

export const CampaignWon: StoryObj = {
  name: "Campaign that is won",
  ...storyOf(
    <ShownInstead
      lang="en"
      takesFocus={false}
      said={["The Basic Income for the Arts is permanent.", "Thank your TDs, and tell a friend."]}
    />,
  ),
};
