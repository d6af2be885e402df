import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { KitForm } from "../../site/partner-kit/KitForm.tsx";
import { LOOK_IDS, paletteOf } from "../../site/partner-kit/looks.ts";
import { PieceDrawing } from "../../site/partner-kit/PieceDrawing.tsx";
import { PIECE_IDS, PIECES, type PieceId } from "../../site/partner-kit/pieces.ts";
import { DEFAULT_KIT, type KitSettings } from "../../site/partner-kit/settings.ts";
import { en } from "../../site/partner-kit/wording/en.ts";
import { INKS } from "../../widget/theme/tokens.ts";
import { docsNote } from "../support/docs-note.ts";

interface PieceArgs {
  piece: PieceId;
  look: (typeof LOOK_IDS)[number];
  first?: string;
  second?: string;
  hasMarks?: boolean;
}

const { texts } = DEFAULT_CAMPAIGN;

const meta: Meta<PieceArgs> = {
  title: "Site/Partners’ kit",
  parameters: docsNote(
    "Posters, cards and pictures that partners print or save. Each piece is one drawing; a page shows one at a time. *piece*, *look* and the partner’s two colours are the controls.",
  ),
  args: { piece: "poster-a4", look: "print" },
  argTypes: {
    piece: { control: "select", options: PIECE_IDS },
    look: { control: "inline-radio", options: LOOK_IDS },
  },
  render: ({ piece, look, first, second, hasMarks = false }) => (
    <div style={{ maxInlineSize: "40rem" }}>
      <PieceDrawing
        piece={PIECES[piece]}
        palette={paletteOf(look, {}, first, second)}
        texts={{
          headline: texts.en.headline.split("\n"),
          about: en.piece.about(texts.en.nameInText),
          call: en.piece.call,
          link: "https://campaign.example/?partner=my-gallery",
          typed: "campaign.example/?partner=my-gallery",
        }}
        hasMarks={hasMarks}
        label={en.names[piece]}
      />
    </div>
  ),
};

export default meta;

type Story = StoryObj<PieceArgs>;

export const Poster: Story = {};

export const PosterForPrintShop: Story = {
  name: "Poster with bleed and crop marks",
  args: { look: "flood", hasMarks: true },
};

export const PosterInBlackAndWhite: Story = {
  name: "Poster in black and white",
  args: { look: "mono" },
};

export const TableCard: Story = { args: { piece: "table-card" } };

export const PictureInOwnColours: Story = {
  name: "Picture in a partner’s colours",
  args: { piece: "post", look: "night", first: INKS.viridian, second: INKS.marigold },
};

function FormWithState() {
  const [settings, setSettings] = useState<KitSettings>(DEFAULT_KIT);
  const [chosen, choose] = useState<PieceId>("poster-a4");
  return (
    <KitForm
      settings={settings}
      onChange={(change) => setSettings({ ...settings, ...change })}
      chosen={chosen}
      onChoose={choose}
    />
  );
}

export const Settings: Story = {
  render: () => <FormWithState />,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const partner = form.getByRole("textbox", { name: en.partner });
    await userEvent.type(partner, "My Gallery");
    await expect(partner).toBeInvalid();
    await expect(form.getByText(en.partnerInvalid)).toBeVisible();
    const first = form.getByRole("textbox", { name: en.first });
    await userEvent.type(first, "red");
    await expect(form.getByText(en.colourInvalid)).toBeVisible();
    await userEvent.clear(first);
    await userEvent.type(first, `#${"7a".repeat(3)}`);
    await expect(first).toBeValid();
    await expect(form.getByText(en.colourCorrected)).toBeVisible();
    await userEvent.click(form.getByRole("radio", { name: en.looks.mono }));
    await expect(form.queryByRole("textbox", { name: en.first })).toBeNull();
    await expect(form.getByText(en.noColours)).toBeVisible();
  },
};
