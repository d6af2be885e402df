import { styled } from "styled-components";
import { INKS } from "../../../../widget/theme/tokens.ts";
import type { DrainStage } from "../timing.ts";
import { circle, Drawing, FadeOut, Layer, type Layers, toAndFro, WHOLE } from "./Drawing.tsx";
import { ScenePicture } from "./ScenePicture.tsx";

/** Scene 6: Nell at 23:00 with memories of the arts, which go out like lights, one after another. */
export function Portrait() {
  return (
    <ScenePicture scene={6}>
      <Layer of="ultramarine night 3" d={WHOLE} />
      <Drawing of={NIGHT_SKY} />
      <Drawing of={TOWN} />
      <g transform="translate(100 110) scale(.9)">
        <Drawing of={BODY} />
        <Drawing of={HAIR} />
        <Memories />
        <Drawing of={FACE} />
      </g>
    </ScenePicture>
  );
}

const NIGHT_SKY: Layers = {
  "marigold night 1": "M1560 430a120 120 0 1 0 150 150 96 96 0 0 1-150-150z",
  "paper night 2":
    "M590 544l5 11 11 5-11 5-5 11-5-11-11-5 11-5zM560 994l5 11 11 5-11 5-5 11-5-11-11-5 11-5zM660 624l5 11 11 5-11 5-5 11-5-11-11-5 11-5zM1330 544l5 11 11 5-11 5-5 11-5-11-11-5 11-5zM1400 744l5 11 11 5-11 5-5 11-5-11-11-5 11-5zM1480 884l5 11 11 5-11 5-5 11-5-11-11-5 11-5zM1760 404l5 11 11 5-11 5-5 11-5-11-11-5 11-5zM1930 284l5 11 11 5-11 5-5 11-5-11-11-5 11-5zM120 1114l5 11 11 5-11 5-5 11-5-11-11-5 11-5zM330 1074l5 11 11 5-11 5-5 11-5-11-11-5 11-5zM60 314l5 11 11 5-11 5-5 11-5-11-11-5 11-5zM480 284l5 11 11 5-11 5-5 11-5-11-11-5 11-5z",
};

const BODY: Layers = {
  "rose night 4": "M430 1720c20-340 150-470 350-510h440c200 40 330 170 350 510z",
  "vermilion 3 over":
    "M560 1330l60-44-20 330h-80zM720 1240l70-26-20 410h-80zM1440 1330l-60-44 20 330h80zM1280 1240l-70-26 20 410h80zM960 1260h80v460h-80z",
  "ink slate 5 5px": "M430 1720c20-340 150-470 350-510h440c200 40 330 170 350 510z",
};

const HAIR: Layers = {
  ink: "M690 1230c-70-60-96-170-88-280 22-270 190-420 398-420s376 150 398 420c8 110-18 220-88 280-40 24-80 20-110-10H800c-30 30-70 34-110 10z",
  "ink slate 5 5px":
    "M690 1230c-70-60-96-170-88-280 22-270 190-420 398-420s376 150 398 420c8 110-18 220-88 280-40 24-80 20-110-10H800c-30 30-70 34-110 10z",
};

const FACE: Layers = {
  "paper slate 5": "M824 990h352v70c0 130-76 210-176 210s-176-80-176-210z",
  "rose slate 4": circle(882, 1130, 36) + circle(1118, 1130, 36),
  "vermilion 5": "M784 1196c110 110 322 110 432 0l40 96c-140 120-372 120-512 0z",
  "ink 5px": "M784 1196c110 110 322 110 432 0l40 96c-140 120-372 120-512 0z",
  "ink 7px":
    "M866 1068c18 18 50 18 68 0M1066 1068c18 18 50 18 68 0M976 1190c14 10 34 10 48 0M1000 1086l-10 54h20",
};

/** The town in the background, whose windows go dark too. */
const TOWN: Layers = {
  ink: "M1440 1600v-520l110-130 110 130v-90h150V560l75-120 75 120v1040zM-20 1600v-330h160v-60l70-60 70 60v90h170v300z",
  "marigold ink 0": "M1490 1120h40v56h-40zM1850 640h30v60h-30zM30 1320h40v46H30z",
  "marigold ink 1": "M1570 1120h40v56h-40zM1700 1040h36v50h-36zM320 1350h40v46h-40z",
  "marigold ink 2": "M1490 1240h40v56h-40zM1850 800h30v60h-30z",
  "marigold ink 3": "M1700 1160h36v50h-36zM1570 1240h40v56h-40zM190 1240h40v50h-40z",
  "marigold ink 4": "M1850 960h30v60h-30zM1570 1370h40v56h-40z",
};

