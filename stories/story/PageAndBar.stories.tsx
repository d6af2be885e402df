import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, userEvent, within } from "storybook/test";
import styled from "styled-components";
import { Page as StoryPage } from "../../site/pages/StoryPage.tsx";
import { Bar } from "../../site/story/bar/Bar.tsx";
import { Control } from "../../site/story/bar/Control.tsx";
import { StartButton } from "../../site/story/StartButton.tsx";
import { describeProgress } from "../../site/story/scenes.ts";
import { en as WORDS } from "../../site/story/wording/en.ts";
import { docsNote } from "../support/docs-note.ts";
import { SitePage } from "../support/SitePage.tsx";
import { createFrozenStory } from "./frozen-story.ts";

const meta: Meta = {
  title: "Story/Page and bar",
  parameters: docsNote(
    "The story page and its control bar. The bar has play and pause, a progress bar of seven blocks, reset, and the share and record controls. Space plays and pauses, the arrow keys move one step, Home and End go to the start and the end. For users who prefer reduced motion the story advances in steps.",
    "46rem",
  ),
};

export default meta;

type Story = StoryObj;

/** The whole page with all its scenes. */
export const Whole: Story = {
  render: () => (
    <SitePage compactMasthead>
      <StoryPage />
    </SitePage>
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getAllByRole("region")).toHaveLength(8);
    await expect(screen.getByRole("button", { name: WORDS.start })).toBeVisible();
  },
};

/** The bar of a story with a stopped clock. */
function FrozenBar({ progress, playing }: { progress: number; playing: boolean }) {
  const [story] = useState(() => createFrozenStory(progress, playing));
  return (
    <BarFrame>
      <Bar story={story}>
        <Control icon="download" name={WORDS.saveReel} onClick={() => {}} />
        <Control icon="printer" name={WORDS.fetchingReel} onClick={() => {}} busy />
      </Bar>
      <StartButton story={story} />
    </BarFrame>
  );
}

export const BarAtStart: Story = {
  name: "Bar at the start",
  render: () => <FrozenBar progress={0} playing={false} />,
};

/** Presses play and moves the slider to 12 seconds. */
export const BarUsed: Story = {
  name: "Bar, played and moved",
  render: () => <FrozenBar progress={0} playing={false} />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole("button", { name: WORDS.play }));
    await expect(screen.getByRole("button", { name: WORDS.pause })).toBeVisible();
    await expect(screen.getByRole("button", { name: WORDS.pauseStory })).toBeVisible();
    const slider = screen.getByRole("slider", { name: WORDS.progress });
    await fireEvent.change(slider, { target: { value: "12000" } });
    await expect(slider).toHaveAttribute(
      "aria-valuetext",
      describeProgress((12 / 28) * 100, WORDS),
    );
  },
};

export const BarPlaying: Story = {
  name: "Bar half way, playing",
  render: () => <FrozenBar progress={50} playing />,
};

export const BarAtEnd: Story = {
  name: "Bar at the end",
  render: () => <FrozenBar progress={100} playing={false} />,
};

const BarFrame = styled.div`
  min-block-size: 12rem;
  padding: 6rem 24px 24px;
`;
