import { keyframes, styled } from "styled-components";
import { INKS } from "../../../widget/theme/tokens.ts";
import { Goes, Key, Line, living, Over, passed, Solid } from "./drain.ts";
import { Blackbird } from "./kit/Blackbird.tsx";
import { Nell } from "./kit/Nell.tsx";
import { Screen, Sheet } from "./Sheet.tsx";

/** Scene 1: a kitchen at seven, and the music on its radio. */
export function Kitchen() {
  return (
    <Sheet scene={1}>
      <Solid $ink="rose" $at={4}>
        <rect width="2000" height="1600" />
      </Solid>
      <Stove />
      <g transform="translate(0 -70)">
        <Window />
        <Picture />
      </g>
      <Dresser />
      <Waves />
      <g transform="translate(1130 970) scale(.9)">
        <Blackbird silentAt={2} />
      </g>
      <g transform="translate(1238 1604) scale(-1.75 1.75)">
        <Nell />
      </g>
      <Table />
      <Radio />
      <Cup />
    </Sheet>
  );
}

function Window() {
  return (
    <>
      <Solid $ink="marigold" $at={3}>
        <path d="M1046 640h330v400h-330z" />
      </Solid>
      <Over $ink="rose" $at={2}>
        <circle cx="1290" cy="900" r="86" />
      </Over>
      <Solid $ink="viridian" $left="lead" $at={2}>
        <path d="M1046 980c60-40 120-40 170-10s110 10 160-10v80h-330z" />
      </Solid>
      <Solid $ink="ultramarine" $left="slate" $at={3}>
        <path d="M1070 1040V930l52-58 52 58v110z" />
      </Solid>
      <Solid $ink="paper" $left="paper" $at={1}>
        <path d="M1020 1040h382v26h-382z" />
      </Solid>
      <Solid $ink="vermilion" $left="lead" $at={2}>
        <path d="M1030 612h60c10 150-6 300-60 400zM1392 612h-60c-10 150 6 300 60 400z" />
      </Solid>
      <Key>
        <path d="M1046 640h330v400h-330zM1211 640v400M1046 800h330M1020 1040h382v26h-382zM1012 612h398" />
        <path className="thin" d="M1052 620c8 150-2 280-22 360M1370 620c-8 150 2 280 22 360" />
      </Key>
    </>
  );
}

/** A picture on the wall: a boat that somebody painted. */
function Picture() {
  return (
    <>
      <Solid $ink="paper" $left="paper" $at={1}>
        <path d="M700 640h210v250H700z" />
      </Solid>
      <Solid $ink="ultramarine" $left="paper" $at={1}>
        <path d="M722 800h166v68H722z" />
      </Solid>
      <Solid $ink="marigold" $left="paper" $at={1}>
        <circle cx="850" cy="706" r="26" />
      </Solid>
      <Solid $ink="vermilion" $left="paper" $at={1}>
        <path d="M756 806h100l-22 32h-58zM800 690v104h-60z" />
      </Solid>
      <Key>
        <path d="M700 640h210v250H700zM805 640l-30-30M805 640l30-30" />
        <path className="thin" d="M722 662h166v206H722z" />
      </Key>
    </>
  );
}

