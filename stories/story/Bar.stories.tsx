import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import styled from "styled-components";
import { Announcer, Bar } from "../../site/pages/story/Bar.tsx";
import { RecordControl, ShareControl } from "../../site/pages/story/RecordControl.tsx";
import { ClosingActions, StartButton } from "../../site/pages/story/SceneActions.tsx";
import { createStory } from "../../site/pages/story/story.ts";
import { en as wording } from "../../site/pages/story/wording/en.ts";

const meta: Meta = {
  title: "Story/Bar",
  parameters: {
    note: "The control bar of the story: play and pause, reset, share, record and a progress bar of seven blocks, which stands below them on a phone. At the end Play becomes Replay, which starts anew. Share opens the system’s share sheet; if there is none it copies the link. Record captures the browser tab; if the browser cannot do that, a dialog explains other ways. The closing section leads to the action page.",
  },
};

export default meta;

type Story = StoryObj;

const noop = () => {};

/** The bar of a story whose clock stands at 30 of 100. */
function FrozenBar() {
  const [story] = useState(() => {
    const story = createStory({
      now: () => 0,
      every: () => noop,
      isMotionReduced: () => false,
      jumpTo: noop,
      scrollTo: noop,
    });
    story.seek(30);
    return story;
  });
  const root = useRef<HTMLDivElement>(null);
  return (
    <BarFrame ref={root}>
      <Bar story={story}>
        <ShareControl />
        <RecordControl story={story} root={root} />
      </Bar>
      <StartButton story={story} />
      <Announcer story={story} />
    </BarFrame>
  );
}

export const Paused: Story = { render: () => <FrozenBar /> };

/** Returns a story that presses a control where the browser has other abilities, and expects a text. */
const pressedControl = (
  control: string,
  abilities: Record<string, unknown>,
  text: string,
): Story => ({
  render: () => <FrozenBar />,
  beforeEach: () => {
    for (const [name, value] of Object.entries(abilities)) {
      Object.defineProperty(navigator, name, { configurable: true, value });
    }
    return () => {
      // The native properties are on the prototype, so deleting the overrides restores them.
      for (const name of Object.keys(abilities)) Reflect.deleteProperty(navigator, name);
    };
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole("button", { name: control }));
    await expect(await screen.findByText(text)).toBeVisible();
  },
});

/** Without a share sheet. */
export const SharedByCopy: Story = {
  ...pressedControl(
    wording.share,
    { share: undefined, clipboard: { writeText: async () => {} } },
    wording.copied,
  ),
  name: "Share: copied",
};

/** Most phones have no screen capture. */
export const RecordingUnsupported: Story = {
  ...pressedControl(wording.record, { mediaDevices: undefined }, wording.recording.failed),
  parameters: { a11y: { context: { include: ["dialog"] } } },
  name: "Record: not supported",
};

export const ClosingSection: Story = { name: "Closing section", render: () => <ClosingActions /> };

const BarFrame = styled.div`
  min-block-size: 12rem;
  padding: 6rem 24px 24px;
`;
