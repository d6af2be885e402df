import { useEffect, useState } from "react";
import styled, { keyframes } from "styled-components";
import { colour, MOTION, SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { TOP_BAR } from "../../kit/Masthead.tsx";
import { publicOrigin } from "../../kit/use-public-origin.ts";
import { useTexts } from "../../shown-page.ts";
import { Control } from "../bar/Bar.tsx";
import { StoryDialog } from "../StoryDialog.tsx";
import { en } from "../wording/en.ts";
import { ga } from "../wording/ga.ts";
import { type ShareResult, shareStory } from "./share.ts";

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
  const wording = useTexts({ en, ga });
  const share = async () => {
    setResult(null);
    setResult(
      await shareStory(
        { title: wording.shareTitle, text: wording.shareText, url: storyUrl() },
        browserEffects(),
      ),
    );
  };
  return (
    <>
      <Control icon="share" name={wording.share} onClick={share} />
      <CopiedNotice role="status">{result === "copied" && <p>{wording.copied}</p>}</CopiedNotice>
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

/** Returns the story's public address. */
function storyUrl(): string {
  return new URL(window.location.pathname, publicOrigin()).href;
}

function browserEffects() {
  const { share, clipboard }: Partial<Pick<Navigator, "share" | "clipboard">> = navigator;
  return {
    share: share?.bind(navigator),
    async copy(text: string) {
      try {
        await clipboard?.writeText(text);
        return clipboard !== undefined;
      } catch {
        return false;
      }
    },
  };
}

const slideIn = keyframes`from { transform: translateY(-${SPACE.l}); opacity: 0; }`;

const CopiedNotice = styled.div`
  position: fixed;
  z-index: 5;
  inset-block-start: calc(${TOP_BAR.height} + ${SPACE.m});
  inset-inline: ${SPACE.m} calc(${SPACE.m} + 5px);
  display: grid;
  justify-content: end;
  color: ${colour("onMarigold")};
  pointer-events: none;
  p {
    padding: ${SPACE.m} ${SPACE.xl};
    border: 3px solid ${colour("inkGround")};
    background: ${colour("marigold")};
    box-shadow: 5px 5px 0 ${colour("inkGround")};
    font-weight: 700;
    animation: ${slideIn} ${MOTION.slow} ${MOTION.ease};
    @media (prefers-reduced-motion: reduce) {
      animation: none;
    }
  }
`;

const AddressField = styled.input`
  inline-size: 100%;
  min-block-size: ${TARGET_SIZE};
  margin-block-start: ${SPACE.m};
  padding-inline: ${SPACE.m};
  border: 2px solid ${colour("ink")};
  background: ${colour("paper")};
  color: ${colour("ink")};
  font: inherit;
`;
