import { useEffect, useState } from "react";
import styled, { keyframes } from "styled-components";
import { colour, MOTION, SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { TOP_BAR } from "../../kit/Masthead.tsx";
import { Control } from "../bar/Control.tsx";
import { StoryDialog } from "../StoryDialog.tsx";
import { WORDS } from "../words.ts";
import { type Shared, shareStory } from "./share-story.ts";

/** How long the notice stays: time to read it three times. */
const NOTICE_MS = 6_000;

/** Passes the story on: by the platform's share sheet, by the clipboard, or by hand. */
export function ShareControl() {
  const [went, setWent] = useState<Shared | null>(null);
  useEffect(() => {
    if (went !== "copied") return;
    const timer = setTimeout(() => setWent(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [went]);
  const press = async () => {
    setWent(null);
    setWent(
      await shareStory(
        { title: WORDS.shareTitle, text: WORDS.shareText, url: address() },
        browser(),
      ),
    );
  };
  return (
    <>
      <Control icon="share" name={WORDS.share} onClick={press} />
      <Notice role="status">{went === "copied" && <p>{WORDS.copied}</p>}</Notice>
      {went === "by-hand" && (
        <StoryDialog title={WORDS.byHand.title} onClose={() => setWent(null)}>
          <p>{WORDS.byHand.text}</p>
          <Address
            readOnly
            aria-label={WORDS.byHand.address}
            defaultValue={address()}
            ref={(field) => field?.select()}
            onFocus={({ target }) => target.select()}
          />
        </StoryDialog>
      )}
    </>
  );
}

/** The story's public address; without one, where it is being read. */
function address(): string {
  const built = typeof __PUBLIC_URL__ === "undefined" ? "" : __PUBLIC_URL__;
  return new URL(window.location.pathname, built || window.location.href).href;
}

function browser() {
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

const drop = keyframes`from { transform: translateY(-${SPACE.l}); opacity: 0; }`;

/* A ticket that hangs from the bar. */
const Notice = styled.div`
  position: fixed;
  z-index: 5;
  inset-block-start: calc(${TOP_BAR.height} + ${SPACE.m});
  inset-inline-end: calc(${SPACE.m} + 5px);
  color: ${colour("onMarigold")};
  pointer-events: none;
  p {
    padding: ${SPACE.m} ${SPACE.xl};
    border: 3px solid ${colour("inkGround")};
    background: ${colour("marigold")};
    box-shadow: 5px 5px 0 ${colour("inkGround")};
    font-weight: 700;
    animation: ${drop} ${MOTION.slow} ${MOTION.ease};
    @media (prefers-reduced-motion: reduce) {
      animation: none;
    }
  }
`;

const Address = styled.input`
  inline-size: 100%;
  min-block-size: ${TARGET_SIZE};
  margin-block-start: ${SPACE.m};
  padding-inline: ${SPACE.m};
  border: 2px solid ${colour("ink")};
  background: ${colour("paper")};
  color: ${colour("ink")};
  font: inherit;
`;
