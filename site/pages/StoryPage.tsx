import { Scene } from "../story/Scene.tsx";
import { SCENES } from "../story/scenes.ts";

/** The story page (spec §2): one day in one town, as its colour drains away. */
export function Page() {
  return (
    <div data-story>
      {SCENES.map((scene, index) => (
        <Scene key={scene.title} index={index} />
      ))}
    </div>
  );
}
