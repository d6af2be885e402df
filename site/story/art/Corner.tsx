import { Ghost, Goes, Solid } from "./drain.ts";
import { Blackbird } from "./kit/Blackbird.tsx";
import { Fiddler, FiddlerChalk } from "./kit/Fiddler.tsx";
import { Flakes } from "./kit/Flakes.tsx";
import { Gable, Ladder, Painter } from "./kit/Gable.tsx";
import { Nell } from "./kit/Nell.tsx";
import { Mother, Shopper } from "./kit/Passers.tsx";
import { Street } from "./kit/Street.tsx";
import { Screen, Sheet } from "./Sheet.tsx";

/** Scene 3: the same street, nearer, at one o'clock; the corner loses its fiddler and the gable its mural. */
export function Corner() {
  return (
    <Sheet scene={3}>
      <Solid $ink="sky" $at={4}>
        <rect width="2000" height="1600" />
      </Solid>
      <Noon />
      <Solid $ink="viridian" $left="lead" $at={3}>
        <path d="M-20 1180c160-90 300-100 420-60s160 40 240 20v260H-20z" />
      </Solid>
      <g transform="translate(-371 -204) scale(1.18)">
        <Street hour={13} near />
        <Gable at={2} />
        <Flakes />
        <Goes $at={3}>
          <Painter />
        </Goes>
        <Ladder />
        <Ghost $at={2} transform="translate(1010 1356)">
          <FiddlerChalk />
        </Ghost>
        <Goes $at={1}>
          <g transform="translate(1010 1356)">
            <Fiddler at={1} />
          </g>
        </Goes>
        <g transform="translate(1452 1352)">
          <Shopper />
        </g>
        <g transform="translate(1640 1362)">
          <Mother />
        </g>
        <g transform="translate(1116 1362) scale(.5)">
          <Blackbird silentAt={2} />
        </g>
        <g transform="translate(1230 1366) scale(-1 1)">
          <Nell />
        </g>
      </g>
    </Sheet>
  );
}

function Noon() {
  return (
    <>
      <Solid $ink="marigold" $left="paper" $at={3}>
        <circle cx="1640" cy="420" r="120" />
      </Solid>
      <Solid $ink="paper" $left="paper" $at={2}>
        <path d="M1120 430c40-60 150-50 170 8 60-30 140 0 140 60h-420c0-52 50-82 110-68z" />
        <path d="M1720 540c30-44 110-36 126 6 44-22 104 0 104 44h-310c0-38 36-60 80-50z" />
      </Solid>
      <Screen tone="light">
        <path d="M1010 480h420v18h-420zM1640 574h310v16h-310z" />
      </Screen>
    </>
  );
}
