import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import styled from "styled-components";
import { Bar } from "../../site/story/bar/Bar.tsx";
import { ClosingActions } from "../../site/story/ClosingActions.tsx";
import { RecordControl } from "../../site/story/record/RecordControl.tsx";
import { StoryDialog } from "../../site/story/StoryDialog.tsx";
import { SaveReel } from "../../site/story/share/SaveReel.tsx";
import { ShareControl } from "../../site/story/share/ShareControl.tsx";
import { en as WORDS } from "../../site/story/wording/en.ts";
import { docsNote } from "../support/docs-note.ts";
import { createFrozenStory } from "./frozen-story.ts";
import { stubNavigator } from "./stub-navigator.ts";

const meta: Meta = {
  title: "Story/Share and record",
  parameters: docsNote(
    "The controls for sharing and recording the story, and its closing section. Share opens the system’s share sheet. If there is none, it copies the link; if that fails, it shows the link. Record captures the browser tab. If the browser cannot do that, a dialog explains other ways to record. The closing section links to the action page.",
    "40rem",
  ),
};

export default meta;

type Story = StoryObj;

function ShareBar() {
  const root = useRef<HTMLDivElement>(null);
  const [story] = useState(() => createFrozenStory(30, false));
  return (
    <RecordFrame ref={root}>
      <Bar story={story}>
        <ShareControl />
        <RecordControl story={story} root={root} />
        <SaveReel inBar />
      </Bar>
    </RecordFrame>
  );
}

const pressButton = async (canvas: HTMLElement, name: string) => {
  const screen = within(canvas);
  await userEvent.click(screen.getByRole("button", { name }));
  return screen;
};

const DIALOG_PARAMETERS = { a11y: { context: { include: ["dialog"] } } };

export const SharedByClipboard: Story = {
  name: "Share: link copied",
  render: () => <ShareBar />,
  beforeEach: () => stubNavigator({ share: undefined, clipboard: { writeText: async () => {} } }),
  play: async ({ canvasElement }) => {
    const screen = await pressButton(canvasElement, WORDS.share);
    await expect(await screen.findByText(WORDS.copied)).toBeVisible();
  },
};

export const SharedByHand: Story = {
  name: "Share: copy by hand",
  parameters: DIALOG_PARAMETERS,
  render: () => <ShareBar />,
  beforeEach: () => stubNavigator({ share: undefined, clipboard: undefined }),
  play: async ({ canvasElement }) => {
    const screen = await pressButton(canvasElement, WORDS.share);
    const field = await screen.findByRole("textbox", { name: WORDS.copyByHand.address });
    await expect(field).toHaveAttribute("readonly");
  },
};

const recordingFailure = (mediaDevices: unknown, message: string): Story => ({
  parameters: DIALOG_PARAMETERS,
  render: () => <ShareBar />,
  beforeEach: () => stubNavigator({ mediaDevices }),
  play: async ({ canvasElement }) => {
    const screen = await pressButton(canvasElement, WORDS.record);
    await expect(await screen.findByRole("alert")).toHaveTextContent(message);
  },
});

const rejecting = (error: unknown) => ({ getDisplayMedia: () => Promise.reject(error) });
const { failures } = WORDS.recording;

/** Most phones have no screen capture. */
export const RecordingUnsupported: Story = {
  ...recordingFailure(undefined, failures.unsupported),
  name: "Record: not supported",
};

export const RecordingRefused: Story = {
  ...recordingFailure(rejecting(new DOMException("No", "NotAllowedError")), failures.refused),
  name: "Record: permission refused",
};

export const RecordingFailed: Story = {
  ...recordingFailure(rejecting(new Error("The capture failed")), failures.broken),
  name: "Record: failed",
};

export const Recording: Story = {
  name: "Record: in progress",
  render: () => <ShareBar />,
  beforeEach: () => {
    const screen = document.createElement("canvas");
    return stubNavigator({
      mediaDevices: { getDisplayMedia: async () => screen.captureStream() },
    });
  },
  play: async ({ canvasElement }) => {
    const screen = await pressButton(canvasElement, WORDS.record);
    await expect(await screen.findByRole("button", { name: WORDS.stopRecording })).toBeVisible();
  },
};

export const ClosingSection: Story = {
  name: "Closing section",
  render: () => (
    <ClosingFrame>
      <ClosingActions />
    </ClosingFrame>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: WORDS.act });
    await expect(link).toHaveAttribute("href", "/");
  },
};

export const DialogAlone: Story = {
  name: "Dialog",
  parameters: DIALOG_PARAMETERS,
  render: () => (
    <StoryDialog title="A dialog over the story" onClose={() => {}}>
      <p>It has square corners, ink outlines, and a title in the display font.</p>
    </StoryDialog>
  ),
};

const RecordFrame = styled.div`
  min-block-size: 12rem;
`;

const ClosingFrame = styled.div`
  padding: 24px;
`;
