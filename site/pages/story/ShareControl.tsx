import { useEffect, useState } from "react";
import styled from "styled-components";
import { colour, SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { TOP_BAR } from "../../components/Masthead.tsx";
import { publicOrigin, useWording } from "../../document/shown-page.ts";
import { painted } from "../../style/layout.ts";
import { Control } from "./Bar.tsx";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** Display time of the notice: enough to read it three times. */
const NOTICE_MS = 6_000;

/** Shares the story with the share sheet or the clipboard, or says that the address is to be copied. */
export function ShareControl() {
  const [result, setResult] = useState<ShareResult>("shared");
  useEffect(() => {
    if (result === "shared") return;
    const timer = setTimeout(() => setResult("shared"), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const wording = useWording({ en, ga });
  const share = async () => {
    setResult("shared");
    const { shareTitle: title, shareText: text } = wording;
    setResult(await shareStory({ title, text, url: storyUrl() }));
  };
  return (
    <>
      <Control icon="share" name={wording.share} onClick={share} />
      <ShareNotice role="alert">{result !== "shared" && <p>{wording[result]}</p>}</ShareNotice>
    </>
  );
}

function storyUrl(): string {
  return new URL(window.location.pathname, publicOrigin()).href;
}

/** The result of sharing; `notCopied`: the user has to copy the link by hand. */
type ShareResult = "shared" | "copied" | "notCopied";

/** Shares a link, or copies it without a share sheet or when that fails, but not when its user closes it. */
export async function shareStory(link: ShareLink): Promise<ShareResult> {
  try {
    await navigator.share(link);
    return "shared";
  } catch (error) {
    if (error instanceof Error && error.name === "AbortError") return "shared";
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return "copied";
  } catch {
    return "notCopied";
  }
}

type ShareLink = Readonly<Record<"title" | "text" | "url", string>>;

/* On the bar, so that it covers no title. */
const ShareNotice = styled.div`
  position: absolute;
  z-index: 1;
  inset: auto 0 6px auto;
  ${TOP_BAR.twoRows} {
    inset-block-end: 0;
  }
  pointer-events: none;
  p {
    display: grid;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    padding-inline: ${SPACE.xl};
    border: 3px solid ${colour("inkGround")};
    ${painted("marigold", "onMarigold")}
    font-weight: 700;
  }
`;
