import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { Button, LinkButton } from "../kit/Button.tsx";
import { screenOnly } from "../kit/screen-only.ts";
import { useActions, useCampaign, useContact, useWording } from "../state/contact-context.ts";
import { colour, SPACE, TARGET_SIZE } from "../theme/tokens.ts";
import { useAnswerWording } from "./answer-wording.ts";
import { drawPoster, FORMATS, type PosterFormat } from "./poster.ts";

const NETWORKS = [
  { channel: "whatsapp", name: "WhatsApp", address: "https://wa.me/?text=" },
  { channel: "bluesky", name: "Bluesky", address: "https://bsky.app/intent/compose?text=" },
] as const;

/**
 * The names of the files. They do not contain the constituency, because a shared file keeps its
 * name.
 */
const FILE_NAMES: Record<PosterFormat, string> = {
  story: "i-wrote-to-my-tds-story.png",
  post: "i-wrote-to-my-tds-post.png",
};

/** A finished picture: its file, and an object URL that is revoked with it. */
type Picture = { file: File; url: string };

/** The pictures that say a text. */
type Pictures = { says: string } & Record<PosterFormat, Picture>;

/** Returns whether the browser can share a picture as a file. */
export function canSharePictures(): boolean {
  const files = [new File([], FILE_NAMES.story, { type: "image/png" })];
  return typeof navigator.canShare === "function" && navigator.canShare({ files });
}

/**
 * Further ways to share, and a picture that is drawn in the browser and sent nowhere. The name of
 * the constituency is on it only if the supporter chooses so.
 *
 * @param props.caption the text to share; it contains the address of the campaign
 */
export function SharePanel(props: { caption: string; isPictureShown: boolean }) {
  const { caption, isPictureShown } = props;
  const texts = useAnswerWording().share;
  const { constituency: nameOf } = useWording();
  const { shared } = useActions();
  const { name, colours } = useCampaign();
  const { campaignUrl } = useContact((state) => state.settings);
  const constituency = useContact(({ lookup }) =>
    lookup.status === "found" ? nameOf(lookup.constituency) : null,
  );
  const [isNamed, setIsNamed] = useState(false);
  const [drawn, setDrawn] = useState<Pictures | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const place = isNamed && constituency !== null ? texts.place(constituency) : null;
  const says = place === null ? texts.lead : `${texts.lead} ${place}`;
  // Pictures of an earlier choice are not offered: they may name the constituency.
  const pictures = drawn?.says === says ? drawn : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest stays while a dialog is open
  useEffect(() => {
    const story = canvas.current;
    if (!isPictureShown || story === null || title.current === null) return;
    const font = getComputedStyle(title.current).fontFamily;
    const foot = [name, new URL(campaignUrl).host] as const;
    const urls: string[] = [];
    let isCurrent = true;

    async function draw(format: PosterFormat, on: HTMLCanvasElement): Promise<Picture> {
      // A task of its own for each: drawing would delay the answer to the press.
      await new Promise((resolve) => setTimeout(resolve));
      if (isCurrent) drawPoster(on, format, { lead: texts.lead, place, foot, font }, colours);
      const file = new File([await toPng(on)], FILE_NAMES[format], { type: "image/png" });
      const url = URL.createObjectURL(file);
      if (isCurrent) urls.push(url);
      else URL.revokeObjectURL(url);
      return { file, url };
    }

    async function drawBoth(target: HTMLCanvasElement): Promise<void> {
      const made = {
        says,
        story: await draw("story", target),
        post: await draw("post", document.createElement("canvas")),
      };
      if (isCurrent) setDrawn(made);
    }

    // A browser that draws no picture offers none.
    drawBoth(story).catch(() => {});
    return () => {
      isCurrent = false;
      setDrawn(null);
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [isPictureShown, says]);

  /** Opens the system's sheet. A supporter who closes it has shared nothing. */
  async function openSheet(data: ShareData, channel: "sheet" | "picture"): Promise<void> {
    try {
      await navigator.share(data);
      shared(channel);
    } catch {
      // Closed or refused.
    }
  }

  return (
    <Ways>
      {typeof navigator.share === "function" ? (
        <Button onClick={() => openSheet({ text: caption }, "sheet")}>{texts.sheet}</Button>
      ) : null}
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
      <PictureBox hidden={!isPictureShown}>
        <h3 ref={title}>{texts.pictureTitle}</h3>
        {/* Its size from the start, so that nothing moves when the picture is drawn. */}
        <canvas
          ref={canvas}
          width={FORMATS.story.width}
          height={FORMATS.story.height}
          role="img"
          aria-label={texts.pictureText(says)}
        />
        {constituency === null ? null : (
          <label>
            <input
              type="checkbox"
              checked={isNamed}
              onChange={(event) => setIsNamed(event.target.checked)}
            />
            {texts.nameConstituency(constituency)}
          </label>
        )}
        {pictures === null ? null : (
          <>
            {canSharePictures() ? (
              <Button
                onClick={() =>
                  openSheet({ files: [pictures.story.file], text: caption }, "picture")
                }
              >
                {texts.sharePicture}
              </Button>
            ) : null}
            <LinkButton href={pictures.story.url} download={FILE_NAMES.story}>
              {texts.saveStory}
            </LinkButton>
            <LinkButton href={pictures.post.url} download={FILE_NAMES.post}>
              {texts.savePost}
            </LinkButton>
          </>
        )}
      </PictureBox>
    </Ways>
  );
}

function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error("No picture")) : resolve(blob)));
  });
}

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9em, 1fr));
  gap: ${SPACE.s};
  margin-top: ${SPACE.s};
  ${screenOnly}
`;

const PictureBox = styled.section`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: inherit;
  gap: ${SPACE.s};
  margin-top: ${SPACE.m};
  &[hidden] {
    display: none;
  }
  h3,
  label,
  canvas {
    grid-column: 1 / -1;
  }
  h3 {
    font-family: var(--bia-font-display, inherit);
    font-size: 1.125em;
    font-weight: 700;
  }
  label {
    display: flex;
    align-items: center;
    gap: ${SPACE.s};
    min-height: ${TARGET_SIZE};
    cursor: pointer;
  }
  input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: ${colour("ink")};
  }
  canvas {
    justify-self: center;
    width: min(100%, 15em);
    border: 2px solid ${colour("ink")};
  }
`;
