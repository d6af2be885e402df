import { useEffect, useState } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import type { PageHead } from "../head.ts";
import { INSET, WIDE } from "../kit/layout.ts";
import { headline, SIZE } from "../kit/type.ts";
import { publicOrigin } from "../kit/use-public-origin.ts";
import { KitForm } from "../partner-kit/KitForm.tsx";
import { paletteOf } from "../partner-kit/looks.ts";
import { Pasting } from "../partner-kit/Pasting.tsx";
import { PiecePreview } from "../partner-kit/PiecePreview.tsx";
import type { PieceId } from "../partner-kit/pieces.ts";
import {
  colourOf,
  DEFAULT_KIT,
  type KitSettings,
  linkOf,
  partnerOf,
  settingsIn,
  typedLink,
} from "../partner-kit/settings.ts";
import { en } from "../partner-kit/wording/en.ts";
import { ga } from "../partner-kit/wording/ga.ts";
import { type ShownPage, usePage, useTexts } from "../shown-page.ts";

/** Returns the page's metadata. */
export const headOf = ({ campaign, language }: ShownPage): PageHead =>
  ({ en, ga })[language].head(campaign);

/** `/kit`: the page on which partners make posters, cards and pictures with a code of their own. */
export function Page() {
  const { campaign, language } = usePage();
  const wording = useTexts({ en, ga });
  const [asked, setSettings] = useState<KitSettings | null>(null);
  const [chosen, setChosen] = useState<PieceId>("poster-a4");
  // The prerendered page knows neither its query nor its origin, so that its piece has no code.
  useEffect(() => setSettings(settingsIn(location.search)), []);
  const settings = asked ?? DEFAULT_KIT;

  const { look, first, second } = settings;
  const palette = paletteOf(look, campaign, colourOf(first), colourOf(second));
  const link = asked === null ? "" : linkOf(settings, publicOrigin(), language);
  const texts = {
    headline: campaign.headline.split("\n"),
    about: wording.piece.about(campaign.nameInText),
    call: wording.piece.call,
    link,
    typed: typedLink(link),
  };
  const file = (id: PieceId) =>
    `${[id, partnerOf(settings), language].filter(Boolean).join("-")}.png`;
  const [line, nextLine] = wording.title;
  return (
    <>
      <Workbench>
        <PageTitle>
          <h1>
            {line} <span>{nextLine}</span>
          </h1>
          <p>{wording.lead}</p>
        </PageTitle>
        <PiecePreview
          key={chosen}
          id={chosen}
          palette={palette}
          texts={texts}
          file={file(chosen)}
        />
        <KitForm
          settings={settings}
          isReady={asked !== null}
          onChange={(change) => setSettings({ ...settings, ...change })}
          chosen={chosen}
          onChoose={setChosen}
        />
      </Workbench>
      <Pasting texts={texts} bar={palette.band} file={file("newsletter")} />
    </>
  );
}

/* The settings on the left, and the piece on a wall of colour, large. */
const Workbench = styled.div`
  display: grid;
  gap: ${SPACE.xxl};
  padding: ${SPACE.xxl} ${INSET} ${SPACE.xxxl};
  background: ${colour("marigold")};
  color: ${colour("onMarigold")};
  /* A marigold background is too bright for a dark theme. */
  @media (prefers-color-scheme: dark) {
    background: none;
    border-block-start: 3px solid ${colour("marigold")};
    color: ${colour("ink")};
  }
  ${WIDE} {
    grid-template: "title piece" auto "form piece" 1fr / 22rem minmax(0, 1fr);
    column-gap: ${SPACE.xxxl};
    > :nth-child(2) {
      grid-area: piece;
    }
    > :nth-child(3) {
      grid-area: form;
    }
  }
  @media print {
    display: block;
    padding: 0;
    border: 0;
    background: none;
  }
`;

const PageTitle = styled.div`
  h1 {
    ${headline}
    font-size: clamp(min(3rem, 20cqi), 16cqi, 6.5rem);
    line-height: 0.88;
  }
  /* Its longest line fills the column of the form. */
  ${WIDE} {
    h1 {
      font-size: 4.5rem;
    }
  }
  p {
    max-inline-size: 32rem;
    margin-block-start: ${SPACE.l};
    font-size: ${SIZE.lead};
    line-height: 1.4;
  }
  @media print {
    display: none;
  }
`;
