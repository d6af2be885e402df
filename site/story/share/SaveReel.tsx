import { type MouseEvent, useState } from "react";
import styled from "styled-components";
import { SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { Icon } from "../../kit/Icon.tsx";
import { control, Word } from "../bar/Control.tsx";
import { WORDS } from "../words.ts";
import { saveFile } from "./save-file.ts";
import { canShareReel, REEL, type ReelEffects, shareReel } from "./share-reel.ts";

/**
 * The finished film to take along: on a phone by its share sheet, else as a
 * download. Nothing where this build brings no film.
 *
 * @param props.inBar as a control of the bar; else as a link among words
 */
export function SaveReel({ inBar = false }: { inBar?: boolean }) {
  const [fetching, setFetching] = useState(false);
  if (REEL === null) return null;
  const reel = REEL;
  const press = async (event: MouseEvent) => {
    if (fetching) event.preventDefault();
    if (fetching || !canShareReel(reel, BROWSER)) return;
    event.preventDefault();
    setFetching(true);
    await shareReel(reel, BROWSER);
    setFetching(false);
  };
  const name = fetching ? WORDS.fetchingReel : WORDS.saveReel;
  const link = { href: reel.href, download: reel.name, onClick: press };
  return inBar ? (
    <BarLink {...link} title={name} aria-label={name}>
      <Icon name="download" />
      <Word>{name}</Word>
    </BarLink>
  ) : (
    <TextLink {...link}>
      <Icon name="download" /> {name}
    </TextLink>
  );
}

const BROWSER: ReelEffects = {
  canShare: (file) =>
    window.matchMedia("(pointer: coarse)").matches &&
    typeof navigator.canShare === "function" &&
    navigator.canShare({ files: [file] }),
  share: (file) => navigator.share({ files: [file] }),
  async fetch(href) {
    const response = await fetch(href);
    if (!response.ok) throw new Error(`The reel answered ${response.status}`);
    return response.blob();
  },
  save: saveFile,
  follow: (href) => window.location.assign(href),
};

/* A narrow bar has no room for it; the story's end and the record dialog offer it too. */
const BarLink = styled.a`
  ${control}
  @media (max-width: 23.99rem) {
    display: none;
  }
`;

const TextLink = styled.a`
  display: inline-block;
  padding-block: ${SPACE.s};
  color: inherit;
  font-weight: 700;
  line-height: calc(${TARGET_SIZE} - 2 * ${SPACE.s});
  svg {
    vertical-align: -0.25em;
  }
`;
