import type { Meta, StoryObj } from "@storybook/react-vite";
import { Footer } from "../../site/components/Footer.tsx";
import { Masthead } from "../../site/components/Masthead.tsx";
import { PosterHeader } from "../../site/components/PosterHeader.tsx";

const meta: Meta = {
  title: "Site/Shared parts",
  parameters: {
    note: "What stands around every page. *Masthead*: the logo, and the same page in the other language; no menu, because a page has one task.",
  },
};

export default meta;

type Story = StoryObj;

export const FullMasthead: Story = {
  name: "Masthead",
  render: () => <Masthead path="/privacy" compact={false} />,
};

/** The logo alone, for the story page. */
export const CompactMasthead: Story = {
  name: "Masthead, compact",
  render: () => <Masthead path="/day-without-arts" compact />,
};

export const PageFooter: Story = { name: "Footer", render: () => <Footer path="/privacy" /> };

/** The opening of a text page. */
export const Poster: Story = {
  name: "Poster header",
  render: () => (
    <PosterHeader
      title={"Privacy\naddendum"}
      lead="We don’t ask your name, set cookies or track you."
    >
      {null}
    </PosterHeader>
  ),
};
