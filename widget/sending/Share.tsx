import { useRef, useState } from "react";
import styled from "styled-components";
import { tdsPath } from "../../api/contract/paths.ts";
import { Button, LinkButton, NEW_TAB } from "../components/Button.tsx";
import { ChoiceLabel } from "../components/ChoiceLabel.ts";
import { Disclosure, Row } from "../components/Disclosure.tsx";
import { SmallTitle } from "../components/SmallTitle.ts";
import { sharedPage } from "../domain/published-text.ts";
import { useCampaign, useContact, useWording } from "../state/contact-context.ts";
import { useResultsWording } from "../state/results-wording.ts";
import { colour, SPACE } from "../theme/tokens.ts";
import { useLetterActions, useLetterNumber } from "./letter-context.ts";
import type { drawPoster, PosterFormat } from "./poster/poster.ts";

/** The name of a picture's file, without the constituency, because a shared file keeps its name. */
const fileName = (format: PosterFormat) => `i-wrote-to-my-tds-${format}.png`;

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
  const nameIn = useWording().constituency;
  const campaign = useCampaign();
  const settings = useContact((state) => state.settings);
  const constituency = useContact(({ lookup }) =>
    lookup.status === "found" ? lookup.constituency : null,
  );
  const isInApp = useContact((state) => state.appBrowser !== null);
  const [isNamed, setIsNamed] = useState(false);
  /** The address of a picture that a long press saves. */
  const [pictureToPress, setPictureToPress] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const namedConstituency = isNamed ? constituency : null;
  const place = namedConstituency && wording.place(nameIn(namedConstituency));
  const page = sharedPage(campaign, settings, namedConstituency ? tdsPath(namedConstituency) : "/");
  const caption = campaign.caption.replace("{page}", () => page);
  const { lead, invitation } = wording;
  const number = useLetterNumber();
  const sentence = [lead.replaceAll("\n", " "), place].filter(Boolean).join(" ");
  const pictureText = wording.pictureText(`${sentence}. ${invitation}`);

  function draw(format: PosterFormat, canvas = document.createElement("canvas"), scale = 1) {
    const font = getComputedStyle(title.current as Element).fontFamily;
    const link = page.replace(/^https?:\/\/|\/$/g, "");
    const text = { campaign: campaign.name, lead, place, number, invitation, link, font };
    poster?.drawPoster(canvas, format, text, campaign.colours, scale);
    return canvas;
  }

  /** Returns the picture as a file, or null in a browser without memory for the picture. */
  async function fileOf(format: PosterFormat): Promise<File | null> {
    const png = await new Promise<Blob | null>((resolve) => draw(format).toBlob(resolve));
    return png && new File([png], fileName(format), { type: png.type });
  }

  async function save(format: PosterFormat): Promise<void> {
    if (isInApp) {
      // An app's own browser saves no files, but a share sheet may, and a long press on a picture.
      const isShared = canSharePictures() && (await sharePicture(format));
      if (!isShared) setPictureToPress(draw(format).toDataURL());
      return;
    }
    const file = await fileOf(format);
    if (file === null) return;
    const href = URL.createObjectURL(file);
    Object.assign(document.createElement("a"), { href, download: file.name }).click();
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
      <SmallTitle as="h3" ref={title}>
        {wording.pictureTitle}
      </SmallTitle>
      <Row $gap={`${SPACE.s} ${SPACE.m}`}>
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
                // Each rendering draws the picture, whose words change.
                ref={(canvas) => {
                  if (canvas !== null) draw("story", canvas, SCREEN_SCALE);
                }}
                role="img"
                aria-label={pictureText}
              />
            )}
            <PictureActions>
              {constituency && (
                <ChoiceLabel>
                  <input
                    type="checkbox"
                    checked={isNamed}
                    onChange={(event) => setIsNamed(event.target.checked)}
                  />
                  {wording.nameConstituency(nameIn(constituency))}
                </ChoiceLabel>
              )}
              {poster && (
                <>
                  <p>{wording.pictureNote}</p>
                  <Button onClick={() => save("story")}>{wording.saveStory}</Button>
                  <Button onClick={() => save("post")}>{wording.savePost}</Button>
                </>
              )}
              {pictureToPress && (
                <div role="status">
                  <p>{wording.pressPicture}</p>
                  <img src={pictureToPress} alt={pictureText} />
                </div>
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
      </Row>
    </section>
  );
}

function canSharePictures(): boolean {
  const files = [new File([], fileName("story"), { type: "image/png" })];
  return typeof navigator.canShare === "function" && navigator.canShare({ files });
}

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
  img {
    display: block;
    width: 100%;
  }
`;
