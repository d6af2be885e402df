import { useRef } from "react";
import { Announcer } from "../story/bar/Announcer.tsx";
import { Bar } from "../story/bar/Bar.tsx";
import { Closing } from "../story/Closing.tsx";
import { InOneInk } from "../story/InOneInk.ts";
import { RecordControl } from "../story/record/RecordControl.tsx";
import { Scene } from "../story/Scene.tsx";
import { Start } from "../story/Start.tsx";
import { SCENES } from "../story/scenes.ts";
import { SaveReel } from "../story/share/SaveReel.tsx";
import { ShareControl } from "../story/share/ShareControl.tsx";
import { STORY } from "../story/timing.ts";
import { useStory } from "../story/use-story.ts";

/** `/day-without-arts`: the story of a town that loses its colour, in eight scenes. */
export function Page() {
  const root = useRef<HTMLDivElement>(null);
  const story = useStory(root);
  return (
    <div data-story ref={root}>
      <InOneInk />
      <Bar story={story}>
        <ShareControl />
        <RecordControl story={story} root={root} />
        <SaveReel inBar />
      </Bar>
      {SCENES.map((scene, index) => (
        <Scene key={scene.title} index={index}>
          {index === 0 ? <Start story={story} /> : index === STORY.last ? <Closing /> : null}
        </Scene>
      ))}
      <Announcer story={story} />
    </div>
  );
}
