import { type MouseEvent, useState } from "react";
import styled from "styled-components";
import { SPACE, TARGET_SIZE } from "../../../../widget/theme/tokens.ts";
import { saveFile } from "../../../browser/save-file.ts";
import { Icon } from "../../../components/Icon.tsx";
import { usePage, useWording } from "../../../document/shown-page.ts";
import { en } from "../wording/en.ts";
import { ga } from "../wording/ga.ts";
import { isDismissal } from "./ShareControl.tsx";

/** A link that shares the film on a phone and downloads it elsewhere. */
export function SaveReel() {
  const [fetching, setFetching] = useState(false);
  const { language } = usePage();
  const wording = useWording({ en, ga });
  const href = ADDRESSES[language];
  const download = `${wording.fileName}.mp4`;
  const onClick = async (event: MouseEvent) => {
    if (fetching) event.preventDefault();
    if (fetching || !canShareReel(download)) return;
    event.preventDefault();
    setFetching(true);
    await shareReel(href, download);
    setFetching(false);
  };
  return (
    <FilmLink href={href} download={download} onClick={onClick}>
      <Icon name="download" /> <span>{fetching ? wording.fetchingReel : wording.saveReel}</span>
    </FilmLink>
  );
}

const FilmLink = styled.a`
  display: inline-block;
  padding-block: ${SPACE.s};
  color: inherit;
  font-weight: 700;
  line-height: calc(${TARGET_SIZE} - 2 * ${SPACE.s});
  svg {
    vertical-align: -0.25em;
  }
`;

/** The addresses of the films, which `npm run reel` makes. */
const ADDRESSES = { en: "/day-without-arts-reel.mp4", ga: "/day-without-arts-reel-ga.mp4" };

const TYPE = { type: "video/mp4" };

/** Whether a touch screen has a share sheet for a film of this name. If not, the link downloads it. */
export function canShareReel(name: string): boolean {
  // An empty file of the same type is enough for the check, without fetching megabytes.
  const files = [new File([], name, TYPE)];
  const isTouched = window.matchMedia("(pointer: coarse)").matches;
  return isTouched && "canShare" in navigator && navigator.canShare({ files });
}

/** Fetches the film and shares it under a name, or downloads it when sharing fails. Never rejects. */
export async function shareReel(href: string, name: string): Promise<void> {
  const response = await fetch(href).catch(() => null);
  const film = response?.ok ? await response.blob().catch(() => null) : null;
  // Without the film, the browser says what is wrong.
  if (film === null) return location.assign(href);
  const file = new File([film], name, TYPE);
  await navigator.share({ files: [file] }).catch((error) => {
    // The press may be too long ago for the share sheet.
    if (!isDismissal(error)) saveFile(file, name);
  });
}
