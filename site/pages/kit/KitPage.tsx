import { useEffect, useState } from "react";
import styled from "styled-components";
import { validPartner } from "../../../api/contract/names.ts";
import { slugOf } from "../../../api/contract/paths.ts";
import { constituencyName } from "../../../api/grammar/irish.ts";
import { BenchTitle, Workbench } from "../../components/PartnerForm.tsx";
import { phaseLines } from "../../components/PhaseTexts.tsx";
import { partnerLink } from "../../components/PlaceLink.tsx";
import {
  asksForLetters,
  headIn,
  publicOrigin,
  usePage,
  useWording,
} from "../../document/shown-page.ts";
import { WIDE } from "../../style/layout.ts";
import { KitForm } from "./KitForm.tsx";
import { coloursOf, paletteOf } from "./looks.ts";
import { Pasting } from "./Pasting.tsx";
import { PiecePreview } from "./PiecePreview.tsx";
import type { PieceId } from "./pieces.ts";
import { DEFAULT_KIT, type KitSettings, kitQuery, settingsIn, typedLink } from "./settings.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** Returns the page's metadata. */
Page.headOf = headIn({ en, ga });

/** `/kit`: the page on which partners make posters, cards and pictures with a code of their own. */
export function Page() {
  const page = usePage();
  // No poster asks for letters that cannot be sent.
  return page.campaign.state === "paused" ? (
    <Workbench>
      <BenchTitle title={phaseLines(page)} lead={page.campaign.paused ?? ""} />
    </Workbench>
  ) : (
    <Kit />
  );
}

/** The pieces: those that ask for letters, or those of thanks once there are no more to send. */
function Kit() {
  const { campaign, language } = usePage();
  const { title, ...wording } = useWording({ en, ga });
  const { lead, call, about } = asksForLetters(campaign) ? wording.asking : wording.thanking;
  const phase = phaseLines({ campaign, language });
  const [asked, setAsked] = useState<KitSettings | null>(null);
  // The prerendered page knows neither its query nor its origin, so that its piece has no code.
  useEffect(() => setAsked(settingsIn(location.search)), []);
  const settings = asked ?? DEFAULT_KIT;
  const { piece, partner, constituency } = settings;
  const change = (part: Partial<KitSettings>) => {
    const next = { ...settings, ...part };
    setAsked(next);
    // The address keeps the settings, for the page in the other language.
    history.replaceState(null, "", kitQuery(next) || location.pathname);
  };

  const usual = coloursOf(campaign);
  const palette = paletteOf(settings.look, settings.colour ?? usual.first, usual.second);
  const link = asked === null ? "" : partnerLink(settings, publicOrigin(), language);
  const place = constituency === null ? null : constituencyName(constituency, language);
  const texts = {
    headline: asksForLetters(campaign) ? campaign.headline.split("\n") : phase,
    about: about(campaign.nameInText, place),
    call,
    link,
    typed: typedLink(link),
  };
  const file = (id: PieceId) =>
    `${[id, constituency && slugOf(constituency), validPartner(partner), language].filter(Boolean).join("-")}.png`;
  return (
    <>
      <KitBench>
        <BenchTitle title={title} lead={lead} />
        <PiecePreview key={piece} id={piece} palette={palette} texts={texts} file={file(piece)} />
        <KitForm settings={settings} onChange={change} />
      </KitBench>
      <Pasting texts={texts} file={file("newsletter")} />
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
