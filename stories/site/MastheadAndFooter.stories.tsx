import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Footer } from "../../site/kit/Footer.tsx";
import { Masthead } from "../../site/kit/Masthead.tsx";
import { SkipLink } from "../../site/kit/SkipLink.tsx";
import { docsNote } from "../support/docs-note.ts";

const meta: Meta = {
  title: "Site/Masthead and footer",
  parameters: docsNote(
    "The header and footer of every page. The masthead has the logo, which links to the home page, and the link to the same page in the other language. It has no menu, because a page has one task. The footer has the small print on a dark background. The skip link is the first keyboard stop and leads past the masthead.",
    "22rem",
  ),
};

export default meta;

type Story = StoryObj;

export const FullMasthead: Story = {
  name: "Masthead",
  render: () => <Masthead path="/privacy" compact={false} />,
  play: async ({ canvasElement }) => {
    const irish = within(canvasElement).getByRole("link", { name: "Gaeilge" });
    await expect(irish).toHaveAttribute("href", "/ga/privacy");
    await expect(irish).toHaveAttribute("hreflang", "ga");
  },
};

/** The logo alone, for the story page. */
export const CompactMasthead: Story = {
  name: "Masthead, compact",
  render: () => <Masthead path="/day-without-arts" compact />,
};

export const FocusedSkipLink: Story = {
  name: "Skip link, focused",
  render: () => <SkipLink />,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link");
    link.focus();
    await expect(link).toBeVisible();
  },
};

export const PageFooter: Story = {
  name: "Footer",
  render: () => <Footer />,
  play: async ({ canvasElement }) => {
    const privacy = within(canvasElement).getByRole("link", { name: "Privacy of this site" });
    await expect(privacy).toHaveAttribute("href", "/privacy");
  },
};
