import { type ReactNode, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { LinkButton } from "../kit/Button.tsx";
import { useCampaign, useContact, useWording } from "../state/contact-context.ts";
import { colour, SPACE, TARGET_SIZE } from "../theme/tokens.ts";
import { useAnswerWording } from "./letter-context.ts";
import { drawPoster, FORMATS, type PosterFormat } from "./poster.ts";

/**
 * The names of the files. They do not contain the constituency, because a shared file keeps its
 * name.
 */
const FILE_NAMES: Record<PosterFormat, string> = {
  story: "i-wrote-to-my-tds-story.png",
  post: "i-wrote-to-my-tds-post.png",
};

/** On the screen it is drawn at twice the width that it has there. */
const SHOWN_SCALE = 0.4;

/** A finished picture: its file, and an object URL that is revoked with it. */
type Picture = { file: File; url: string };

/** The pictures that say a text. */
type Pictures = { says: string } & Record<PosterFormat, Picture>;

/**
 * The supporter's picture, which is drawn in the browser and sent nowhere. The constituency is on it
 * only if the supporter chooses so.
 *
 * @param props.page address that is on the picture
 * @param props.onDrawn called with the picture for a story, if the browser can share it, else null
 * @param props.children a further way to share it
 */
export function SharePicture(props: {
  page: string;
  onDrawn: (picture: File | null) => void;
  children: ReactNode;
}) {
  const { page, onDrawn, children } = props;
  const texts = useAnswerWording().share;
  const nameIn = useWording().constituency;
  const { name, colours } = useCampaign();
  const constituency = useContact(({ lookup }) =>
    lookup.status === "found" ? nameIn(lookup.constituency) : null,
  );
  const [isNamed, setIsNamed] = useState(false);
  const [drawn, setDrawn] = useState<Pictures | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const place = isNamed && constituency !== null ? texts.place(constituency) : null;
  const told = texts.lead.replaceAll("\n", " ");
  const says = `${place === null ? told : `${told} ${place}`}. ${texts.invitation}`;
  // Pictures of an earlier choice are not offered: they may name the constituency.
  const pictures = drawn?.says === says ? drawn : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest stays while a dialog is open
  useEffect(() => {
    const shown = canvas.current;
    if (shown === null || title.current === null) return;
    const font = getComputedStyle(title.current).fontFamily;
    const { lead, invitation } = texts;
    const text = { campaign: name, lead, place, invitation, host: new URL(page).host, font };
    const urls: string[] = [];
    let isCurrent = true;

    async function draw(format: PosterFormat): Promise<Picture> {
      // A task of its own for each: drawing would delay the answer to a press.
      await new Promise((resolve) => setTimeout(resolve));
      const on = document.createElement("canvas");
      if (isCurrent) drawPoster(on, format, text, colours);
      const file = new File([await toPng(on)], FILE_NAMES[format], { type: "image/png" });
      const url = URL.createObjectURL(file);
      if (isCurrent) urls.push(url);
      else URL.revokeObjectURL(url);
      return { file, url };
    }

    async function drawAll(on: HTMLCanvasElement): Promise<void> {
      drawPoster(on, "story", text, colours, SHOWN_SCALE);
      const made = { says, story: await draw("story"), post: await draw("post") };
      if (!isCurrent) return;
      setDrawn(made);
      onDrawn(canSharePictures() ? made.story.file : null);
    }

    // A browser that draws no picture offers none.
    drawAll(shown).catch(() => {});
    return () => {
      isCurrent = false;
      setDrawn(null);
      onDrawn(null);
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [says]);

  return (
    <PictureBox>
      {/* Its size from the start, so that nothing moves when the picture is drawn. */}
      <canvas
        ref={canvas}
        width={FORMATS.story.width * SHOWN_SCALE}
        height={FORMATS.story.height * SHOWN_SCALE}
        role="img"
        aria-label={texts.pictureText(says)}
      />
      <PictureWays>
        <h3 ref={title}>{texts.pictureTitle}</h3>
        <p>{texts.pictureNote}</p>
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
        {children}
        {(["story", "post"] as const).map((format) => (
          // It keeps its place while a picture is drawn.
          <LinkButton
            key={format}
            role="link"
            aria-disabled={pictures === null}
            href={pictures?.[format].url}
            download={FILE_NAMES[format]}
          >
            {format === "story" ? texts.saveStory : texts.savePost}
          </LinkButton>
        ))}
      </PictureWays>
    </PictureBox>
  );
}

/** Returns whether the browser can share a picture as a file. */
function canSharePictures(): boolean {
  const files = [new File([], FILE_NAMES.story, { type: "image/png" })];
  return typeof navigator.canShare === "function" && navigator.canShare({ files });
}

function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error("No picture")) : resolve(blob)));
  });
}

/* The picture, and beside it what can be done with it; below it where there is no room. */
const PictureBox = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.l};
  margin-top: ${SPACE.l};
  canvas {
    flex: none;
    width: min(100%, 13em);
    align-self: start;
    margin-inline: auto;
    border: 2px solid ${colour("ink")};
  }
`;

const PictureWays = styled.div`
  flex: 1 1 11em;
  display: flex;
  flex-direction: column;
  gap: ${SPACE.s};
  h3 {
    font-family: var(--bia-font-display, inherit);
    font-size: 1.75em;
    font-weight: 800;
    line-height: 1.15;
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
`;
