import { useRef } from "react";
import { headIn, useTexts } from "../shown-page.ts";
import { Announcer, Bar } from "../story/bar/Bar.tsx";
import { RecordControl } from "../story/record/RecordControl.tsx";
import { Scene } from "../story/Scene.tsx";
import { ClosingActions, StartButton } from "../story/SceneActions.tsx";
import { StoryGlobalStyle } from "../story/StoryGlobalStyle.ts";
import { scenes } from "../story/scenes.ts";
import { SaveReel } from "../story/share/SaveReel.tsx";
import { ShareControl } from "../story/share/ShareControl.tsx";
import { STORY } from "../story/timing.ts";
import { useStory } from "../story/use-story.ts";
import { en } from "../story/wording/en.ts";
import { ga } from "../story/wording/ga.ts";

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
        <SaveReel inBar />
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