function Radio() {
  return (
    <>
      <Solid $ink="viridian" $left="lead" $at={3}>
        <path d="M690 1076q0-36 36-36h262q36 0 36 36v180H690z" />
      </Solid>
      <Solid $ink="marigold" $left="ash" $at={1}>
        <circle cx="790" cy="1148" r="76" />
        <path d="M892 1074h104v58H892z" />
      </Solid>
      <Screen tone="heavy">
        <circle cx="790" cy="1148" r="62" />
      </Screen>
      <Solid $ink="paper" $left="paper" $at={1}>
        <circle cx="920" cy="1190" r="22" />
        <circle cx="976" cy="1190" r="22" />
      </Solid>
      <Solid $ink="vermilion" $left="slate" $at={1}>
        <path d="M938 1078h6v50h-6z" />
      </Solid>
      <Key>
        <path d="M690 1076q0-36 36-36h262q36 0 36 36v180H690zM712 1256v14h30M1002 1256v14h-30M740 1040v-20h234v20" />
        <circle cx="790" cy="1148" r="76" />
        <circle cx="920" cy="1190" r="22" />
        <circle cx="976" cy="1190" r="22" />
        <path
          className="thin"
          d="M892 1074h104v58H892zM906 1116v-14M922 1116v-22M938 1116v-14M954 1116v-22M970 1116v-14M984 1116v-22M920 1190v-18M976 1190l13-13"
        />
        <path d="M1004 1040 1080 760" />
        <circle className="solid" cx="1080" cy="760" r="7" />
      </Key>
    </>
  );
}

/** What the radio plays: ribbons across the room, which flatten into one line. */
function Waves() {
  return (
    <Flat>
      <Ribbons>
        <Line $ink="ultramarine" $left="slate" $at={2} strokeWidth="16">
          <path d={wave(150)} />
        </Line>
        <Line $ink="vermilion" $left="slate" $at={3} strokeWidth="16">
          <path d={wave(104)} />
        </Line>
        <Line $ink="marigold" $left="slate" $at={1} strokeWidth="16">
          <path d={wave(58)} />
        </Line>
        <Line $ink="viridian" $left="slate" $at={2} strokeWidth="10">
          <path d={wave(22)} />
        </Line>
      </Ribbons>
    </Flat>
  );
}

/** Half a swing of the ribbons, and where they have grown to their full height. */
const SWING = { half: 160, from: -240, to: 2300, fullAt: 760 };

/** A ribbon that comes in flat from the left, where the words stand, and swings more and more. */
function wave(height: number): string {
  const { half, from, to, fullAt } = SWING;
  const swings = Array.from({ length: Math.ceil((to - from) / half) }, (_, swing) => {
    const x = from + swing * half;
    const grown = Math.min(1, Math.max(0.04, (x - 240) / (fullAt - 240)));
    return `q${half / 2} ${(swing % 2 === 0 ? -2 : 2) * Math.round(height * grown)} ${half} 0`;
  });
  return `M${from} 0${swings.join("")}`;
}

const Flat = styled.g`
  transform: translate(0, 924px) scaleY(calc(1 - 0.985 * ${passed(3)}));
`;

const sway = keyframes`
  0%, 100% { transform: translateX(-90px); }
  50% { transform: translateX(90px); }
`;

const Ribbons = styled.g`
  ${living(sway, 4)}
`;

function Table() {
  return (
    <>
      <Solid $ink="paper" $left="paper" $at={1}>
        <path d="M560 1256h920l60 344H500z" />
      </Solid>
      <Solid $ink="ultramarine" $left="lead" $at={2}>
        <path d="M612 1256h58l-32 344h-66zM728 1256h58l-16 344h-66zM844 1256h58l-4 344h-66zM960 1256h58l8 344h-66zM1076 1256h58l20 344h-66zM1192 1256h58l32 344h-66zM1308 1256h58l44 344h-66zM1424 1256h56l50 344h-56z" />
      </Solid>
      <Over $ink="ultramarine" $at={2}>
        <path d="M552 1300h936l10 58H542zM532 1420h976l10 58H522z" />
      </Over>
      <Key>
        <path d="M560 1256h920l60 344M560 1256l-60 344M548 1256h944" />
      </Key>
    </>
  );
}

function Cup() {
  return (
    <>
      <Goes $at={4}>
        <Steam fill="none" stroke={INKS.paper} strokeWidth="9" strokeLinecap="round">
          <path d="M1076 1150c-22-26 20-40 0-70s18-38 4-64M1112 1150c-22-26 20-40 0-70s18-38 4-64" />
        </Steam>
      </Goes>
      <Solid $ink="marigold" $left="paper" $at={2}>
        <path d="M1040 1172h108v30c0 42-20 62-54 62s-54-20-54-62zM1148 1184c40-12 46 44-6 46z" />
      </Solid>
      <Key>
        <path d="M1040 1172h108v30c0 42-20 62-54 62s-54-20-54-62zM1148 1184c40-12 46 44-6 46M1020 1266h150" />
        <path className="thin" d="M1052 1200c22 14 62 14 84 0" />
      </Key>
    </>
  );
}

