import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import styled from "styled-components";
import { FiddleCaseArt } from "../../site/art/FiddleCaseArt.tsx";
import { PosterHeader } from "../../site/kit/PosterHeader.tsx";
import { docsNote } from "../support/docs-note.ts";

const meta: Meta<typeof PosterHeader> = {
  title: "Site/Poster header",
  component: PosterHeader,
  args: {
    title: ["Privacy", "addendum"],
    lead: "We don’t ask your name, set cookies or track you.",
  },
  argTypes: { children: { control: false }, className: { control: false } },
  parameters: docsNote(
    "The opening of a text page: a title in two lines, a lead sentence, and a picture that bleeds off the edge. A page adapts it with four custom properties. The action page does not use it; it has its own hero.",
    "40rem",
  ),
};

export default meta;

type Story = StoryObj<typeof PosterHeader>;

export const WithPicture: Story = {
  name: "With a picture",
  render: (args) => (
    <PrivacyPoster {...args}>
      <PosterArt />
    </PrivacyPoster>
  ),
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole("heading", { level: 1 });
    await expect(heading).toHaveTextContent("Privacy addendum");
  },
};

const PrivacyPoster = styled(PosterHeader)`
  --tall: 36rem;
  --top: 32px;
  --lead: min(46vw, 18rem);
  --headline: clamp(7rem, 12vw, 11rem);
`;

const PosterArt = styled(FiddleCaseArt)`
  inset-block-start: 4rem;
  inset-inline-end: -6rem;
  inline-size: min(32rem, 80vw);
`;
