import { useRef } from "react";
import { headIn, useTexts } from "../../page/shown-page.ts";
import { Announcer, Bar } from "./bar/Bar.tsx";
import { Scene } from "./Scene.tsx";
import { ClosingActions, StartButton } from "./SceneActions.tsx";
import { StoryGlobalStyle } from "./StoryGlobalStyle.ts";
import { scenes } from "./scenes.ts";
import { RecordControl } from "./screen-recording/RecordingControl.tsx";
import { ShareControl } from "./share/ShareControl.tsx";
import { STORY } from "./timing.ts";
import { useStory } from "./use-story.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** Returns the page's metadata. */
export const headOf = headIn({ en, ga });

/** `/day-without-arts`: the story of a town that loses its colour, in eight scenes. */
export function Page() {
  const root = useRef<HTMLDivElement>(null);
  const story = useStory(root);
  const wording = useTexts({ en, ga });
  return (
    <div data-story ref={root}>
      <StoryGlobalStyle />
      <Bar story={story}>
        <ShareControl />
        <RecordControl story={story} root={root} />
      </Bar>
      {scenes(wording).map((scene, index) => (
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
