import { useEffect, useState } from "react";
import styled from "styled-components";
import { constituencyName } from "../../../api/contract/constituency-details.ts";
import { validPartner } from "../../../api/contract/names.ts";
import { slugOf } from "../../../api/contract/paths.ts";
import { ChoiceLabel } from "../../../widget/components/ChoiceLabel.ts";
import { SegmentedControl } from "../../../widget/components/SegmentedControl.tsx";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { CopiedCode } from "../../components/CopiedCode.tsx";
import {
  BenchTitle,
  ColourField,
  ConstituencyField,
  PartnerField,
  PartnerForm,
  SectionTitle,
  Workbench,
} from "../../components/PartnerForm.tsx";
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
import { coloursOf, groundOf, LOOK_IDS, paletteOf } from "./looks.ts";
import type { PieceTexts } from "./PieceLayout.tsx";
import { PiecePreview } from "./PiecePreview.tsx";
import {
  DEFAULT_KIT,
  type KitSettings,
  kitQuery,
  PIECE_IDS,
  PIECES,
  type PieceId,
  settingsIn,
  sizeOf,
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

export function KitForm(props: {
  settings: KitSettings;
  onChange: (change: Partial<KitSettings>) => void;
}) {
  const { settings, onChange } = props;
  const wording = useWording({ en, ga });
  const { campaign } = usePage();
  return (
    <PartnerForm title={wording.settings}>
      <PartnerField value={settings.partner} onChange={(partner) => onChange({ partner })} />
      <PieceList>
        <legend>{wording.pieces}</legend>
        {PIECE_IDS.map((id) => (
          <ChoiceLabel key={id}>
            <input
              type="radio"
              name="piece"
              checked={id === settings.piece}
              onChange={() => onChange({ piece: id })}
            />
            <SizePicture id={id} />
            <span>
              {wording.names[id]} <small>{sizeOf(PIECES[id])}</small>
            </span>
          </ChoiceLabel>
        ))}
      </PieceList>
      <SegmentedControl
        title={wording.look}
        options={LOOK_IDS.map((value) => ({ value, name: wording.looks[value] }))}
        value={settings.look}
        onChange={(look) => onChange({ look })}
      />
      <ColourField
        label={wording.colour}
        value={settings.colour}
        usual={coloursOf(campaign).first}
        hint={
          settings.colour !== null && groundOf(settings.colour).isCorrected
            ? wording.colourCorrected
            : undefined
        }
        onChange={(colour) => onChange({ colour })}
      />
      <ConstituencyField
        none={wording.everywhere}
        value={settings.constituency}
        onChange={(constituency) => onChange({ constituency })}
      />
    </PartnerForm>
  );
}

/** The outline of a piece, at the scale of its kind. */
function SizePicture({ id }: { id: PieceId }) {
  const { kind, width, height } = PIECES[id];
  const scale = (kind === "print" ? 420 : 1200) / 36;
  const [wide, tall] = [width / scale, height / scale];
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path d={`M${20 - wide / 2} ${20 - tall / 2}h${wide}v${tall}h${-wide}z`} />
    </svg>
  );
}

const PieceList = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  grid-column: 1 / -1;
  legend {
    padding: 0 0 ${SPACE.xs};
    font-weight: 700;
  }
  /* Large text stands below the picture of the size. */
  label {
    flex-wrap: wrap;
    place-content: center start;
    padding-inline: ${SPACE.s};
  }
  label:has(:checked) {
    background: ${colour("inkGround")};
    color: ${colour("onDark")};
  }
  svg {
    flex: none;
    inline-size: 1.75rem;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2.5;
  }
  span {
    flex: 1 1 9rem;
    min-inline-size: 0;
  }
  small {
    font-size: inherit;
    font-weight: 400;
  }
`;
