import { useRef, useState } from "react";
import styled from "styled-components";
import { tdsPath } from "../../api/contract/paths.ts";
import { Button, LinkButton } from "../components/Button.tsx";
import { Disclosure } from "../components/Disclosure.tsx";
import { sharedPage } from "../domain/published-text.ts";
import { useCampaign, useContact, useWording } from "../state/contact-context.ts";
import { useResultsWording } from "../state/results-wording.ts";
import { colour, SPACE, TARGET_SIZE } from "../theme/tokens.ts";
import { useLetterActions } from "./letter-context.ts";
import type { PosterFormat } from "./poster/draw-poster.ts";

export type Poster = typeof import("./poster/poster.ts");

/** The name of a picture. It does not contain the constituency, because a shared file keeps its name. */
const fileName = (format: PosterFormat) => `i-wrote-to-my-tds-${format}.png`;

/** On the screen the picture is drawn at twice the width that it has there. */
const SHOWN_SCALE = 0.4;

/** How long a browser may take to begin a download. */
const DOWNLOAD_MS = 60_000;

const NETWORKS = [
  { channel: "whatsapp", name: "WhatsApp", address: "https://wa.me/?text=" },
  { channel: "bluesky", name: "Bluesky", address: "https://bsky.app/intent/compose?text=" },
] as const;

