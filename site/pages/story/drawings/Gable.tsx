import { styled } from "styled-components";
import { circle, Drawing, Layer, type Layers, toAndFro } from "./Drawing.tsx";

/** The gable of a house with a mural of a singing woman. */
export const GABLE: Layers = {
  "paper 1": "M1016 1318V856l180-190 180 190v462z",
  "viridian paper 2": "M1040 1290V872l156-164 156 164v418z",
  "marigold paper 2": `M1112 1116l-72-86v70zM1112 1124l-72 2v60zM1112 1132l-72 92v60z${circle(1196, 850, 74)}`,
  "rose paper 2":
    "M1164 930c-14 26-18 50-20 76l-38 62c4 12 16 14 26 16l-12 18 24 14-16 18c2 12 8 18 10 30 4 26 38 34 64 28l6 98h148V920c-50-50-158-50-192 10z",
  "ultramarine paper 2":
    "M1164 934c12-64 112-94 188-30v386h-66c34-80-26-120-10-180 10-50-36-80-30-120-16-20-46-30-82-56z",
  "paper 7px":
    "M1212 920c46 4 80 34 84 84 4 40 36 70 30 120-6 60 20 90 10 150M1250 894c50 14 74 50 78 96M1276 1130c20 50 40 90 30 150",
  "ink paper 2 6px": "M1156 1026c16 14 34 12 46-4M1150 998c14-12 34-14 50-6M1144 1116l34 4",
  "vermilion paper 2 12px": "M1230 1080c16 0 26 10 26 24",
  "ultramarine 3": "M996 862l200-214 200 214-16 14-184-196-184 196z",
  "vermilion 2": "M1164 586h64v96l-32-34-32 34z",
  "ink 5px":
    "M1016 858v460M1376 858v460M996 862l200-214 200 214M1012 876l184-196 184 196M1164 680v-94h64v94M1156 586h80M1180 586v-26h14v26M1200 586v-26h14v26",
  "dots half": "M1344 850l32 30v438h-32z",
};

/** The ladder against the gable, without the painter. */
export const LADDER =
  "M1284 1336l20-360M1340 1336l-6-360M1286 1290h52M1289 1240h49M1292 1190h46M1295 1140h43M1298 1090h40M1300 1040h37";

/** The painter on the ladder, painting the mural. */
export function Painter() {
  return (
    <>
      <Layer of="ink 5px" d={LADDER} />
      <g transform="translate(1316 1142)">
        <Drawing
          of={{
            ink: "M-22-60-26 0h20l8-50 8 50h20l-2-66z",
            "paper lead 2": "M-30-140c-8 34-8 62-2 88h62c6-30 4-60-4-88-18-14-40-14-56 0z",
            "rose 2": circle(-4, -166, 22),
          }}
        />
        <Layer of="ink" d="M-26-172c-2-34 46-36 46-2 4 18 2 30-6 38 0-22-14-34-40-36z" />
        <PaintingArm>
          <Layer of="paper lead 2 17px" d="M-22-128l-44-14" />
          <Layer of="ink 6px" d="M-70-144l-34-18" />
          <Layer of="vermilion 2" d="M-98-168l-24-4 14 18z" />
        </PaintingArm>
        <Drawing
          of={{
            "vermilion slate 2": "M34-62h34l-5 38H39z",
            "ink 3px":
              "M34-62h34l-5 38H39zM36-62c4-20 26-20 30 0M-30-140c-8 34-8 62-2 88h62c6-30 4-60-4-88M-14-148v40h24v-40",
          }}
        />
      </g>
    </>
  );
}

const PaintingArm = styled.g`
  transform-origin: -22px -128px;
  ${toAndFro(2.4, "transform: rotate(0deg)", "transform: rotate(-16deg)")}
`;
