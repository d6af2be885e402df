import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import styled from "styled-components";
import { FiddleCaseArt } from "../../site/art/FiddleCaseArt.tsx";
import { PosterHeader } from "../../site/kit/PosterHeader.tsx";
import { docsNote } from "../support/docs-note.ts";

const meta: Meta<typeof PosterHeader> = {
  title: "Site/Poster",
  component: PosterHeader,
  args: {
    title: ["Privacy", "addendum"],
    lead: "We don’t ask your name, set cookies or track you.",
  },
  argTypes: { children: { control: false }, className: { control: false } },
  parameters: docsNote(
    "How a page opens that is to be read: its name in two lines, one line of what it is, one picture off the edge. A page fits it to its words and its picture by four properties and draws nothing else in it. The action page opens on something to do, and has a poster of its own.",
    "40rem",
  ),
};

export default meta;

type Story = StoryObj<typeof PosterHeader>;

export const WithItsPicture: Story = {
  name: "With its picture",
  render: (args) => (
    <Opening {...args}>
      <Art />
    </Opening>
  ),
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole("heading", { level: 1 });
    await expect(heading).toHaveTextContent("Privacy addendum");
  },
};

const Opening = styled(PosterHeader)`
  --tall: 36rem;
  --top: 32px;
  --lead: min(46vw, 18rem);
  --headline: clamp(7rem, 12vw, 11rem);
`;

const Art = styled(FiddleCaseArt)`
  inset-block-start: 4rem;
  inset-inline-end: -6rem;
  inline-size: min(32rem, 80vw);
`;
