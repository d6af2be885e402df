import { INKS } from "../../../widget/theme/tokens.ts";
import { circle, DashedOutlines, FadeOut, Fill, WHOLE } from "./drain.tsx";
import { Blackbird, Fiddler, FiddlerChalk, Nell } from "./kit/Characters.tsx";
import { Gable, Ladder, Painter } from "./kit/Gable.tsx";
import { PaintFlakes } from "./kit/PaintFlakes.tsx";
import { Shopper, WomanWithPram } from "./kit/Pedestrians.tsx";
import { Street } from "./kit/Street.tsx";
import { Halftone, ScenePicture } from "./ScenePicture.tsx";

/** Scene 3: the street from nearby at 13:00. The fiddler and the mural fade. */
export function StreetCorner() {
  return (
    <ScenePicture scene={3} tones={["light", "half"]}>
      <Fill ink="sky" stage={4} d={WHOLE} />
      <NoonSky />
      <Fill
        ink="viridian"
        drained="lead"
        stage={3}
        d="M-20 1180c160-90 300-100 420-60s160 40 240 20v260H-20z"
      />
      <g transform="translate(-371 -204) scale(1.18)">
        <Street hour={13} near />
        <Gable stage={2} />
        <PaintFlakes />
        <FadeOut data-stage={3}>
          <Painter />
        </FadeOut>
        <Ladder />
        <DashedOutlines data-stage={2} transform="translate(1010 1356)">
          <FiddlerChalk />
        </DashedOutlines>
        <FadeOut data-stage={1}>
          <g transform="translate(1010 1356)">
            <Fiddler stage={1} />
          </g>
        </FadeOut>
        <g transform="translate(1452 1352)">
          <Shopper />
        </g>
        <g transform="translate(1640 1362)">
          <WomanWithPram />
        </g>
        <g transform="translate(1116 1362) scale(.5)">
          <Blackbird silentAt={2} />
        </g>
        <g transform="translate(1230 1366) scale(-1 1)">
          <Nell />
        </g>
      </g>
    </ScenePicture>
  );
}

function NoonSky() {
  return (
    <>
      <Fill ink="marigold" drained="paper" stage={3} d={circle(1640, 420, 120)} />
      <g fill={INKS.paper}>
        <path d="M1120 430c40-60 150-50 170 8 60-30 140 0 140 60h-420c0-52 50-82 110-68z" />
        <path d="M1720 540c30-44 110-36 126 6 44-22 104 0 104 44h-310c0-38 36-60 80-50z" />
      </g>
      <Halftone tone="light" d="M1010 480h420v18h-420zM1640 574h310v16h-310z" />
    </>
  );
}
