import { keyframes, styled } from "styled-components";
import { INKS } from "../../../widget/theme/tokens.ts";
import type { DrainStage } from "../timing.ts";
import { circle, Fill, loopAnimation, Outlines, Stroke } from "./drain.tsx";
import { Halftone } from "./ScenePicture.tsx";

/** The gable of a house with a mural of a singing woman. The paint fades in `stage`. */
export function Gable({ stage }: { stage: DrainStage }) {
  return (
    <>
      <Fill ink="paper" stage={1} d={WALL} />
      <Mural stage={stage} />
      <Fill ink="ultramarine" stage={3} d="M996 862l200-214 200 214-16 14-184-196-184 196z" />
      <Fill ink="vermilion" stage={2} d="M1164 586h64v96l-32-34-32 34z" />
      <Outlines
        as="path"
        d="M1016 858v460M1376 858v460M996 862l200-214 200 214M1012 876l184-196 184 196M1164 680v-94h64v94M1156 586h80M1180 586v-26h14v26M1200 586v-26h14v26"
      />
      <Halftone tone="half" d="M1344 850l32 30v438h-32z" />
    </>
  );
}

const WALL = "M1016 1318V856l180-190 180 190v462z";

/** The mural without the wall. */
function Mural({ stage }: { stage: DrainStage }) {
  return (
    <>
      <Fill ink="viridian" drained="paper" stage={stage} d="M1040 1290V872l156-164 156 164v418z" />
      <Fill
        ink="marigold"
        drained="paper"
        stage={stage}
        d={`M1112 1116l-72-86v70zM1112 1124l-72 2v60zM1112 1132l-72 92v60z${circle(1196, 850, 74)}`}
      />
      <Fill
        ink="rose"
        drained="paper"
        stage={stage}
        d="M1164 930c-14 26-18 50-20 76l-38 62c4 12 16 14 26 16l-12 18 24 14-16 18c2 12 8 18 10 30 4 26 38 34 64 28l6 98h148V920c-50-50-158-50-192 10z"
      />
      <Fill
        ink="ultramarine"
        drained="paper"
        stage={stage}
        d="M1164 934c12-64 112-94 188-30v386h-66c34-80-26-120-10-180 10-50-36-80-30-120-16-20-46-30-82-56z"
      />
      <Stroke
        ink="paper"
        drained="paper"
        stage={stage}
        width={7}
        d="M1212 920c46 4 80 34 84 84 4 40 36 70 30 120-6 60 20 90 10 150M1250 894c50 14 74 50 78 96M1276 1130c20 50 40 90 30 150"
      />
      <Stroke
        ink="ink"
        drained="paper"
        stage={stage}
        width={6}
        d="M1156 1026c16 14 34 12 46-4M1150 998c14-12 34-14 50-6M1144 1116l34 4"
      />
      <Stroke
        ink="vermilion"
        drained="paper"
        stage={stage}
        width={12}
        d="M1230 1080c16 0 26 10 26 24"
      />
    </>
  );
}

/** The ladder against the gable, without the painter. */
export function Ladder() {
  return (
    <Outlines
      as="path"
      d="M1284 1336l20-360M1340 1336l-6-360M1286 1290h52M1289 1240h49M1292 1190h46M1295 1140h43M1298 1090h40M1300 1040h37"
    />
  );
}

/** The painter on the ladder, painting the mural. */
export function Painter() {
  return (
    <>
      <Ladder />
      <g transform="translate(1316 1142)">
        <path fill={INKS.ink} d="M-22-60-26 0h20l8-50 8 50h20l-2-66z" />
        <Fill
          ink="paper"
          drained="lead"
          stage={2}
          d="M-30-140c-8 34-8 62-2 88h62c6-30 4-60-4-88-18-14-40-14-56 0z"
        />
        <Fill ink="rose" stage={2} d={circle(-4, -166, 22)} />
        <path fill={INKS.ink} d="M-26-172c-2-34 46-36 46-2 4 18 2 30-6 38 0-22-14-34-40-36z" />
        <PaintingArm>
          <Stroke ink="paper" drained="lead" stage={2} width={17} d="M-22-128l-44-14" />
          <path d="M-70-144l-34-18" stroke={INKS.ink} strokeWidth="6" />
          <Fill ink="vermilion" stage={2} d="M-98-168l-24-4 14 18z" />
        </PaintingArm>
        <Fill ink="vermilion" drained="slate" stage={2} d="M34-62h34l-5 38H39z" />
        <Outlines>
          <path
            className="thin"
            d="M34-62h34l-5 38H39zM36-62c4-20 26-20 30 0M-30-140c-8 34-8 62-2 88h62c6-30 4-60-4-88M-14-148v40h24v-40"
          />
        </Outlines>
      </g>
    </>
  );
}

const reach = keyframes`
  0%, 100% { transform: rotate(0deg); }
  50% { transform: rotate(-16deg); }
`;

const PaintingArm = styled.g`
  transform-origin: -22px -128px;
  ${loopAnimation(reach, 2.4)}
`;
