import { INKS } from "../../../widget/theme/tokens.ts";
import { Fill, Outlines, Overprint } from "./drain.tsx";
import { Halftone } from "./ScenePicture.tsx";

/** The table in the foreground. */
export function Table() {
  return (
    <>
      <path fill={INKS.paper} d="M560 1256h920l60 344H500z" />
      <Fill
        ink="ultramarine"
        drained="lead"
        stage={2}
        d="M612 1256h58l-32 344h-66zM728 1256h58l-16 344h-66zM844 1256h58l-4 344h-66zM960 1256h58l8 344h-66zM1076 1256h58l20 344h-66zM1192 1256h58l32 344h-66zM1308 1256h58l44 344h-66zM1424 1256h56l50 344h-56z"
      />
      <Overprint ink="ultramarine" stage={2} d="M552 1300h936l10 58H542zM532 1420h976l10 58H522z" />
      <Outlines as="path" d="M560 1256h920l60 344M560 1256l-60 344M548 1256h944" />
    </>
  );
}

/** The dresser on the right of a wide screen. */
export function Dresser() {
  return (
    <>
      <Fill ink="ultramarine" drained="lead" stage={3} d="M1560 420h360v1180h-360z" />
      <Fill
        ink="mint"
        stage={3}
        d="M1590 460h300v170h-300zM1590 650h300v170h-300zM1590 840h300v190h-300z"
      />
      <g fill={INKS.paper}>
        <circle cx="1660" cy="560" r="56" />
        <circle cx="1810" cy="560" r="56" />
        <circle cx="1740" cy="750" r="56" />
      </g>
      <Fill
        ink="vermilion"
        drained="paper"
        stage={1}
        d="M1660 524l14 24 26 12-26 12-14 24-14-24-26-12 26-12zM1740 714l14 24 26 12-26 12-14 24-14-24-26-12 26-12zM1624 962h52v68h-52z"
      />
      <Fill
        ink="marigold"
        drained="lead"
        stage={1}
        d="M1810 530a30 30 0 1 0 .1 0zM1700 920h60l12 110h-84zM1800 950h56v80h-56zM1830 690h40v130h-40zM1610 730h50v90h-50z"
      />
      <Outlines>
        <path d="M1560 1600V420h360v1180M1540 420h400M1590 460h300v170h-300zM1590 650h300v170h-300zM1590 840h300v190h-300zM1560 1080h360M1740 1080v520" />
        <path
          className="thin"
          d="M1700 1240h16M1764 1240h16M1700 920h60l12 110M1700 920l-12 110M1800 950h56v80M1800 950v80M1624 962h52v68M1624 962v68"
        />
        <circle className="thin" cx="1660" cy="560" r="56" />
        <circle className="thin" cx="1810" cy="560" r="56" />
        <circle className="thin" cx="1740" cy="750" r="56" />
      </Outlines>
    </>
  );
}

/** The stove with a kettle, below the texts of a wide screen. */
export function Stove() {
  return (
    <>
      <Fill ink="paper" stage={2} d="M60 1190h400v410H60z" />
      <Fill ink="viridian" drained="lead" stage={2} d="M40 1160h440v34H40zM110 1270h300v200H110z" />
      <Fill
        ink="vermilion"
        drained="slate"
        stage={3}
        d="M200 1160c-14-80 20-112 72-112s86 32 72 112zM344 1110c30 0 40-30 52-40l14 8c-10 30-30 70-66 66z"
      />
      <Outlines>
        <path d="M60 1600v-406M460 1600v-406M40 1160h440v34H40zM110 1270h300v200H110zM200 1160c-14-80 20-112 72-112s86 32 72 112zM212 1062c20-60 100-60 120 0M272 1048v-16M344 1110c30 0 40-30 52-40l14 8c-10 30-30 70-66 66" />
        <path
          className="thin"
          d="M100 1228h28M160 1228h28M220 1228h28M280 1228h28M340 1228h28M150 1306h220"
        />
      </Outlines>
      <Halftone tone="light" d="M126 1330h268v124H126z" />
    </>
  );
}
