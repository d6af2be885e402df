import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import styled from "styled-components";
import { Bar } from "../../site/story/bar/Bar.tsx";
import { Closing } from "../../site/story/Closing.tsx";
import { RecordControl } from "../../site/story/record/RecordControl.tsx";
import { StoryDialog } from "../../site/story/StoryDialog.tsx";
import { SaveReel } from "../../site/story/share/SaveReel.tsx";
import { ShareControl } from "../../site/story/share/ShareControl.tsx";
import { WORDS } from "../../site/story/words.ts";
import { docsNote } from "../support/docs-note.ts";
import { frozenStory } from "./frozen-story.ts";
import { stubNavigator } from "./stub-navigator.ts";

const meta: Meta = {
  title: "Story/Share and record",
  parameters: docsNote(
    "What takes the story elsewhere. Share uses the platform’s sheet, else the clipboard, else shows the address to copy. Record films the tab where a browser can; where it cannot, the dialog says how to film it by other means. What is left to do stands at the story’s end.",
    "40rem",
  ),
};

export default meta;

type Story = StoryObj;

function TheBar() {
  const root = useRef<HTMLDivElement>(null);
  const [story] = useState(() => frozenStory(30, false));
  return (
    <Room ref={root}>
      <Bar story={story}>
        <ShareControl />
        <RecordControl story={story} root={root} />
        <SaveReel inBar />
      </Bar>
    </Room>
  );
}

const pressed = async (canvas: HTMLElement, name: string) => {
  const screen = within(canvas);
  await userEvent.click(screen.getByRole("button", { name }));
  return screen;
};

const inDialog = { a11y: { context: { include: ["dialog"] } } };

export const Shared: Story = {
  name: "Shared by the clipboard",
  render: () => <TheBar />,
  beforeEach: () => stubNavigator({ share: undefined, clipboard: { writeText: async () => {} } }),
  play: async ({ canvasElement }) => {
    const screen = await pressed(canvasElement, WORDS.share);
    await expect(await screen.findByText(WORDS.copied)).toBeVisible();
  },
};

export const SharedByHand: Story = {
  name: "Shared by hand",
  parameters: inDialog,
  render: () => <TheBar />,
  beforeEach: () => stubNavigator({ share: undefined, clipboard: undefined }),
  play: async ({ canvasElement }) => {
    const screen = await pressed(canvasElement, WORDS.share);
    const field = await screen.findByRole("textbox", { name: WORDS.byHand.address });
    await expect(field).toHaveAttribute("readonly");
  },
};

const refusal = (mediaDevices: unknown, said: string): Story => ({
  parameters: inDialog,
  render: () => <TheBar />,
  beforeEach: () => stubNavigator({ mediaDevices }),
  play: async ({ canvasElement }) => {
    const screen = await pressed(canvasElement, WORDS.record);
    await expect(await screen.findByRole("alert")).toHaveTextContent(said);
  },
});

const rejecting = (error: unknown) => ({ getDisplayMedia: () => Promise.reject(error) });
const { failures } = WORDS.recording;

/** As on most phones. */
export const CannotRecord: Story = {
  ...refusal(undefined, failures.unsupported),
  name: "Recording, the browser cannot",
};

export const MayNotRecord: Story = {
  ...refusal(rejecting(new DOMException("No", "NotAllowedError")), failures.refused),
  name: "Recording, the reader would not",
};

export const FailsToRecord: Story = {
  ...refusal(rejecting(new Error("The screen went away")), failures.broken),
  name: "Recording, it broke",
};

export const Records: Story = {
  name: "Recording",
  render: () => <TheBar />,
  beforeEach: () => {
    const screen = document.createElement("canvas");
    return stubNavigator({
      mediaDevices: { getDisplayMedia: async () => screen.captureStream() },
    });
  },
  play: async ({ canvasElement }) => {
    const screen = await pressed(canvasElement, WORDS.record);
    await expect(await screen.findByRole("button", { name: WORDS.stopRecording })).toBeVisible();
  },
};

export const TheEnd: Story = {
  name: "What is left to do",
  render: () => (
    <Sky>
      <Closing />
    </Sky>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: WORDS.act });
    await expect(link).toHaveAttribute("href", "/");
  },
};

export const TheDialog: Story = {
  name: "The dialog",
  parameters: inDialog,
  render: () => (
    <StoryDialog title="A dialog over the story" onClose={() => {}}>
      <p>Square, inked, with the display face for its title.</p>
    </StoryDialog>
  ),
};

const Room = styled.div`
  min-block-size: 12rem;
`;

const Sky = styled.div`
  padding: 24px;
`;
