import { type ReactNode, useEffect, useState } from "react";
import styled from "styled-components";
import { visuallyHidden } from "../../../widget/kit/visually-hidden.ts";
import { colour, SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { Icon } from "../../kit/Icon.tsx";
import { WIDE } from "../../kit/layout.ts";
import { TOP_BAR } from "../../kit/Masthead.tsx";
import { useTexts } from "../../shown-page.ts";
import { scenes } from "../scenes.ts";
import type { Story } from "../story.ts";
import { useStoryState } from "../use-story.ts";
import { en } from "../wording/en.ts";
import { ga } from "../wording/ga.ts";
import { Control } from "./Control.tsx";
import { Progress } from "./Progress.tsx";

/**
 * The fixed bar at the top of the story: play, progress and reset. `children` are further
 * controls. The start of the bar leaves room for the site's logo.
 */
export function Bar({ story, children }: { story: Story; children?: ReactNode }) {
  const playing = useStoryState(story, (state) => state.playing);
  const wording = useTexts({ en, ga });
  const name = playing ? wording.pause : wording.play;
  return (
    <BarStrip role="group" aria-label={wording.controls} data-bar>
      <PlayButton type="button" onClick={story.toggle} title={name} aria-label={name}>
        <Icon name={playing ? "pause" : "play"} />
      </PlayButton>
      <Progress story={story} />
      <Control icon="reset" name={wording.reset} onClick={story.reset} />
      {children}
    </BarStrip>
  );
}

const BarStrip = styled.div`
  position: fixed;
  z-index: 3;
  inset: 0 0 auto;
  container-type: inline-size;
  display: flex;
  align-items: stretch;
  block-size: ${TOP_BAR.height};
  background: ${colour("inkGround")};
  color: ${colour("onDark")};
  :focus-visible {
    outline-color: ${colour("onDark")};
    outline-offset: -5px;
  }
  /* Without scripts the controls do nothing. */
  @media (scripting: none), print {
    display: none;
  }
  @media (forced-colors: active) {
    border-block-end: 2px solid;
  }
`;

const PlayButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${TARGET_SIZE};
  margin-inline-start: calc(${SPACE.s} + ${TOP_BAR.logoWidth});
  padding: 0;
  border: 0;
  background: ${colour("marigold")};
  color: ${colour("onMarigold")};
  cursor: pointer;
  touch-action: manipulation;
  svg {
    inline-size: 26px;
    block-size: 26px;
    fill: currentcolor;
  }
  && {
    outline-color: ${colour("onMarigold")};
  }
  ${WIDE} {
    inline-size: 64px;
  }
`;

/** Announces each new scene to screen readers. The first scene needs no announcement. */
export function Announcer({ story }: { story: Story }) {
  const scene = useStoryState(story, (state) => state.scene);
  const wording = useTexts({ en, ga });
  const [announcement, setAnnouncement] = useState("");
  const [lastScene, setLastScene] = useState(0);
  useEffect(() => {
    if (scene === lastScene) return;
    setLastScene(scene);
    setAnnouncement(scenes(wording)[scene]?.title ?? "");
  }, [scene, lastScene, wording]);
  return <LiveRegion role="status">{announcement}</LiveRegion>;
}

const LiveRegion = styled.p`
  ${visuallyHidden}
`;
