import styled from "styled-components";
import { INKS } from "../../../widget/theme/tokens.ts";
import { Blackbird, Fiddler, FiddlerChalk, Nell } from "./Characters.tsx";
import { circle, DashedOutlines, FadeOut, Fill, Overprint, WHOLE } from "./drain.tsx";
import { Gable, Ladder, Painter } from "./Gable.tsx";
import { Halftone, ScenePicture } from "./ScenePicture.tsx";
import { Street, Wires } from "./Street.tsx";

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

/** The sky over the town, with the rising sun. */
function Sky() {
  return (
    <>
      <Fill ink="marigold" drained="ash" stage={4} d={WHOLE} />
      <Overprint ink="rose" stage={3} d={circle(1010, 800, 350)} />
      <Fill ink="marigold" drained="ash" stage={4} d={HAZE_STRIPES} />
      <OverprintedDots data-stage={2}>
        <Halftone tone="rose" d="M640 1320C600 1010 720 790 960 742s700-60 1060 8v572z" />
      </OverprintedDots>
      <g fill={INKS.paper}>
        <path d="M1480 330c40-46 120-40 140 6 46-26 110 0 112 48h-330c2-40 40-62 78-54z" />
        <path d="M60 300c30-40 100-36 118 4 40-20 92 0 94 40H-10c2-34 36-50 70-44z" />
      </g>
    </>
  );
}

const OverprintedDots = styled(FadeOut)`
  mix-blend-mode: multiply;
`;

/** Stripes of haze across the sun. */
const HAZE_STRIPES = [620, 700, 772, 836, 892, 940]
  .map((y, row) => `M640 ${y}h740v${6 + row * 5}H640z`)
  .join("");

/** Hills at the edge of the town, below the texts of a wide screen. */
function Outskirts() {
  return (
    <>
      <Fill
        ink="rose"
        drained="lead"
        stage={2}
        d="M-20 1160c140-90 260-96 380-30s220 50 330-30v220H-20z"
      />
      <Fill ink="viridian" stage={3} d="M-20 1230c120-60 260-70 400-20s220 10 320-30v140H-20z" />
      <Halftone tone="light" d="M-20 1250c120-60 260-70 400-20s220 10 320-30v120H-20z" />
    </>
  );
}
