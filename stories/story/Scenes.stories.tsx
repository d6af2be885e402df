import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import styled from "styled-components";
import { InOneInk } from "../../site/story/InOneInk.ts";
import { Scene } from "../../site/story/Scene.tsx";
import { SCENES } from "../../site/story/scenes.ts";
import { docsNote } from "../support/docs-note.ts";

type Args = { scene: number; progress: number };

const meta: Meta<Args> = {
  title: "Story/Scenes",
  args: { scene: 0, progress: 0 },
  argTypes: {
    scene: { control: { type: "range", min: 0, max: SCENES.length - 1, step: 1 } },
    progress: {
      control: { type: "range", min: 0, max: 100, step: 1 },
      description: "How far the scene’s colour is gone: 0 all of it, 100 none",
    },
  },
  parameters: docsNote(
    "A Day Without the Arts, scene by scene: each one composed picture with one line of narration, in full colour at 0, and without any at 100. What is lost is lost in stages, so look half way too; drag `progress` to see one thing go after the other. On a phone the picture is cut to its heart.",
    "46rem",
  ),
  render: ({ scene, progress }) => (
    <Drained $drain={progress / 100}>
      <InOneInk />
      <Scene index={scene} />
    </Drained>
  ),
  play: async ({ args, canvasElement }) => {
    const { title = "" } = SCENES[args.scene] ?? {};
    const section = within(canvasElement).getByRole("region", { name: title });
    const drain = getComputedStyle(section).getPropertyValue("--drain");
    await expect(Number(drain)).toBe(args.progress / 100);
  },
};

export default meta;

type Story = StoryObj<Args>;

const at = (scene: number, progress: number): Story => ({ args: { scene, progress } });

export const DayFull: Story = { ...at(0, 0), name: "0 A day without the arts, in full colour" };
export const DayHalf: Story = { ...at(0, 50), name: "0 A day without the arts, half way" };
export const DayGone: Story = { ...at(0, 100), name: "0 A day without the arts, without" };
export const MorningFull: Story = { ...at(1, 0), name: "1 The silent morning, in full colour" };
export const MorningHalf: Story = { ...at(1, 50), name: "1 The silent morning, half way" };
export const MorningGone: Story = { ...at(1, 100), name: "1 The silent morning, without" };
export const PagesFull: Story = { ...at(2, 0), name: "2 The blank pages, in full colour" };
export const PagesHalf: Story = { ...at(2, 50), name: "2 The blank pages, half way" };
export const PagesGone: Story = { ...at(2, 100), name: "2 The blank pages, without" };
export const StreetsFull: Story = {
  tags: ["screenshot"],
  ...at(3, 0),
  name: "3 The empty streets, in full colour",
};
export const StreetsHalf: Story = {
  tags: ["screenshot"],
  ...at(3, 50),
  name: "3 The empty streets, half way",
};
export const StreetsGone: Story = {
  tags: ["screenshot"],
  ...at(3, 100),
  name: "3 The empty streets, without",
};
export const ScreenFull: Story = { ...at(4, 0), name: "4 The hollow screen, in full colour" };
export const ScreenHalf: Story = { ...at(4, 50), name: "4 The hollow screen, half way" };
export const ScreenGone: Story = { ...at(4, 100), name: "4 The hollow screen, without" };
export const DesignFull: Story = { ...at(5, 0), name: "5 The void in design, in full colour" };
export const DesignHalf: Story = { ...at(5, 50), name: "5 The void in design, half way" };
export const DesignGone: Story = { ...at(5, 100), name: "5 The void in design, without" };
export const DarknessFull: Story = { ...at(6, 0), name: "6 The inner darkness, in full colour" };
export const DarknessHalf: Story = { ...at(6, 50), name: "6 The inner darkness, half way" };
export const DarknessGone: Story = { ...at(6, 100), name: "6 The inner darkness, without" };
export const ClosingFull: Story = { ...at(7, 0), name: "7 The closing, in full colour" };
export const ClosingHalf: Story = { ...at(7, 50), name: "7 The closing, half way" };
export const ClosingGone: Story = { ...at(7, 100), name: "7 The closing, without" };

/* The playback sets it in the product; and one screen is enough to look at. */
const Drained = styled.div<{ $drain: number }>`
  && [data-scene] {
    --drain: ${({ $drain }) => $drain};
    block-size: 100lvh;
  }
`;
