import { useRef } from "react";
import styled from "styled-components";
import { Button, LinkButton, NEW_TAB } from "../components/Button.tsx";
import { Disclosure } from "../components/Disclosure.tsx";
import { sharedPage } from "../domain/published-text.ts";
import { useCampaign, useContact } from "../state/contact-context.ts";
import { useResultsWording } from "../state/results-wording.ts";
import { colour, SPACE, TARGET_SIZE } from "../theme/tokens.ts";
import { useLetterActions, useLetterNumber } from "./letter-context.ts";
import type { drawPoster } from "./poster/poster.ts";

const FILE_NAME = "i-wrote-to-my-tds-story.png";

/** The picture on the screen has two pixels for each of its CSS pixels. */
const SCREEN_SCALE = 0.4;

/** Time for a browser to begin a download. */
const DOWNLOAD_MS = 60_000;

const NETWORKS = [
  { channel: "whatsapp", name: "WhatsApp", address: "https://wa.me/?text=" },
  { channel: "bluesky", name: "Bluesky", address: "https://bsky.app/intent/compose?text=" },
] as const;

/** The ways to share: two in one line, all others behind a third; the drawn picture is sent nowhere. */
export function Share({ poster }: { poster: { drawPoster: typeof drawPoster } | null }) {
  const { sent, share: wording } = useResultsWording();
  const { share, addToStories, emitShare } = useLetterActions();
  const campaign = useCampaign();
  const settings = useContact((state) => state.settings);
  const isInApp = useContact((state) => state.appBrowser !== null);
  const title = useRef<HTMLHeadingElement>(null);
  const page = sharedPage(campaign, settings);
  const caption = campaign.caption.replace("{page}", () => page);
  const { lead, invitation } = wording;
  const number = useLetterNumber();

  function draw(canvas = document.createElement("canvas"), scale = 1) {
    const font = getComputedStyle(title.current as Element).fontFamily;
    const link = page.replace(/^https?:\/\/|\/$/g, "");
    const text = { campaign: campaign.name, lead, number, invitation, link, font };
    poster?.drawPoster(canvas, text, campaign.colours, scale);
    return canvas;
  }

  /** Returns the picture as a file, or null in a browser without memory for the picture. */
  async function createFile(): Promise<File | null> {
    const png = await new Promise<Blob | null>((resolve) => draw().toBlob(resolve));
    return png && new File([png], FILE_NAME, { type: png.type });
  }

  async function save(): Promise<void> {
    const file = await createFile();
    if (file === null) return;
    const href = URL.createObjectURL(file);
    Object.assign(document.createElement("a"), { href, download: file.name }).click();
    setTimeout(() => URL.revokeObjectURL(href), DOWNLOAD_MS);
  }

  async function sharePicture(): Promise<void> {
    const file = await createFile();
    await openSheet({ text: caption, ...(file && { files: [file] }) });
  }

  /** Shares the text with its link alone: many apps take no more than the picture from both. */
  async function shareLink(): Promise<void> {
    const text = campaign.caption.replace(/:? ?\{page\}/, ".");
    if (!(await openSheet({ text, url: page }))) share(caption);
  }

  /** Opens the system's share sheet; false if the browser refuses. Closing the sheet shares nothing. */
  async function openSheet(data: ShareData): Promise<boolean> {
    try {
      await navigator.share(data);
      emitShare(data.files ? "picture" : "sheet");
      return true;
    } catch (error) {
      return error instanceof DOMException && error.name === "AbortError";
    }
  }

  return (
    <section>
      <ShareTitle ref={title}>{wording.pictureTitle}</ShareTitle>
      <ChoiceRow>
        <Button
          onClick={() =>
            addToStories(caption, poster && canSharePictures() ? sharePicture : undefined)
          }
        >
          {sent.stories}
        </Button>
        <Button onClick={() => share(caption)}>{sent.copy}</Button>
        <Disclosure title={wording.others} label={wording.more}>
          <PictureBox>
            {poster && (
              <canvas
                ref={(canvas) => {
                  if (canvas !== null) draw(canvas, SCREEN_SCALE);
                }}
                role="img"
                aria-label={wording.pictureText(`${lead.replaceAll("\n", " ")}. ${invitation}`)}
              />
            )}
            <PictureActions>
              {poster && !isInApp && (
                <>
                  <p>{wording.pictureNote}</p>
                  <Button onClick={() => save()}>{wording.saveStory}</Button>
                </>
              )}
              {NETWORKS.map(({ channel, name, address }) => (
                <LinkButton
                  key={channel}
                  href={address + encodeURIComponent(caption)}
                  {...NEW_TAB}
                  onClick={() => emitShare(channel)}
                >
                  {name}
                </LinkButton>
              ))}
              {typeof navigator.share === "function" ? (
                <Button onClick={() => void shareLink()}>{wording.sheet}</Button>
              ) : null}
            </PictureActions>
          </PictureBox>
        </Disclosure>
      </ChoiceRow>
    </section>
  );
}

function canSharePictures(): boolean {
  const files = [new File([], FILE_NAME, { type: "image/png" })];
  return typeof navigator.canShare === "function" && navigator.canShare({ files });
}

const ShareTitle = styled.h3`
  margin: ${SPACE.xs} 0 ${SPACE.s};
  font-size: 1.125em;
  font-weight: 700;
`;

/** Quiet choices in a line; what one opens fills a row. */
export const ChoiceRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${SPACE.s} ${SPACE.m};
  min-height: ${TARGET_SIZE};
  > [data-details] {
    flex: 1 0 100%;
  }
`;

/* The actions stand beside the picture, or below where there is no room. */
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
`;

const PictureActions = styled.div`
  flex: 1 1 11em;
  display: grid;
  align-content: start;
  gap: ${SPACE.s};
`;
