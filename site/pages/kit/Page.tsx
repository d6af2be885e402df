import { useEffect, useState } from "react";
import styled from "styled-components";
import { constituencyName } from "../../../api/contract/constituency-details.ts";
import { validPartner } from "../../../api/contract/names.ts";
import { slugOf } from "../../../api/contract/paths.ts";
import { SPACE } from "../../../widget/theme/tokens.ts";
import { CopiedCode } from "../../components/CopiedCode.tsx";
import { BenchTitle, SectionTitle, Workbench } from "../../components/PartnerForm.tsx";
import { phaseLines } from "../../components/PhaseTexts.tsx";
import { partnerLink } from "../../components/PlaceLink.tsx";
import { escapeHtml } from "../../document/head.ts";
import {
  asksForLetters,
  headIn,
  publicOrigin,
  usePage,
  useWording,
} from "../../document/shown-page.ts";
import { INSET, notPrinted, stack, WIDE } from "../../style/layout.ts";
import { KitForm } from "./KitForm.tsx";
import { coloursOf, paletteOf } from "./looks.ts";
import type { PieceTexts } from "./PieceLayout.tsx";
import { PiecePreview } from "./PiecePreview.tsx";
import {
  DEFAULT_KIT,
  type KitSettings,
  kitQuery,
  type PieceId,
  settingsIn,
  typedLink,
} from "./pieces.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

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

/** The pieces of a campaign that asks for letters, or the pieces of thanks once no more are needed. */
function Kit() {
  const { campaign, language } = usePage();
  const { title, newsletter, copied, ...wording } = useWording({ en, ga });
  const isAsking = asksForLetters(campaign);
  const { lead, call, about } = isAsking ? wording.asking : wording.thanking;
  const [querySettings, setQuerySettings] = useState<KitSettings | null>(null);
  // The prerendered page knows neither its query nor its origin, so that its piece has no code.
  useEffect(() => setQuerySettings(settingsIn(location.search)), []);
  const settings = querySettings ?? DEFAULT_KIT;
  const { piece, partner, constituency } = settings;
  const change = (part: Partial<KitSettings>) => {
    const next = { ...settings, ...part };
    setQuerySettings(next);
    // The address keeps the settings, for the page in the other language.
    history.replaceState(null, "", kitQuery(next) || location.pathname);
  };

  const usual = coloursOf(campaign);
  const palette = paletteOf(settings.look, settings.colour ?? usual.first, usual.second);
  const link = querySettings === null ? "" : partnerLink(settings, publicOrigin(), language);
  const place = constituency === null ? null : constituencyName(constituency, language);
  const texts: PieceTexts = {
    headline: isAsking ? campaign.headline.split("\n") : phaseLines({ campaign, language }),
    about: about(campaign.nameInText, place),
    call,
    link,
    typed: typedLink(link),
  };
  const slug = constituency && slugOf(constituency);
  const file = (id: PieceId) =>
    `${[id, slug, validPartner(partner), language].filter(Boolean).join("-")}.png`;
  return (
    <>
      <Workbench>
        <BenchTitle title={title} lead={lead} />
        <PiecePreview key={piece} id={piece} palette={palette} texts={texts} file={file(piece)} />
        <KitForm settings={settings} onChange={change} />
      </Workbench>
      <Pasting aria-labelledby="to-paste">
        <SectionTitle id="to-paste">{newsletter.title}</SectionTitle>
        <p>{newsletter.text}</p>
        <CopiedCode
          code={newsletterHtml(texts, file("newsletter"))}
          copy={newsletter.copy}
          copied={copied}
        />
      </Pasting>
    </>
  );
}

/** Returns the HTML of a newsletter's picture, which leads to the action page, at half of its pixels. */
export function newsletterHtml(
  { headline, about, link }: Pick<PieceTexts, "headline" | "about" | "link">,
  file: string,
): string {
  return [
    `<a href="${escapeHtml(link)}">`,
    `  <img src="${escapeHtml(file)}" width="600" alt="${escapeHtml(`${headline.join(" ")}. ${about}`)}"`,
    '    style="display: block; max-width: 100%; height: auto; border: 0">',
    "</a>",
  ].join("\n");
}

const Pasting = styled.section`
  ${stack("l")}
  padding: ${SPACE.xxxl} ${INSET};
  ${WIDE} {
    padding-block: 6rem;
  }
  ${notPrinted}
`;
