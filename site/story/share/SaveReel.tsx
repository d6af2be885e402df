import { type MouseEvent, useState } from "react";
import styled from "styled-components";
import { SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { Icon } from "../../kit/Icon.tsx";
import { ControlLabel, controlStyle } from "../bar/Control.tsx";
import { WORDS } from "../words.ts";
import { saveFile } from "./save-file.ts";
import { canShareReel, REEL, type ReelEffects, shareReel } from "./share-reel.ts";

/**
 * A link that shares the film on a phone and downloads it elsewhere. Renders nothing when
 * this build has no film.
 *
 * @param props.inBar renders a control of the bar instead of a text link
 */
export function SaveReel({ inBar = false }: { inBar?: boolean }) {
  const [fetching, setFetching] = useState(false);
  if (REEL === null) return null;
  const reel = REEL;
  const onClick = async (event: MouseEvent) => {
    if (fetching) event.preventDefault();
    if (fetching || !canShareReel(reel, BROWSER_EFFECTS)) return;
    event.preventDefault();
    setFetching(true);
    await shareReel(reel, BROWSER_EFFECTS);
    setFetching(false);
  };
  const name = fetching ? WORDS.fetchingReel : WORDS.saveReel;
  const link = { href: reel.href, download: reel.name, onClick };
  return inBar ? (
    <BarLink {...link} title={name} aria-label={name}>
      <Icon name="download" />
      <ControlLabel>{name}</ControlLabel>
    </BarLink>
  ) : (
    <TextLink {...link}>
      <Icon name="download" /> {name}
    </TextLink>
  );
}

const BROWSER_EFFECTS: ReelEffects = {
  canShare: (file) =>
    window.matchMedia("(pointer: coarse)").matches &&
    typeof navigator.canShare === "function" &&
    navigator.canShare({ files: [file] }),
  share: (file) => navigator.share({ files: [file] }),
  async fetch(href) {
    const response = await fetch(href);
    if (!response.ok) throw new Error(`The film's request failed with status ${response.status}`);
    return response.blob();
  },
  save: saveFile,
  navigate: (href) => window.location.assign(href),
};

/* Hidden in a narrow bar. The end of the story and the recording dialog have the link too. */
const BarLink = styled.a`
  ${controlStyle}
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
