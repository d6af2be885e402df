import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import styled from "styled-components";
import { Scene } from "../../site/story/Scene.tsx";
import { StoryGlobalStyle } from "../../site/story/StoryGlobalStyle.ts";
import { scenes } from "../../site/story/scenes.ts";
import { en } from "../../site/story/wording/en.ts";
import { docsNote } from "../support/docs-note.ts";

type Args = { scene: number; progress: number };

const meta: Meta<Args> = {
  title: "Story/Scenes",
  args: { scene: 0, progress: 0 },
  argTypes: {
    scene: { control: { type: "range", min: 0, max: scenes(en).length - 1, step: 1 } },
    progress: {
      control: { type: "range", min: 0, max: 100, step: 1 },
      description: "How much colour the scene has lost: 0 none, 100 all",
    },
  },
  parameters: docsNote(
    "The scenes of A Day Without the Arts. Each one is a picture with a line of narration, in full colour at 0 and without colour at 100. The parts of a scene lose their colour one after the other: move `progress` to see it. On a phone the picture is cropped to its centre.",
    "46rem",
  ),
  render: ({ scene, progress }) => (
    <SceneFrame $drain={progress / 100}>
      <StoryGlobalStyle />
      <Scene index={scene} />
    </SceneFrame>
  ),
  play: async ({ args, canvasElement }) => {
    const { title = "" } = scenes(en)[args.scene] ?? {};
    const section = within(canvasElement).getByRole("region", { name: title });
    const drain = getComputedStyle(section).getPropertyValue("--drain");
    await expect(Number(drain)).toBe(args.progress / 100);
  },
};

export default meta;

type Story = StoryObj<Args>;

const sceneAt = (scene: number, progress: number): Story => ({ args: { scene, progress } });

export const DayFullColour: Story = {
  ...sceneAt(0, 0),
  name: "0 A day without the arts, full colour",
};
export const DayHalfColour: Story = {
  ...sceneAt(0, 50),
  name: "0 A day without the arts, half colour",
};
export const DayNoColour: Story = {
  ...sceneAt(0, 100),
  name: "0 A day without the arts, no colour",
};
export const MorningFullColour: Story = {
  ...sceneAt(1, 0),
  name: "1 The silent morning, full colour",
};
export const MorningHalfColour: Story = {
  ...sceneAt(1, 50),
  name: "1 The silent morning, half colour",
};
export const MorningNoColour: Story = {
  ...sceneAt(1, 100),
  name: "1 The silent morning, no colour",
};
export const PagesFullColour: Story = { ...sceneAt(2, 0), name: "2 The blank pages, full colour" };
export const PagesHalfColour: Story = { ...sceneAt(2, 50), name: "2 The blank pages, half colour" };
export const PagesNoColour: Story = { ...sceneAt(2, 100), name: "2 The blank pages, no colour" };
export const StreetsFullColour: Story = {
  tags: ["dark"],
  ...sceneAt(3, 0),
  name: "3 The empty streets, full colour",
};
export const StreetsHalfColour: Story = {
  tags: ["dark"],
  ...sceneAt(3, 50),
  name: "3 The empty streets, half colour",
};
export const StreetsNoColour: Story = {
  tags: ["dark"],
  ...sceneAt(3, 100),
  name: "3 The empty streets, no colour",
};
export const ScreenFullColour: Story = {
  ...sceneAt(4, 0),
  name: "4 The hollow screen, full colour",
};
export const ScreenHalfColour: Story = {
  ...sceneAt(4, 50),
  name: "4 The hollow screen, half colour",
};
export const ScreenNoColour: Story = { ...sceneAt(4, 100), name: "4 The hollow screen, no colour" };
export const DesignFullColour: Story = {
  ...sceneAt(5, 0),
  name: "5 The void in design, full colour",
};
export const DesignHalfColour: Story = {
  ...sceneAt(5, 50),
  name: "5 The void in design, half colour",
};
export const DesignNoColour: Story = {
  ...sceneAt(5, 100),
  name: "5 The void in design, no colour",
};
export const DarknessFullColour: Story = {
  ...sceneAt(6, 0),
  name: "6 The inner darkness, full colour",
};
export const DarknessHalfColour: Story = {
  ...sceneAt(6, 50),
  name: "6 The inner darkness, half colour",
};
export const DarknessNoColour: Story = {
  ...sceneAt(6, 100),
  name: "6 The inner darkness, no colour",
};
export const ClosingFullColour: Story = { ...sceneAt(7, 0), name: "7 The closing, full colour" };
export const ClosingHalfColour: Story = { ...sceneAt(7, 50), name: "7 The closing, half colour" };
export const ClosingNoColour: Story = { ...sceneAt(7, 100), name: "7 The closing, no colour" };

/* The playback sets --drain in the product. The height is limited to one screen. */
const SceneFrame = styled.div<{ $drain: number }>`
  && [data-scene] {
    --drain: ${({ $drain }) => $drain};
    block-size: 100lvh;
  }
`;
