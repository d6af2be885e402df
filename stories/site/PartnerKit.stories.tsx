import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, userEvent, within } from "storybook/test";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { en as partsEn } from "../../site/components/wording/en.ts";
import { coloursOf, LOOK_IDS, paletteOf } from "../../site/pages/kit/looks.ts";
import { KitForm } from "../../site/pages/kit/Page.tsx";
import { PiecePreview } from "../../site/pages/kit/PiecePreview.tsx";
import {
  DEFAULT_KIT,
  type KitSettings,
  PIECE_IDS,
  type PieceId,
} from "../../site/pages/kit/pieces.ts";
import { en } from "../../site/pages/kit/wording/en.ts";
import { INKS } from "../../widget/theme/tokens.ts";

interface PieceArgs {
  piece: PieceId;
  look: (typeof LOOK_IDS)[number];
  first: string;
  second: string;
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
    note: "Posters, cards and pictures that partners print or save. Each piece is one drawing; a page shows one at a time. *piece*, *look* and the partner’s colours are the controls.",
  },
  args: { piece: "poster-a4", look: "print", ...coloursOf({}) },
  argTypes: {
    piece: { control: "select", options: PIECE_IDS },
    look: { control: "inline-radio", options: LOOK_IDS },
  },
  render: ({ piece, look, first, second }) => (
    <PiecePreview
      id={piece}
      palette={paletteOf(look, first, second)}
      texts={PIECE_TEXTS}
      file="my-gallery.png"
    />
  ),
};

export default meta;

type Story = StoryObj<PieceArgs>;

export const Poster: Story = {};

export const PosterForPrintShop: Story = {
  name: "Poster with bleed and crop marks",
  args: { look: "flood" },
  play: ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole("checkbox", { name: en.marks })),
};

export const PictureInOwnColours: Story = {
  name: "Picture in a partner’s colours",
  args: { piece: "post", look: "flood", first: INKS.viridian, second: INKS.marigold },
};

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
    const first = form.getByLabelText(en.colour);
    fireEvent.input(first, { target: { value: `#${"7a".repeat(3)}` } });
    await expect(form.getByText(en.colourCorrected)).toBeVisible();
    const reset = `${partsEn.colourReset}: ${en.colour}`;
    await userEvent.click(form.getByRole("button", { name: reset }));
    await expect(form.queryByText(en.colourCorrected)).toBeNull();
  },
};
