import type { ReactNode } from "react";
import styled from "styled-components";
import { Blackbird, Fiddler, FiddlerChalk, Nell } from "./Characters.tsx";
import { circle, DashedOutlines, Drawing, FadeOut, Layer, type Layers, WHOLE } from "./Drawing.tsx";
import { GABLE, LADDER, Painter } from "./Gable.tsx";
import { ScenePicture } from "./ScenePicture.tsx";
import { Street, WIRES } from "./Street.tsx";

/** Scene 0: the town at dawn in full colour. */
export function TownAtDawn() {
  return (
    <Town scene={0}>
      <Painter />
      <Fiddler at="translate(1010 1356)" stage={3} />
    </Town>
  );
}

/** Scene 7: the town without the arts. */
export function TownAtDusk() {
  return (
    <Town scene={7}>
      <Layer of="ink 5px" d={LADDER} />
      <DashedOutlines data-stage={2} transform="translate(1010 1356)">
        <FiddlerChalk />
      </DashedOutlines>
    </Town>
  );
}

/** The town with the blackbird, Nell, and `children` in front of the gable. */
function Town({ scene, children }: { scene: number; children: ReactNode }) {
  return (
    <ScenePicture scene={scene}>
      <Sky />
      <Drawing of={OUTSKIRTS} />
      <Street hour={6} />
      <Drawing of={GABLE} />
      {children}
      <Drawing of={WIRES} />
      <Blackbird at="translate(900 642)" silentAt={4} />
      <Nell at="translate(770 1362)" />
    </ScenePicture>
  );
}

/** The sky over the town, with the rising sun. */
function Sky() {
  return (
    <>
      <Drawing
        of={{
          "marigold ash 4": WHOLE,
          "rose 3 over": circle(1010, 800, 350),
        }}
      />
      <Layer of="marigold ash 4" d={HAZE_STRIPES} />
      <OverprintedDots data-stage={2}>
        <Layer of="dots rose" d="M640 1320C600 1010 720 790 960 742s700-60 1060 8v572z" />
      </OverprintedDots>
      <Layer
        of="paper"
        d="M1480 330c40-46 120-40 140 6 46-26 110 0 112 48h-330c2-40 40-62 78-54zM60 300c30-40 100-36 118 4 40-20 92 0 94 40H-10c2-34 36-50 70-44z"
      />
    </>
  );
}

const OverprintedDots = styled(FadeOut)`
  mix-blend-mode: multiply;
`;

const HAZE_STRIPES = [620, 700, 772, 836, 892, 940]
  .map((y, row) => `M640 ${y}h740v${6 + row * 5}H640z`)
  .join("");

/** Hills at the edge of the town, below the texts of a wide screen. */
const OUTSKIRTS: Layers = {
  "rose lead 2": "M-20 1160c140-90 260-96 380-30s220 50 330-30v220H-20z",
  "viridian 3": "M-20 1230c120-60 260-70 400-20s220 10 320-30v140H-20z",
  "dots light": "M-20 1250c120-60 260-70 400-20s220 10 320-30v120H-20z",
};
