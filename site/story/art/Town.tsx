import { DashedOutlines } from "./drain.tsx";
import { Blackbird, Fiddler, FiddlerChalk, Nell } from "./kit/Characters.tsx";
import { Gable, Ladder, Painter } from "./kit/Gable.tsx";
import { Outskirts, Sky } from "./kit/Sky.tsx";
import { Street, Wires } from "./kit/Street.tsx";
import { ScenePicture } from "./ScenePicture.tsx";

/** Scene 7: the town of scene 0 without the arts. */
export function TownAtDusk() {
  return (
    <ScenePicture scene={7} tones={["light", "half", "rose"]}>
      <Sky />
      <Outskirts />
      <Street hour={6} />
      <Gable stage={2} />
      <Ladder />
      <Wires />
      <g transform="translate(900 642)">
        <Blackbird silentAt={4} />
      </g>
      <DashedOutlines data-stage={2} transform="translate(1010 1356)">
        <FiddlerChalk />
      </DashedOutlines>
      <g transform="translate(770 1362)">
        <Nell />
      </g>
    </ScenePicture>
  );
}

/** Scene 0: the town at dawn in full colour. */
export function TownAtDawn() {
  return (
    <ScenePicture scene={0} tones={["light", "half", "rose"]}>
      <Sky />
      <Outskirts />
      <Street hour={6} />
      <Gable stage={2} />
      <Painter />
      <Wires />
      <g transform="translate(900 642)">
        <Blackbird silentAt={4} />
      </g>
      <g transform="translate(1010 1356)">
        <Fiddler stage={3} />
      </g>
      <g transform="translate(770 1362)">
        <Nell />
      </g>
    </ScenePicture>
  );
}
