import { styled } from "styled-components";
import { Blackbird, Nell } from "./Characters.tsx";
import {
  circle,
  Drawing,
  FadeOut,
  Layer,
  type Layers,
  PROGRESS,
  type StageProps,
  toAndFro,
  WHOLE,
} from "./Drawing.tsx";
import { ScenePicture } from "./ScenePicture.tsx";

/** Scene 1: a kitchen at 07:00, with music from the radio. */
export function Kitchen() {
  return (
    <ScenePicture scene={1}>
      <Layer of="rose 4" d={WHOLE} />
      <Drawing of={STOVE} />
      <g transform="translate(0 -70)">
        <Drawing of={WINDOW} />
        <Drawing of={PAINTING} />
      </g>
      <Drawing of={DRESSER} />
      <MusicWaves />
      <Blackbird at="translate(1130 970) scale(.9)" silentAt={2} />
      <Nell at="translate(1238 1604) scale(-1.75 1.75)" />
      <Drawing of={TABLE} />
      <Drawing of={RADIO} />
      <Cup />
    </ScenePicture>
  );
}

const WINDOW: Layers = {
  "marigold ash 3": "M1046 640h330v400h-330z",
  "rose 2 over": circle(1290, 900, 86),
  "viridian lead 2": "M1046 980c60-40 120-40 170-10s110 10 160-10v80h-330z",
  "ultramarine 3": "M1070 1040V930l52-58 52 58v110z",
  paper: "M1020 1040h382v26h-382z",
  "vermilion 2": "M1030 612h60c10 150-6 300-60 400zM1392 612h-60c-10 150 6 300 60 400z",
  "ink 5px":
    "M1046 640h330v400h-330zM1211 640v400M1046 800h330M1020 1040h382v26h-382zM1012 612h398",
  "ink 3px": "M1052 620c8 150-2 280-22 360M1370 620c-8 150 2 280 22 360",
};

const PAINTING: Layers = {
  paper: "M700 640h210v250H700z",
  "ultramarine paper 1": "M722 800h166v68H722z",
  "marigold paper 1": circle(850, 706, 26),
  "vermilion paper 1": "M756 806h100l-22 32h-58zM800 690v104h-60z",
  "ink 5px": "M700 640h210v250H700zM805 640l-30-30M805 640l30-30",
  "ink 3px": "M722 662h166v206H722z",
};

const RADIO: Layers = {
  "viridian lead 3": "M690 1076q0-36 36-36h262q36 0 36 36v180H690z",
  "marigold ash 1": `${circle(790, 1148, 76)}M892 1074h104v58H892z`,
  "dots heavy": "M728 1148a62 62 0 1 0 124 0a62 62 0 1 0-124 0z",
  paper: `${circle(920, 1190, 22)}${circle(976, 1190, 22)}`,
  "vermilion slate 1": "M938 1078h6v50h-6z",
  "ink 5px": `M690 1076q0-36 36-36h262q36 0 36 36v180H690zM712 1256v14h30M1002 1256v14h-30M740 1040v-20h234v20M1004 1040 1080 760${circle(790, 1148, 76)}${circle(920, 1190, 22)}${circle(976, 1190, 22)}`,
  "ink 3px":
    "M892 1074h104v58H892zM906 1116v-14M922 1116v-22M938 1116v-14M954 1116v-22M970 1116v-14M984 1116v-22M920 1190v-18M976 1190l13-13",
  ink: circle(1080, 760, 9.5),
};

/** The music as waves across the room, which flatten into one line. */
function MusicWaves() {
  return (
    <FlatteningGroup data-stage={3}>
      <SwayingGroup>
        {WAVES.map(({ paint, height }) => (
          <Layer key={paint} of={paint} d={wavePath(height)} />
        ))}
      </SwayingGroup>
    </FlatteningGroup>
  );
}

const WAVES = [
  { paint: "ultramarine slate 2 16px", height: 150 },
  { paint: "vermilion slate 3 16px", height: 104 },
  { paint: "marigold slate 1 16px", height: 58 },
  { paint: "viridian slate 2 10px", height: 22 },
] as const;

/** The shape of the waves: half a wavelength, their range of x, and the x of their full height. */
const WAVE = { half: 160, from: -240, to: 2300, fullAt: 760 };

/** Returns the path of a wave: flat on the left, behind the texts, and higher to the right. */
function wavePath(height: number): string {
  const { half, from, to, fullAt } = WAVE;
  const curves = Array.from({ length: Math.ceil((to - from) / half) }, (_, index) => {
    const x = from + index * half;
    const growth = Math.min(1, Math.max(0.04, (x - 240) / (fullAt - 240)));
    return `q${half / 2} ${(index % 2 === 0 ? -2 : 2) * Math.round(height * growth)} ${half} 0`;
  });
  return `M${from} 0${curves.join("")}`;
}