/** The memories above Nell's face, each in a circle of light. */
function Memories() {
  return (
    <PulsingGroup>
      {MEMORIES.map(({ stage, x, y, scale, of }) => (
        <FadeOut key={x + y} data-stage={stage} transform={`translate(${x} ${y}) scale(${scale})`}>
          <circle r="96" fill={INKS.marigold} opacity=".28" />
          <Layer of="marigold" d={circle(0, 0, 76)} />
          <Drawing of={of} />
        </FadeOut>
      ))}
    </PulsingGroup>
  );
}

/** The memories about 130 units wide, each with the stage in which it fades out. */
const MEMORIES: readonly MemoryOfArt[] = [
  {
    stage: 5,
    x: 1000,
    y: 672,
    scale: 0.98,
    of: {
      ink: "M-64 28C-48 8-34-16-8-30-2-48 18-54 32-46c10 6 12 14 10 22C38 4 20 22-8 22c-16 0-24 4-36 14-6 6-26 4-20-8z",
      vermilion: "M40-40 62-38 42-28z",
      "ink 5px": "M66-54q12 12 8 30M80-64q20 18 12 50",
    },
  },
  {
    stage: 0,
    x: 826,
    y: 724,
    scale: 0.84,
    of: {
      vermilion:
        "M15.1-42.1c21.9-5.9 38.1 22 18.4 36.1 7.1 15.7-9.6 40.6-29.9 35.8-17.2 17.8-54.6-1.5-49.5-26.3-8.6-21.1 8.6-38.9 23.7-37.1 3.1-21.3 27.7-27.9 37.2-8.5z",
      "ink 6px": "M10-30 44-66M-30 40 20-10",
    },
  },
  {
    stage: 1,
    x: 1174,
    y: 724,
    scale: 0.84,
    of: {
      paper:
        "M0-20c-18-14-40-16-58-10v58c18-6 40-4 58 10 18-14 40-16 58-10v-58c-18-6-40-4-58 10zM0-20v58",
      "ink 5px":
        "M0-20c-18-14-40-16-58-10v58c18-6 40-4 58 10 18-14 40-16 58-10v-58c-18-6-40-4-58 10zM0-20v58",
      "ink 4px":
        "M-44-8c10-2 20 0 30 4M-44 8c10-2 20 0 30 4M14-4c10-4 20-6 30-4M14 12c10-4 20-6 30-4",
    },
  },
  {
    stage: 2,
    x: 704,
    y: 868,
    scale: 0.84,
    of: {
      ink: "M-56-34H56v68H-56z",
      rose: "M-40-20h36v40h-36zM4-20h36v40H4z",
      paper:
        "M-50-30h8v6h-8zM-30-30h8v6h-8zM-10-30h8v6h-8zM10-30h8v6h-8zM30-30h8v6h-8zM-50 24h8v6h-8zM-30 24h8v6h-8zM-10 24h8v6h-8zM10 24h8v6h-8zM30 24h8v6h-8z",
    },
  },
  {
    stage: 3,
    x: 1296,
    y: 868,
    scale: 0.84,
    of: {
      viridian: "M-50 50c4-30 20-60 60-90l24 22c-26 40-54 62-84 68z",
      vermilion: "M-50 50c0-20 6-36 18-48l26 26c-12 14-26 20-44 22z",
      "ink 8px": "M10-40 52-72M34-18 64-62",
    },
  },
  {
    stage: 4,
    x: 1100,
    y: 862,
    scale: 0.84,
    of: {
      ink: "M-10-62a12 12 0 1 1 16 10c8 8 20 8 34 0 12-6 22-14 32-14 6 0 4 6-2 8-16 6-28 18-44 26l-8 22c24 4 40 26 50 52l-12 6c-16-26-34-38-58-38-18 14-34 30-60 36l-6-10c22-10 38-26 50-44-4-18 2-32 8-40-16-2-30-12-40-22-4-4 0-8 4-6 12 8 22 14 36 14z",
      rose: "M-8-32c16-6 34-2 44 6l-10 26c22 4 36 16 46 36-36 8-74 2-98-16 10-14 18-30 18-52z",
    },
  },
  {
    stage: 1,
    x: 900,
    y: 862,
    scale: 0.8,
    of: {
      "ink 9px": "M-20 36V-40l50-12v70",
      ink: "M-52 38a18 14 0 1 0 36 0a18 14 0 1 0-36 0zM-2 20a18 14 0 1 0 36 0a18 14 0 1 0-36 0z",
    },
  },
  {
    stage: 2,
    x: 700,
    y: 1036,
    scale: 0.7,
    of: { vermilion: "M0-50 12-16l36 2-28 22 10 36-30-22-30 22 10-36-28-22 36-2z" },
  },
];

interface MemoryOfArt extends Record<"x" | "y" | "scale", number> {
  stage: DrainStage;
  of: Layers;
}

const PulsingGroup = styled.g`
  ${toAndFro(3, "opacity: 1", "opacity: .86")}
`;
