import type { Meta, StoryObj } from "@storybook/react-vite";
import { Places, Reference } from "../../site/pages/embed/Reference.tsx";
import { DEFAULT_SETTINGS } from "../../site/pages/embed/settings.ts";

const meta: Meta = {
  title: "Site/Embed page",
  parameters: {
    note: "The page for partners who embed the element: what folds open.",
  },
};

export default meta;

type Story = StoryObj;

export const PlacesAndReference: Story = {
  name: "Places and reference",
  render: () => (
    <>
      <Places origin="https://campaign.example" settings={DEFAULT_SETTINGS} />
      <Reference origin="https://campaign.example" />
    </>
  ),
};
