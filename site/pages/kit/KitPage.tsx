import { useEffect, useState } from "react";
import styled from "styled-components";
import { validPartner } from "../../../api/contract/partner-name.ts";
import { headIn, usePage, useTexts } from "../../page/shown-page.ts";
import { publicOrigin } from "../../page/use-public-origin.ts";
import { BenchTitle, Workbench } from "../../parts/PartnerForm.tsx";
import { WIDE } from "../../style/layout.ts";
import { KitForm } from "./KitForm.tsx";
import { coloursOf, paletteOf } from "./looks.ts";
import { Pasting } from "./Pasting.tsx";
import { PiecePreview } from "./PiecePreview.tsx";
import type { PieceId } from "./pieces.ts";
import { DEFAULT_KIT, type KitSettings, linkOf, settingsIn, typedLink } from "./settings.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** Returns the page's metadata. */
export const headOf = headIn({ en, ga });

/** `/kit`: the page on which partners make posters, cards and pictures with a code of their own. */
export function Page() {
  const { campaign, language } = usePage();
  const wording = useTexts({ en, ga });
  const [asked, setSettings] = useState<KitSettings | null>(null);
  // The prerendered page knows neither its query nor its origin, so that its piece has no code.
  useEffect(() => setSettings(settingsIn(location.search)), []);
  const settings = asked ?? DEFAULT_KIT;
  const { piece, partner } = settings;

  const usual = coloursOf(campaign);
  const palette = paletteOf(
    settings.look,
    settings.first ?? usual.first,
    settings.second ?? usual.second,
  );
  const link = asked === null ? "" : linkOf(settings, publicOrigin(), language);
  const texts = {
    headline: campaign.headline.split("\n"),
    about: wording.piece.about(campaign.nameInText),
    call: wording.piece.call,
    link,
    typed: typedLink(link),
  };
  const file = (id: PieceId) =>
    `${[id, validPartner(partner), language].filter(Boolean).join("-")}.png`;
  return (
    <>
      <KitBench>
        <BenchTitle title={wording.title} lead={wording.lead} />
        <PiecePreview key={piece} id={piece} palette={palette} texts={texts} file={file(piece)} />
        <KitForm
          settings={settings}
          onChange={(change) => setSettings({ ...settings, ...change })}
        />
      </KitBench>
      <Pasting texts={texts} bar={palette.band} file={file("newsletter")} />
    </>
  );
}

/* The piece is beside the title and the form. */
const KitBench = styled(Workbench)`
  ${WIDE} {
    > :nth-child(2) {
      grid-row: span 2;
    }
  }
`;
