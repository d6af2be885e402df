import { useRef } from "react";
import { createGlobalStyle, keyframes } from "styled-components";
import { COLOURS, MOTION, TARGET_SIZE, themeCss } from "../../../widget/theme/tokens.ts";
import { TOP_BAR } from "../../components/Masthead.tsx";
import { headIn, useWording } from "../../document/shown-page.ts";
import { Announcer, Bar } from "./Bar.tsx";
import { RecordControl, ShareControl } from "./RecordControl.tsx";
import { Scene } from "./Scene.tsx";
import { ClosingActions, StartButton } from "./SceneActions.tsx";
import { STORY } from "./timing.ts";
import { useStory } from "./use-story.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

Page.headOf = headIn({ en, ga });

/** `/day-without-arts`: the story of a town that loses its colour, in eight scenes. */
export function Page() {
  const root = useRef<HTMLDivElement>(null);
  const story = useStory(root);
  const wording = useWording({ en, ga });
  return (
    <div data-story ref={root}>
      <StoryGlobalStyle />
      <Bar story={story}>
        <ShareControl />
        <RecordControl story={story} root={root} />
      </Bar>
      {wording.scenes.map((scene, index) => (
        <Scene key={scene.title} scene={scene} index={index}>
          {index === 0 ? (
            <StartButton story={story} />
          ) : index === STORY.last ? (
            <ClosingActions />
          ) : null}
        </Scene>
      ))}
      <Announcer story={story} />
    </div>
  );
}

/* Not from 0: a fully transparent picture does not count as the page's largest contentful paint. */
const fadeIn = keyframes`from { opacity: 0.35; }`;

/** The story's global styles. Its pictures are in one colour scheme, so the page is always light. */
export const StoryGlobalStyle = createGlobalStyle`
  :root:root {
    color-scheme: light;
    /* Links to a scene scroll to its exact top. */
    scroll-padding-block-start: 0;
    --top-bar: ${TOP_BAR.row};
    ${TOP_BAR.twoRows} {
      &:not(:has([data-clear])) { --top-bar: calc(${TOP_BAR.row} + ${TARGET_SIZE}); }
    }
    ${themeCss("light", COLOURS)}
  }
  /* In some browsers the bar would be fixed to a container, and not to the screen. */
  #main { container-type: normal; }
  /* The controls are hidden during a recording; see useHiddenControls. */
  [data-clear] {
    cursor: none;
    [data-bar], [data-start] { opacity: 0; }
  }
  @media screen and (prefers-reduced-motion: no-preference) {
    [data-bar], [data-start] { transition: opacity ${MOTION.slow} ${MOTION.ease}; }
    /* The first scene fades in when the page loads. */
    [data-scene="0"] > * { animation: ${fadeIn} 900ms ${MOTION.ease}; }
  }
`;