const FlatteningGroup = styled.g<StageProps>`
  transform: translate(0, 924px) scaleY(calc(1 - 0.985 * ${PROGRESS}));
`;

const SwayingGroup = styled.g`
  ${toAndFro(4, "transform: translateX(-90px)", "transform: translateX(90px)")}
`;

function Cup() {
  return (
    <>
      <FadeOut data-stage={4}>
        <Steam>
          <Layer
            of="paper 9px"
            d="M1076 1150c-22-26 20-40 0-70s18-38 4-64M1112 1150c-22-26 20-40 0-70s18-38 4-64"
          />
        </Steam>
      </FadeOut>
      <Drawing of={CUP} />
    </>
  );
}

const CUP: Layers = {
  "marigold paper 2":
    "M1040 1172h108v30c0 42-20 62-54 62s-54-20-54-62zM1148 1184c40-12 46 44-6 46z",
  "ink 5px":
    "M1040 1172h108v30c0 42-20 62-54 62s-54-20-54-62zM1148 1184c40-12 46 44-6 46M1020 1266h150",
  "ink 3px": "M1052 1200c22 14 62 14 84 0",
};

const Steam = styled.g`
  transform-origin: 1094px 1150px;
  ${toAndFro(2.2, "transform: translateY(0) scaleX(1); opacity: .95", "transform: translateY(-16px) scaleX(.9); opacity: .45")}
`;

const TABLE: Layers = {
  paper: "M560 1256h920l60 344H500z",
  "ultramarine lead 2":
    "M612 1256h58l-32 344h-66zM728 1256h58l-16 344h-66zM844 1256h58l-4 344h-66zM960 1256h58l8 344h-66zM1076 1256h58l20 344h-66zM1192 1256h58l32 344h-66zM1308 1256h58l44 344h-66zM1424 1256h56l50 344h-56z",
  "ultramarine 2 over": "M552 1300h936l10 58H542zM532 1420h976l10 58H522z",
  "ink 5px": "M560 1256h920l60 344M560 1256l-60 344M548 1256h944",
};

/** The dresser on the right of a wide screen. */
const DRESSER: Layers = {
  "ultramarine lead 3": "M1560 420h360v1180h-360z",
  "mint 3": "M1590 460h300v170h-300zM1590 650h300v170h-300zM1590 840h300v190h-300z",
  paper: `${circle(1660, 560, 56)}${circle(1810, 560, 56)}${circle(1740, 750, 56)}`,
  "vermilion paper 1":
    "M1660 524l14 24 26 12-26 12-14 24-14-24-26-12 26-12zM1740 714l14 24 26 12-26 12-14 24-14-24-26-12 26-12zM1624 962h52v68h-52z",
  "marigold lead 1":
    "M1810 530a30 30 0 1 0 .1 0zM1700 920h60l12 110h-84zM1800 950h56v80h-56zM1830 690h40v130h-40zM1610 730h50v90h-50z",
  "ink 5px":
    "M1560 1600V420h360v1180M1540 420h400M1590 460h300v170h-300zM1590 650h300v170h-300zM1590 840h300v190h-300zM1560 1080h360M1740 1080v520",
  "ink 3px": `M1700 1240h16M1764 1240h16M1700 920h60l12 110M1700 920l-12 110M1800 950h56v80M1800 950v80M1624 962h52v68M1624 962v68${circle(1660, 560, 56)}${circle(1810, 560, 56)}${circle(1740, 750, 56)}`,
};

/** The stove with a kettle, below the texts of a wide screen. */
const STOVE: Layers = {
  "paper 2": "M60 1190h400v410H60z",
  "viridian lead 2": "M40 1160h440v34H40zM110 1270h300v200H110z",
  "vermilion slate 3":
    "M200 1160c-14-80 20-112 72-112s86 32 72 112zM344 1110c30 0 40-30 52-40l14 8c-10 30-30 70-66 66z",
  "ink 5px":
    "M60 1600v-406M460 1600v-406M40 1160h440v34H40zM110 1270h300v200H110zM200 1160c-14-80 20-112 72-112s86 32 72 112zM212 1062c20-60 100-60 120 0M272 1048v-16M344 1110c30 0 40-30 52-40l14 8c-10 30-30 70-66 66",
  "ink 3px": "M100 1228h28M160 1228h28M220 1228h28M280 1228h28M340 1228h28M150 1306h220",
  "dots light": "M126 1330h268v124H126z",
};
