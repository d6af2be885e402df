import type { Meta, StoryObj } from "@storybook/react-vite";
import type { PartnerFigures } from "../../api/contract/partner-figures.ts";
import { FiguresPage } from "../../site/pages/figures/FiguresPage.tsx";

const dayBack = (back: number) =>
  new Date(Date.UTC(2026, 10, 23 - back)).toISOString().slice(0, 10);

/** Invented figures of a partner; `factor` 0 is one without letters. */
function invented(partner: string, factor: number): PartnerFigures {
  return {
    partner,
    total: { letters: 412 * factor, campaign: 12_408 },
    since: factor === 0 ? null : "2026-03-03",
    days: Array.from({ length: 30 }, (_, index) => ({
      day: dayBack(29 - index),
      letters: ((index * 5) % 7) * factor,
      campaign: 90,
    })),
    months: [],
    providers: [],
  };
}

const MODEL = {
  asOf: "2026-11-23T20:10:00Z",
  expires: "2027-01-31",
  path: "/figures/invented",
  origin: "https://campaign.example",
};

const meta: Meta<typeof FiguresPage> = {
  title: "Site/A partner’s figures",
  component: FiguresPage,
  parameters: {
    note: "What a partner sees behind its private link: its own letters beside the campaign’s.",
  },
};

export default meta;

type Story = StoryObj<typeof FiguresPage>;

export const Figures: Story = {
  tags: ["dark"],
  args: { model: { ...MODEL, figures: invented("my-gallery", 1) } },
};
export const NoLetters: Story = {
  name: "No letters yet, no last day",
  args: { model: { ...MODEL, expires: null, figures: invented("new-partner", 0) } },
};