const rise = keyframes`
  0%, 100% { transform: translateY(0) scaleX(1); opacity: .95; }
  50% { transform: translateY(-16px) scaleX(.9); opacity: .45; }
`;

const Steam = styled.g`
  transform-origin: 1094px 1150px;
  ${living(rise, 2.2)}
`;

function Dresser() {
  return (
    <>
      <Solid $ink="ultramarine" $left="lead" $at={3}>
        <path d="M1560 420h360v1180h-360z" />
      </Solid>
      <Solid $ink="mint" $left="ash" $at={3}>
        <path d="M1590 460h300v170h-300zM1590 650h300v170h-300zM1590 840h300v190h-300z" />
      </Solid>
      <Solid $ink="paper" $left="paper" $at={1}>
        <circle cx="1660" cy="560" r="56" />
        <circle cx="1810" cy="560" r="56" />
        <circle cx="1740" cy="750" r="56" />
      </Solid>
      <Solid $ink="vermilion" $left="paper" $at={1}>
        <path d="M1660 524l14 24 26 12-26 12-14 24-14-24-26-12 26-12zM1740 714l14 24 26 12-26 12-14 24-14-24-26-12 26-12z" />
        <path d="M1624 962h52v68h-52z" />
      </Solid>
      <Solid $ink="marigold" $left="lead" $at={1}>
        <path d="M1810 530a30 30 0 1 0 .1 0zM1700 920h60l12 110h-84zM1800 950h56v80h-56zM1830 690h40v130h-40zM1610 730h50v90h-50z" />
      </Solid>
      <Key>
        <path d="M1560 1600V420h360v1180M1540 420h400M1590 460h300v170h-300zM1590 650h300v170h-300zM1590 840h300v190h-300zM1560 1080h360M1740 1080v520" />
        <path
          className="thin"
          d="M1700 1240h16M1764 1240h16M1700 920h60l12 110M1700 920l-12 110M1800 950h56v80M1800 950v80M1624 962h52v68M1624 962v68"
        />
        <circle className="thin" cx="1660" cy="560" r="56" />
        <circle className="thin" cx="1810" cy="560" r="56" />
        <circle className="thin" cx="1740" cy="750" r="56" />
      </Key>
    </>
  );
}

/** The stove under the words of a wide screen, with its kettle. */
function Stove() {
  return (
    <>
      <Solid $ink="paper" $left="ash" $at={2}>
        <path d="M60 1190h400v410H60z" />
      </Solid>
      <Solid $ink="viridian" $left="lead" $at={2}>
        <path d="M40 1160h440v34H40zM110 1270h300v200H110z" />
      </Solid>
      <Solid $ink="vermilion" $left="slate" $at={3}>
        <path d="M200 1160c-14-80 20-112 72-112s86 32 72 112zM344 1110c30 0 40-30 52-40l14 8c-10 30-30 70-66 66z" />
      </Solid>
      <Key>
        <path d="M60 1600v-406M460 1600v-406M40 1160h440v34H40zM110 1270h300v200H110zM200 1160c-14-80 20-112 72-112s86 32 72 112zM212 1062c20-60 100-60 120 0M272 1048v-16M344 1110c30 0 40-30 52-40l14 8c-10 30-30 70-66 66" />
        <path
          className="thin"
          d="M100 1228h28M160 1228h28M220 1228h28M280 1228h28M340 1228h28M150 1306h220"
        />
      </Key>
      <Screen tone="light">
        <path d="M126 1330h268v124H126z" />
      </Screen>
    </>
  );
}
