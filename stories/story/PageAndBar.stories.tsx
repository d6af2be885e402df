import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, userEvent, within } from "storybook/test";
import styled from "styled-components";
import { Page as StoryPage } from "../../site/pages/StoryPage.tsx";
import { Bar } from "../../site/story/bar/Bar.tsx";
import { Control } from "../../site/story/bar/Control.tsx";
import { Start } from "../../site/story/Start.tsx";
import { WORDS, whereabouts } from "../../site/story/words.ts";
import { docsNote } from "../support/docs-note.ts";
import { SitePage } from "../support/SitePage.tsx";
import { frozenStory } from "./frozen-story.ts";

const meta: Meta = {
  title: "Story/Page and bar",
  parameters: docsNote(
    "The story as its page plays it, and the bar that controls it: play and pause, seven blocks that fill with ink, reset, and what takes the story elsewhere. Space plays and pauses, the arrows step, Home and End lead to the ends. Readers who asked for less motion get it in steps.",
    "46rem",
  ),
};

export default meta;

type Story = StoryObj;

/** The page, from its first scene to its last. */
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

/** A story whose clock stands still, at a progress. */
function Still({ progress, playing }: { progress: number; playing: boolean }) {
  const [story] = useState(() => frozenStory(progress, playing));
  return (
    <Room>
      <Bar story={story}>
        <Control icon="download" name={WORDS.saveReel} onClick={() => {}} />
        <Control icon="printer" name={WORDS.fetchingReel} onClick={() => {}} busy />
      </Bar>
      <Start story={story} />
    </Room>
  );
}

export const AtItsStart: Story = {
  name: "The bar at its start",
  render: () => <Still progress={0} playing={false} />,
};

/** Played, and moved to the twelfth second. */
export const Pressed: Story = {
  name: "The bar, pressed",
  render: () => <Still progress={0} playing={false} />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole("button", { name: WORDS.play }));
    await expect(screen.getByRole("button", { name: WORDS.pause })).toBeVisible();
    await expect(screen.getByRole("button", { name: WORDS.pauseStory })).toBeVisible();
    const slider = screen.getByRole("slider", { name: WORDS.progress });
    await fireEvent.change(slider, { target: { value: "12000" } });
    await expect(slider).toHaveAttribute("aria-valuetext", whereabouts((12 / 28) * 100));
  },
};

export const Playing: Story = {
  name: "The bar half way, playing",
  render: () => <Still progress={50} playing />,
};

export const AtItsEnd: Story = {
  name: "The bar at its end",
  render: () => <Still progress={100} playing={false} />,
};

const Room = styled.div`
  min-block-size: 12rem;
  padding: 6rem 24px 24px;
`;
