import type { MouseEvent, ReactNode } from "react";
import styled, { css } from "styled-components";
import { visuallyHidden } from "../../../../widget/parts/visually-hidden.ts";
import { colour, SPACE, TARGET_SIZE } from "../../../../widget/theme/tokens.ts";
import { useTexts } from "../../../page/shown-page.ts";
import { Icon, type IconName } from "../../../parts/Icon.tsx";
import { TOP_BAR } from "../../../parts/Masthead.tsx";
import { WIDE } from "../../../style/layout.ts";
import { scenes } from "../scenes.ts";
import type { Story } from "../story.ts";
import { useStoryState } from "../use-story.ts";
import { en } from "../wording/en.ts";
import { ga } from "../wording/ga.ts";
import { Progress } from "./Progress.tsx";

/** The fixed bar at the top of the story, beside the logo. `children` are further controls. */
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

/** Announces each new scene to screen readers, which read only what changes. */
export function Announcer({ story }: { story: Story }) {
  const scene = useStoryState(story, (state) => state.scene);
  return <LiveRegion role="status">{scenes(useTexts({ en, ga }))[scene]?.title}</LiveRegion>;
}

const LiveRegion = styled.p`
  ${visuallyHidden}
`;

interface ControlProps {
  icon: IconName;
  /** The accessible name, visible beside the icon where there is room. */
  name: string;
  onClick: (event: MouseEvent) => void;
  busy?: boolean;
}

/** A button of the bar. */
export function Control({ icon, name, onClick, busy = false }: ControlProps) {
  return (
    <ControlButton
      type="button"
      title={name}
      aria-label={name}
      aria-busy={busy || undefined}
      onClick={onClick}
    >
      <Icon name={icon} />
      <ControlLabel>{name}</ControlLabel>
    </ControlButton>
  );
}

/** The style of the bar's buttons and links. */
export const controlStyle = css`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${SPACE.s};
  min-inline-size: ${TARGET_SIZE};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: 0.9375rem;
  font-weight: 700;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  touch-action: manipulation;
  svg {
    inline-size: 20px;
    block-size: 20px;
  }
  &:hover {
    background: ${colour("onDark")};
    color: ${colour("inkGround")};
  }
  ${WIDE} {
    padding-inline: ${SPACE.l};
  }
`;

const ControlButton = styled.button`
  ${controlStyle}
`;

/** The label of a control, visible on wide screens. */
export const ControlLabel = styled.span`
  display: none;
  ${WIDE} {
    display: inline;
  }
`;
