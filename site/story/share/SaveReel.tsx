import { type MouseEvent, useState } from "react";
import styled from "styled-components";
import { SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { Icon } from "../../kit/Icon.tsx";
import { saveFile } from "../../kit/save-file.ts";
import { usePage, useTexts } from "../../shown-page.ts";
import { ControlLabel, controlStyle } from "../bar/Bar.tsx";
import { en } from "../wording/en.ts";
import { ga } from "../wording/ga.ts";
import { canShareReel, type ReelEffects, reel, shareReel } from "./share.ts";

/**
 * A link that shares the film on a phone and downloads it elsewhere. Renders nothing when
 * this build has no film.
 *
 * @param props.inBar renders a control of the bar instead of a text link
 */
export function SaveReel({ inBar = false }: { inBar?: boolean }) {
  const [fetching, setFetching] = useState(false);
  const { language } = usePage();
  const wording = useTexts({ en, ga });
  const film = reel(language, wording.fileName);
  if (film === null) return null;
  const onClick = async (event: MouseEvent) => {
    if (fetching) event.preventDefault();
    if (fetching || !canShareReel(film, BROWSER_EFFECTS)) return;
    event.preventDefault();
    setFetching(true);
    await shareReel(film, BROWSER_EFFECTS);
    setFetching(false);
  };
  const name = fetching ? wording.fetchingReel : wording.saveReel;
  const link = { href: film.href, download: film.name, onClick };
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
  @container (max-width: 23.99rem) {
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
