import type { Meta, StoryObj } from "@storybook/react-vite";
import { Footer } from "../../site/components/Footer.tsx";
import { Masthead } from "../../site/components/Masthead.tsx";
import { PosterHeader } from "../../site/components/PosterHeader.tsx";
import letter from "../../site/drawings/letter.svg?raw";
import { DEFAULT_SETTINGS } from "../../site/pages/embed/embed-code.ts";
import { Places, Reference } from "../../site/pages/embed/Reference.tsx";

const meta: Meta = {
  title: "Site/Parts of pages",
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
      <Footer path="/privacy" />
    </>
  ),
};

/** What folds open on the page for partners who embed the element. */
export const PlacesAndReference: Story = {
  name: "Places and reference",
  render: () => (
    <>
      <Places origin="https://campaign.example" settings={DEFAULT_SETTINGS} />
      <Reference origin="https://campaign.example" />
    </>
  ),
};
