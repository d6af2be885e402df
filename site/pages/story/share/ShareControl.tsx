import { useEffect, useState } from "react";
import styled from "styled-components";
import { fieldFrame } from "../../../../widget/components/field.ts";
import { colour, SPACE, TARGET_SIZE } from "../../../../widget/theme/tokens.ts";
import { TOP_BAR } from "../../../components/Masthead.tsx";
import { publicOrigin, useWording } from "../../../document/shown-page.ts";
import { Control } from "../bar/Bar.tsx";
import { StoryDialog } from "../StoryDialog.tsx";
import { en } from "../wording/en.ts";
import { ga } from "../wording/ga.ts";

/** Display time of the notice: enough to read it three times. */
const NOTICE_MS = 6_000;

/** Shares the story with the share sheet or the clipboard, or shows its address for copying. */
export function ShareControl() {
  const [result, setResult] = useState<ShareResult | null>(null);
  useEffect(() => {
    if (result !== "copied") return;
    const timer = setTimeout(() => setResult(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const wording = useWording({ en, ga });
  const share = async () => {
    setResult(null);
    const { shareTitle: title, shareText: text } = wording;
    setResult(await shareStory({ title, text, url: storyUrl() }));
  };
  return (
    <>
      <Control icon="share" name={wording.share} onClick={share} />
      <CopiedNotice role="alert">{result === "copied" && <p>{wording.copied}</p>}</CopiedNotice>
      {result === "not-copied" && (
        <StoryDialog title={wording.copyByHand.title} onClose={() => setResult(null)}>
          <p>{wording.copyByHand.text}</p>
          <AddressField
            readOnly
            aria-label={wording.copyByHand.address}
            defaultValue={storyUrl()}
            ref={(field) => field?.select()}
            onFocus={({ target }) => target.select()}
          />
        </StoryDialog>
      )}
    </>
  );
}

function storyUrl(): string {
  return new URL(window.location.pathname, publicOrigin()).href;
}

/** What came of sharing. With `not-copied`, the user has to copy the link by hand. */
type ShareResult = "done" | "copied" | "not-copied";

/** Shares a link, or copies it without a share sheet or when that fails, but not when its user closes it. */
export async function shareStory(link: ShareLink): Promise<ShareResult> {
  try {
    await navigator.share(link);
    return "done";
  } catch (error) {
    if (isDismissal(error)) return "done";
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return "copied";
  } catch {
    return "not-copied";
  }
}

type ShareLink = Readonly<Record<"title" | "text" | "url", string>>;

/** Whether an error means that the user closed the share sheet. */
export function isDismissal(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}

/* On the bar, so that it covers no title. */
const CopiedNotice = styled.div`
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
    background: ${colour("marigold")};
    color: ${colour("onMarigold")};
    font-weight: 700;
  }
`;

const AddressField = styled.input`
  inline-size: 100%;
  min-block-size: ${TARGET_SIZE};
  margin-block-start: ${SPACE.m};
  padding-inline: ${SPACE.m};
  ${fieldFrame}
  color: ${colour("ink")};
  font: inherit;
`;
