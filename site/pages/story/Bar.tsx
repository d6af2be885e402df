import type { MouseEvent, ReactNode } from "react";
import styled from "styled-components";
import { visuallyHidden } from "../../../widget/components/hidden.ts";
import { colour, SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { Icon, type PageIcon } from "../../components/Icon.tsx";
import { TOP_BAR } from "../../components/Masthead.tsx";
import { useWording } from "../../document/shown-page.ts";
import { LARGE_TEXT, painted, scriptedOnly } from "../../style/layout.ts";
import { Progress } from "./Progress.tsx";
import type { Story, StoryState } from "./story.ts";
import { STORY } from "./timing.ts";
import { useStoryState } from "./use-story.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The fixed bar at the top of the story, beside the logo. `children` are further controls. */
export function Bar({ story, children }: { story: Story; children?: ReactNode }) {
  const playback = useStoryState(story, playbackControl);
  // The first scene has a start of its own.
  const isStart = useStoryState(story, ({ scene }) => scene === 0);
  const wording = useWording({ en, ga });
  return (
    <BarStrip role="group" aria-label={wording.controls} data-bar>
      <Control
        kind={isStart ? "first" : "main"}
        icon={playback}
        name={wording[playback]}
        onClick={story.toggle}
      />
      <Control icon="reset" name={wording.reset} onClick={story.reset} />
      {children}
      <Progress story={story} />
    </BarStrip>
  );
}

function playbackControl({ playing, scene }: StoryState): "play" | "pause" | "replay" {
  if (playing) return "pause";
  return scene === STORY.last ? "replay" : "play";
}

const BarStrip = styled.div`
  position: fixed;
  z-index: 3;
  inset: 0 0 auto;
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  block-size: ${TOP_BAR.height};
  ${painted("inkGround", "onDark")}
  :focus-visible {
    outline-color: currentcolor;
    outline-offset: -5px;
  }
  ${scriptedOnly}
  @media (forced-colors: active) {
    border-block-end: 2px solid;
  }
`;

/** Announces each new scene to screen readers. */
export function Announcer({ story }: { story: Story }) {
  const scene = useStoryState(story, (state) => state.scene);
  return <LiveRegion role="status">{useWording({ en, ga }).scenes[scene]?.title}</LiveRegion>;
}

const LiveRegion = styled.p`
  ${visuallyHidden}
`;

export function Control(props: {
  icon: PageIcon;
  /** The accessible name, visible below the icon unless the text is large on a phone. */
  name: string;
  onClick: (event: MouseEvent) => void;
  busy?: boolean;
  /** The first control is beside the logo. A main one stands out there. */
  kind?: "first" | "main";
}) {
  const { icon, name, onClick, busy, kind } = props;
  return (
    <ControlButton
      type="button"
      data-kind={kind}
      aria-label={name}
      aria-busy={busy || undefined}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span>{name}</span>
    </ControlButton>
  );
}

const ControlButton = styled.button`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 2px;
  min-inline-size: 4.5rem;
  block-size: ${TOP_BAR.row};
  padding: 0 2px;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.1;
  cursor: pointer;
  touch-action: manipulation;
  &:hover {
    background: ${colour("onDark")};
    color: ${colour("inkGround")};
  }
  &[data-kind] {
    margin-inline-start: calc(${SPACE.s} + ${TOP_BAR.logoWidth});
  }
  &[data-kind="main"] {
    background: ${colour("marigold")};
    color: ${colour("onMarigold")};
  }
  svg {
    inline-size: 22px;
    block-size: 22px;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  ${TOP_BAR.twoRows} {
    flex: 1 1 0;
    min-inline-size: ${TARGET_SIZE};
  }
  ${LARGE_TEXT} {
    svg {
      inline-size: 32px;
      block-size: 32px;
    }
    span {
      display: none;
    }
  }
`;
