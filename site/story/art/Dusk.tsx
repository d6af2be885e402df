import { Ghost } from "./drain.ts";
import { Blackbird } from "./kit/Blackbird.tsx";
import { FiddlerChalk } from "./kit/Fiddler.tsx";
import { Gable, Ladder } from "./kit/Gable.tsx";
import { Nell } from "./kit/Nell.tsx";
import { Outskirts, Sky } from "./kit/Sky.tsx";
import { Street, Wires } from "./kit/Street.tsx";
import { Sheet } from "./Sheet.tsx";

/** Scene 7: the town of the first scene, with what is left of it. */
export function Dusk() {
  return (
    <Sheet scene={7}>
      <Sky />
      <Outskirts />
      <Street hour={6} />
      <Gable at={2} />
      <Ladder />
      <Wires />
      <g transform="translate(900 642)">
        <Blackbird silentAt={4} />
      </g>
      <Ghost $at={2} transform="translate(1010 1356)">
        <FiddlerChalk />
      </Ghost>
      <g transform="translate(770 1362)">
        <Nell />
      </g>
    </Sheet>
  );
}
