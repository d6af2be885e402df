import type { ReactNode } from "react";
import { styled } from "styled-components";
import { INKS } from "../../../../widget/theme/tokens.ts";
import type { DrainStage } from "../timing.ts";
import { Blackbird, NellHead } from "./Characters.tsx";
import {
  circle,
  Drawing,
  FadeOut,
  type Layers,
  PROGRESS,
  type StageProps,
  toAndFro,
  WHOLE,
} from "./Drawing.tsx";
import { ScenePicture } from "./ScenePicture.tsx";

/** Scene 5: Nell's room at 19:00. Designed objects turn into their design drawings. */
export function Room() {
  return (
    <ScenePicture scene={5}>
      <Drawing of={FLOOR} />
      <DesignedObject {...POSTER} />
      <DesignedObject {...DRESS} />
      <DesignedObject {...SHELF} />
      <Drawing of={PLANT} />
      <DesignedObject {...LAMP}>
        <Glow>
          <path fill={INKS.paper} opacity=".45" d="M964 804h182l150 486H820z" />
        </Glow>
      </DesignedObject>
      <Blackbird at="translate(1196 612) scale(.72)" silentAt={1} />
      <DesignedObject {...CHAIR} />
      <Drawing of={NELL_SEATED} />
      <NellHead at="translate(802 1262) scale(1.15)" />
    </ScenePicture>
  );
}

const RUG = "M1470 1390a470 70 0 1 1-940 0a470 70 0 1 1 940 0z";

const FLOOR: Layers = {
  "marigold ash 4": WHOLE,
  "ultramarine lead 4": "M0 1290h2000v310H0z",
  "rose 2": RUG,
  "ink 5px": `M0 1290h2000${RUG}`,
  "ink 3px": "M1430 1390a430 54 0 1 1-860 0a430 54 0 1 1 860 0z",
};

const POSTER_FRAME = "M676 560h250v340H676z";

const POSTER: DesignedObjectProps = {
  stage: 1,
  drawing: `${POSTER_FRAME}M676 560l250 340M926 560 676 900M801 530v400M646 730h310M676 940h250M676 928v24M926 928v24`,
  of: {
    paper: POSTER_FRAME,
    "vermilion ash 1": circle(770, 680, 78),
    "ultramarine 1 over": "M906 620v160H746z",
    "marigold 1 over": "M696 740h120v60H696z",
    "ink 5px": POSTER_FRAME,
    "ink 3px": "M700 830h200M700 852h200M700 874h120",
  },
};

const LAMP_STAND = "M1316 1384V700c0-130-250-150-262 14";
const SHADE = "M960 800c0-120 190-120 190 0z";

const LAMP: DesignedObjectProps = {
  stage: 3,
  drawing: `${LAMP_STAND}${SHADE}M1055 660v760M930 800h250M1246 1384h140M960 830h190M960 820v20M1150 820v20M1316 1440V660`,
  of: {
    "vermilion ash 3": SHADE,
    "night lead 3": "M1246 1372h140v22h-140z",
    "ink 9px": LAMP_STAND,
    "ink 5px": `${SHADE}M1030 800a26 26 0 0 0 50 0`,
  },
};

const Glow = styled.g`
  ${toAndFro(2.6, "opacity: 1", "opacity: .55")}
`;

const SHELL =
  "M700 1016c-14 96 6 190 74 216 66 22 172 14 254 10 30-2 34-40 2-46-80-14-150-12-186-46-34-36-44-92-56-150-12-44-78-36-88 16z";
const LEGS = "M806 1236 770 1386M960 1240l44 146M790 1310l196-6";

const CHAIR: DesignedObjectProps = {
  stage: 2,
  drawing: `${SHELL}${LEGS}M660 1386h400M890 960v460M660 1016h160M660 1236h400M1080 1196v190M1068 1196h24M1068 1386h24`,
  of: {
    "ink 14px": LEGS,
    "viridian ash 2": SHELL,
    "dots half":
      "M712 1140c10 50 30 80 62 92 66 22 172 14 254 10 20-2 28-20 20-32-90 16-240 24-300-4-16-12-28-40-36-66z",
    "ink 5px": SHELL,
  },
};

const GOWN =
  "M1190 860c-4 60-10 100-26 140 20 10 70 12 96 0-14-40-22-80-26-140l-14 16h-16zM1164 1000c-40 90-60 190-66 300 70 26 160 26 228 0-6-110-26-210-66-300-26 12-76 10-96 0z";

