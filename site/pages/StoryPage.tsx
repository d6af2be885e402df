import { useRef } from "react";
import { Announcer } from "../story/bar/Announcer.tsx";
import { Bar } from "../story/bar/Bar.tsx";
import { InOneInk } from "../story/InOneInk.ts";
import { Scene } from "../story/Scene.tsx";
import { Start } from "../story/Start.tsx";
import { SCENES } from "../story/scenes.ts";
import { useStory } from "../story/use-story.ts";

/** The story page (spec §2): one day in one town, as its colour drains away. */
export function Page() {
  const root = useRef<HTMLDivElement>(null);
  const story = useStory(root);
  return (
    <div data-story ref={root}>
      <InOneInk />
      <Bar story={story} />
      {SCENES.map((scene, index) => (
        <Scene key={scene.title} index={index}>
          {index === 0 && <Start story={story} />}
        </Scene>
      ))}
      <Announcer story={story} />
    </div>
  );
}