/** The ways to share: two in one line, all others behind a third; the drawn picture is sent nowhere. */
export function Share({ poster }: { poster: Poster | null }) {
  const { sent, share: texts } = useResultsWording();
  const { share, addToStories, shared } = useLetterActions();
  const nameIn = useWording().constituency;
  const campaign = useCampaign();
  const settings = useContact((state) => state.settings);
  const chosen = useContact(({ lookup }) =>
    lookup.status === "found" ? lookup.constituency : null,
  );
  const isInApp = useContact((state) => state.appBrowser !== null);
  const [isNamed, setIsNamed] = useState(false);
  /** The address of a picture that can be saved by a press. */
  const [held, setHeld] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const named = isNamed ? chosen : null;
  const place = named === null ? null : texts.place(nameIn(named));
  const page = sharedPage(campaign, settings, named === null ? "/" : tdsPath(named));
  const caption = campaign.caption.replace("{page}", () => page);
  const told = texts.lead.replaceAll("\n", " ");
  const says = `${place === null ? told : `${told} ${place}`}. ${texts.invitation}`;

  function draw(on: HTMLCanvasElement, format: PosterFormat, scale?: number): void {
    const { lead, invitation } = texts;
    const font = getComputedStyle(title.current as Element).fontFamily;
    const link = page.replace(/^https?:\/\/|\/$/g, "");
    const text = { campaign: campaign.name, lead, place, invitation, link, font };
    poster?.drawPoster(on, format, text, campaign.colours, scale);
  }

  function drawn(format: PosterFormat): HTMLCanvasElement {
    const whole = document.createElement("canvas");
    draw(whole, format);
    return whole;
  }

  /** Returns the picture as a file, or null in a browser without memory for it. */
  async function fileOf(format: PosterFormat): Promise<File | null> {
    const png = await new Promise<Blob | null>((resolve) => drawn(format).toBlob(resolve));
    return png && new File([png], fileName(format), { type: png.type });
  }

  async function save(format: PosterFormat): Promise<void> {
    if (isInApp) {
      // It saves no files, but its share sheet may, and a press on a picture.
      if (!canSharePictures() || !(await sharePicture(format))) setHeld(drawn(format).toDataURL());
      return;
    }
    const file = await fileOf(format);
    if (file === null) return;
    const href = URL.createObjectURL(file);
    Object.assign(document.createElement("a"), { href, download: fileName(format) }).click();
    setTimeout(() => URL.revokeObjectURL(href), DOWNLOAD_MS);
  }

  async function sharePicture(format: PosterFormat = "story"): Promise<boolean> {
    const file = await fileOf(format);
    return openSheet({ text: caption, ...(file && { files: [file] }) });
  }

  /** Shares the text with its link alone: many apps take no more than the picture from both. */
  async function shareLink(): Promise<void> {
    const text = campaign.caption.replace(/:? ?\{page\}/, ".");
    if (!(await openSheet({ text, url: page }))) share(caption);
  }

  /** Opens the system's sheet, and says whether it opened. A supporter who closes it has shared nothing. */
  async function openSheet(data: ShareData): Promise<boolean> {
    try {
      await navigator.share(data);
      shared(data.files ? "picture" : "sheet");
      return true;
    } catch (error) {
      // Closed or refused.
      return error instanceof DOMException && error.name === "AbortError";
    }
  }

  return (
    <section>
      <ShareTitle ref={title}>{texts.pictureTitle}</ShareTitle>
      <ShareRow>
        <Button
          onClick={() =>
            addToStories(caption, poster && canSharePictures() ? sharePicture : undefined)
          }
        >
          {sent.stories}
        </Button>
        <Button onClick={() => share(caption)}>{sent.copy}</Button>
        <Disclosure title={texts.more}>
          <PictureBox>
            {poster === null ? null : (
              <canvas
                // Drawn anew with each rendering, as the words on it change.
                ref={(canvas) => {
                  if (canvas !== null) draw(canvas, "story", SHOWN_SCALE);
                }}
                role="img"
                aria-label={texts.pictureText(says)}
              />
            )}
            <div>
              {chosen === null ? null : (
                <label>
                  <input
                    type="checkbox"
                    checked={isNamed}
                    onChange={(event) => setIsNamed(event.target.checked)}
                  />
                  {texts.nameConstituency(nameIn(chosen))}
                </label>
              )}
              {poster === null ? null : (
                <>
                  <p>{texts.pictureNote}</p>
                  <Button onClick={() => save("story")}>{texts.saveStory}</Button>
                  <Button onClick={() => save("post")}>{texts.savePost}</Button>
                </>
              )}
              {held === null ? null : (
                <div role="status">
                  <p>{texts.pressPicture}</p>
                  <img src={held} alt={texts.pictureText(says)} />
                </div>
              )}
              {NETWORKS.map(({ channel, name, address }) => (
                <LinkButton
                  key={channel}
                  href={address + encodeURIComponent(caption)}
                  target="_blank"
                  rel="noopener noreferrer"
                  onClick={() => shared(channel)}
                >
                  {name}
                </LinkButton>
              ))}
              {typeof navigator.share === "function" ? (
                <Button onClick={() => void shareLink()}>{texts.sheet}</Button>
              ) : null}
            </div>
          </PictureBox>
        </Disclosure>
      </ShareRow>
    </section>
  );
}

/** Returns whether the browser can share a picture as a file. */
function canSharePictures(): boolean {
  const files = [new File([], fileName("story"), { type: "image/png" })];
  return typeof navigator.canShare === "function" && navigator.canShare({ files });
}

const ShareTitle = styled.h3`
  margin: ${SPACE.l} 0 ${SPACE.s};
  font-size: 1.125em;
  font-weight: 700;
`;

/* The buttons in one line where they fit, and what the last one opens below them. */
const ShareRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${SPACE.s} ${SPACE.m};
  > div {
    flex: 1 0 100%;
  }
`;

/* The picture, and beside it what can be done with it; below it where there is no room. */
const PictureBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.l};
  canvas {
    flex: none;
    width: min(100%, 11em);
    align-self: start;
    border: 2px solid ${colour("ink")};
  }
  img {
    display: block;
    width: 100%;
    -webkit-touch-callout: default;
  }
  > div {
    flex: 1 1 11em;
    display: grid;
    align-content: start;
    gap: ${SPACE.s};
  }
  label {
    display: flex;
    align-items: center;
    gap: ${SPACE.s};
    min-height: ${TARGET_SIZE};
    cursor: pointer;
  }
`;
