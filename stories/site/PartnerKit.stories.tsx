import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { en as partsEn } from "../../site/components/wording/en.ts";
import { KitForm } from "../../site/pages/kit/KitForm.tsx";
import { PiecePreview } from "../../site/pages/kit/PiecePreview.tsx";
import {
  DEFAULT_KIT,
  type KitSettings,
  PIECE_IDS,
  type PieceId,
} from "../../site/pages/kit/pieces.ts";
import { en } from "../../site/pages/kit/wording/en.ts";

interface PieceArgs {
  piece: PieceId;
}

const { texts } = DEFAULT_CAMPAIGN;

const PIECE_TEXTS = {
  headline: texts.en.headline.split("\n"),
  about: en.asking.about(texts.en.nameInText, null),
  call: en.asking.call,
  link: "https://campaign.example/?partner=my-gallery",
  typed: "campaign.example/?partner=my-gallery",
};

const meta: Meta<PieceArgs> = {
  title: "Site/Partners’ kit",
  parameters: {
    note: "Posters, cards and pictures that partners print or save. Each piece is one drawing; a page shows one at a time. *piece* is the control.",
  },
  args: { piece: "poster-a4" },
  argTypes: { piece: { control: "select", options: PIECE_IDS } },
  render: ({ piece }) => <PiecePreview id={piece} texts={PIECE_TEXTS} file="my-gallery.png" />,
};

export default meta;

type Story = StoryObj<PieceArgs>;

export const Poster: Story = {};

export const Picture: Story = { args: { piece: "post" } };

function FormWithState() {
  const [settings, setSettings] = useState<KitSettings>(DEFAULT_KIT);
  return (
    <KitForm settings={settings} onChange={(change) => setSettings({ ...settings, ...change })} />
  );
}

export const Settings: Story = {
  render: () => <FormWithState />,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const partner = form.getByRole("textbox", { name: partsEn.partner });
    await userEvent.type(partner, "My Gallery");
    await expect(partner).toBeInvalid();
    await expect(form.getByText(partsEn.partnerInvalid)).toBeVisible();
    await userEvent.clear(partner);
    await userEvent.type(partner, "my-gallery");
    await expect(partner).toBeValid();
  },
};
