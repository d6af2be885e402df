import type { Meta, StoryObj } from "@storybook/react-vite";
import { Footer } from "../../site/components/Footer.tsx";
import { Masthead } from "../../site/components/Masthead.tsx";
import { PosterHeader } from "../../site/components/PosterHeader.tsx";
import letter from "../../site/drawings/letter.svg?raw";

const meta: Meta = {
  title: "Site/Shared parts",
  parameters: {
    note: "What stands around every page. *Masthead*: the logo, and the same page in the other language; no menu, because a page has one task.",
  },
};

export default meta;

type Story = StoryObj;

export const Together: Story = {
  render: () => (
    <>
      <Masthead path="/privacy" compact={false} />
      <PosterHeader
        title={"Privacy\naddendum"}
        lead="We don’t ask your name, set cookies or track you."
        art={letter}
      />
      <Footer />
    </>
  ),
};
