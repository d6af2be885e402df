import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Footer } from "../../site/kit/Footer.tsx";
import { Masthead } from "../../site/kit/Masthead.tsx";
import { SkipLink } from "../../site/kit/SkipLink.tsx";
import { docsNote } from "../support/docs-note.ts";

const meta: Meta = {
  title: "Site/Masthead and footer",
  parameters: docsNote(
    "What every page stands between. The masthead is the mark and the way home, and no menu: a page has one thing to do. The footer is the small print, on ink. The first stop of the keyboard leads past the masthead.",
    "22rem",
  ),
};

export default meta;

type Story = StoryObj;

export const TheMasthead: Story = {
  name: "The masthead",
  render: () => <Masthead compact={false} />,
};

/** On a page that is one picture: the mark alone. */
export const TheBareMasthead: Story = {
  name: "The bare masthead",
  render: () => <Masthead compact />,
};

export const TheSkipLink: Story = {
  name: "The skip link, focused",
  render: () => <SkipLink />,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link");
    link.focus();
    await expect(link).toBeVisible();
  },
};

export const TheFooter: Story = {
  name: "The footer",
  render: () => <Footer />,
  play: async ({ canvasElement }) => {
    const privacy = within(canvasElement).getByRole("link", { name: "Privacy of this site" });
    await expect(privacy).toHaveAttribute("href", "/privacy");
  },
};
