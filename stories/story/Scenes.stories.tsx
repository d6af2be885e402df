import type { Meta, StoryObj } from "@storybook/react-vite";
import styled from "styled-components";
import { StreetPicture } from "../../site/pages/story/drawings/Picture.tsx";
import { StoryGlobalStyle } from "../../site/pages/story/Page.tsx";
import { Scene } from "../../site/pages/story/Scene.tsx";
import { en } from "../../site/pages/story/wording/en.ts";

type Args = { progress: number };

const meta: Meta<Args> = {
  title: "Story/Scenes",
  argTypes: {
    progress: {
      control: { type: "range", min: 0, max: 100, step: 1 },
      description: "How much colour the scenes have lost: 0 none, 100 all",
    },
  },
  parameters: {
    note: "The scenes of A Day Without the Arts. Each one is a picture with a line of narration, in full colour at 0 and without colour at 100. The parts of a scene lose their colour one after the other: move `progress` to see it. On a phone the picture is cropped to its centre.",
  },
  render: ({ progress }) => (
    <Drained $drain={progress / 100}>
      <StoryGlobalStyle />
      {en.scenes.map((scene, index) => (
        <Scene key={scene.title} scene={scene} index={index} />
      ))}
    </Drained>
  ),
};

export default meta;

type Story = StoryObj<Args>;

export const FullColour: Story = { name: "Full colour", args: { progress: 0 } };
export const NoColour: Story = { name: "No colour", args: { progress: 100 } };
export const Street: Story = {
  name: "The street of the element's last dialog",
  render: () => <StreetPicture language="en" />,
};

/* The playback sets --drain in the product. The height is limited to one screen. */
const Drained = styled.div<{ $drain: number }>`
  && [data-scene] {
    --drain: ${({ $drain }) => $drain};
    min-block-size: 100lvh;
  }
`;