const DRESS: DesignedObjectProps = {
  stage: 4,
  drawing: `${GOWN}M1212 800v600M1140 1384h144M1080 1000h270M1080 1310h270M1098 1440h228M1098 1428v24M1326 1428v24`,
  of: {
    "ink 9px": "M1212 850v530M1150 1384h124",
    "rose 4": GOWN,
    "vermilion 3 over":
      "M1150 1040h126l12 40h-150zM1126 1140h174l8 40h-190zM1108 1240h208l4 40h-218z",
    paper: circle(1212, 834, 16),
    "ink 5px": `${GOWN}${circle(1212, 834, 16)}`,
    "ink 3px": "M1190 1012c-8 80-16 180-18 296M1234 1012c8 80 16 180 18 296",
  },
};

/** Nell in her chair, without her head. */
const NELL_SEATED: Layers = {
  "ink 58px": "M860 1166h150l26 176",
  ink: "M1006 1336h74q24 4 24 28h-98z",
  "ultramarine 4":
    "M770 968c-14 80-4 160 40 228h170c10-20 6-50-14-60-40-10-70-20-84-40-4-50-20-100-50-132-20-14-46-12-62 4z",
  paper: circle(966, 1092, 14),
  "ink 5px":
    "M770 972c-14 80-4 160 40 224h170c10-20 6-50-14-60-40-10-70-20-84-40-4-50-20-100-46-128",
  "ink 3px": "M826 990c16 50 60 90 130 98M966 1078a14 14 0 1 1-.1 0",
};

/** The shelves on the right of a wide screen, with vases, a record player and a teapot. */
const BOARDS = "M1460 700h460v20h-460zM1460 980h460v20h-460zM1460 1240h460v20h-460z";
const THINGS =
  "M1520 700c-30-60-20-120 0-150h40c20 30 30 90 0 150zM1640 700l20-110h60l20 110zM1800 700v-130h70v130zM1490 980v-70h180v70zM1740 980c-20-70 10-110 60-110s80 40 60 110zM1520 1240v-130h60v130zM1600 1240v-170h44v170zM1660 1240v-110h70v110zM1790 1240l-10-120h110l-10 120z";

const SHELF: DesignedObjectProps = {
  stage: 3,
  drawing: `${BOARDS}${THINGS}M1690 520v780M1440 700h500M1440 980h500M1440 1240h500`,
  of: {
    "ultramarine ash 3":
      "M1520 700c-30-60-20-120 0-150h40c20 30 30 90 0 150zM1520 1240v-130h60v130zM1790 1240l-10-120h110l-10 120z",
    "vermilion ash 3": "M1640 700l20-110h60l20 110zM1490 980v-70h180v70zM1660 1240v-110h70v110z",
    "viridian ash 3":
      "M1800 700v-130h70v130zM1740 980c-20-70 10-110 60-110s80 40 60 110zM1600 1240v-170h44v170z",
    paper: BOARDS,
    "ink 5px": `${THINGS}${BOARDS}`,
    "ink 3px":
      "M1580 910a60 16 0 0 1 .1 0M1506 896a74 14 0 0 0 148 0 74 14 0 0 0-148 0zM1860 910c40-10 50 30 4 44M1740 930l-40-30",
  },
};

/** A plant on a stand, below the texts of a wide screen. */
const PLANT: Layers = {
  "viridian 2":
    "M300 1180c-10-120-60-180-150-200 0 100 50 180 150 200zM300 1180c0-140 40-230 120-270 30 120-20 230-120 270zM300 1180c60-90 130-120 200-110-20 80-100 120-200 110z",
  "vermilion 3": "M230 1180h140l-20 150H250z",
  "ink 5px":
    "M230 1180h140l-20 150H250zM300 1180c-10-120-60-180-150-200 0 100 50 180 150 200zM300 1180c0-140 40-230 120-270 30 120-20 230-120 270zM300 1180c60-90 130-120 200-110-20 80-100 120-200 110z",
};

/** An object that fades out in `stage` while its design drawing fades in. */
function DesignedObject({ stage, drawing, of, children }: DesignedObjectProps) {
  return (
    <>
      <DesignDrawing data-stage={stage} d={drawing} />
      <FadeOut data-stage={stage}>
        {children}
        <Drawing of={of} />
      </FadeOut>
    </>
  );
}

interface DesignedObjectProps {
  stage: DrainStage;
  drawing: string;
  of: Layers;
  children?: ReactNode;
}

const DesignDrawing = styled.path<StageProps>`
  opacity: ${PROGRESS};
  fill: none;
  stroke: ${INKS.ink};
  stroke-width: 3.5;
  stroke-dasharray: 16 8 3 8;
`;
