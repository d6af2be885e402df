import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { LETTER_BODY } from "../../widget/domain/letter.ts";
import { Credit } from "../../widget/ui/Credit.tsx";
import { ManualCopy } from "../../widget/ui/ManualCopy.tsx";
import { OtherWaysToSend } from "../../widget/ui/OtherWaysToSend.tsx";
import { SampleNote } from "../../widget/ui/SampleNote.tsx";
import { docsNote } from "../support/docs-note.ts";
import { AS_OF, CONSTITUENCY, inventedTds } from "../support/invented-tds.ts";
import { LOOKUP_STATES } from "../support/states.ts";
import { getHarness, WidgetHarness } from "../support/WidgetHarness.tsx";

const meta: Meta = {
  title: "Contact your TD/Small parts",
  parameters: docsNote(
    "What stands beside the job. *Sample note*: no TDs could be had, and what to do. *Way out*: the same letter by plain links and by copying, always within reach, as no browser tells whether a mail window opened. *Copy by hand*: where copying was refused. *Credit*: whose the details are, and how old.",
  ),
};

export default meta;

const story = (
  children: React.ReactNode,
  state?: Parameters<typeof WidgetHarness>[0]["state"],
): StoryObj => ({
  render: () => <WidgetHarness {...(state ? { state } : {})}>{children}</WidgetHarness>,
});

export const TheSampleNote: StoryObj = {
  ...story(<SampleNote id="why" constituency={CONSTITUENCY} />, {
    lookup: LOOKUP_STATES.sample([]),
  }),
  name: "The sample note",
};

export const WayOutClosed: StoryObj = {
  ...story(<OtherWaysToSend recipients={inventedTds(4)} title="Another way to send" />),
  name: "Way out closed",
};

export const WayOutOpen: StoryObj = {
  name: "Way out open",
  ...story(
    <OtherWaysToSend recipients={inventedTds(4)} title="Email didn't open?" initiallyOpen />,
  ),
  play: async ({ canvasElement }) => {
    const { screen, fakes } = getHarness(canvasElement);
    await expect(screen.getAllByRole("link")).toHaveLength(4);
    await userEvent.click(screen.getByRole("button", { name: "Copy the addresses" }));
    await expect(fakes.copiedTexts[0]).toMatch(/@.*, .*@/);
  },
};

export const CopyByHand: StoryObj = {
  ...story(<ManualCopy />, { manualCopyText: LETTER_BODY }),
  name: "Copy by hand",
};

export const TheCredit: StoryObj = {
  name: "The credit",
  ...story(<Credit asOf={AS_OF} />),
  play: async ({ canvasElement }) => {
    await expect(getHarness(canvasElement).root).toHaveTextContent(
      "Details last checked 19 July 2026.",
    );
  },
};
