import { INKS } from "../../../widget/theme/tokens.ts";
import type { DrainStage } from "../stages.ts";
import { circle, FadeOut, Fill, Outlines, Overprint, Stroke, WHOLE } from "./drain.tsx";
import { Memories } from "./PortraitMemories.tsx";
import { ScenePicture } from "./ScenePicture.tsx";

/** Scene 6: Nell at 23:00 with memories of the arts, which go out like lights, one after another. */
export function Portrait() {
  return (
    <ScenePicture scene={6}>
      <Fill ink="ultramarine" drained="night" stage={3} d={WHOLE} />
      <NightSky />
      <Windows />
      <g transform="translate(100 110) scale(.9)">
        <Body />
        <Hair />
        <Memories />
        <Face />
      </g>
    </ScenePicture>
  );
}

function NightSky() {
  return (
    <>
      <Fill
        ink="marigold"
        drained="night"
        stage={1}
        d="M1560 430a120 120 0 1 0 150 150 96 96 0 0 1-150-150z"
      />
      <Fill
        ink="paper"
        drained="night"
        stage={2}
        d={STARS.map(([x, y]) => `M${x} ${y - 16}l5 11 11 5-11 5-5 11-5-11-11-5 11-5z`).join("")}
      />
    </>
  );
}

const STARS = [
  [590, 560],
  [560, 1010],
  [660, 640],
  [1330, 560],
  [1400, 760],
  [1480, 900],
  [1760, 420],
  [1930, 300],
  [120, 1130],
  [330, 1090],
  [60, 330],
  [480, 300],
] as const;

const BODY = "M430 1720c20-340 150-470 350-510h440c200 40 330 170 350 510z";

function Body() {
  return (
    <>
      <Fill ink="rose" drained="night" stage={4} d={BODY} />
      <Overprint
        ink="vermilion"
        stage={3}
        d="M560 1330l60-44-20 330h-80zM720 1240l70-26-20 410h-80zM1440 1330l-60-44 20 330h80zM1280 1240l-70-26 20 410h80zM960 1260h80v460h-80z"
      />
      <Outlines as="path" d={BODY} />
      <Stroke ink="ink" drained="slate" stage={5} width={5} d={BODY} />
    </>
  );
}

const HAIR =
  "M690 1230c-70-60-96-170-88-280 22-270 190-420 398-420s376 150 398 420c8 110-18 220-88 280-40 24-80 20-110-10H800c-30 30-70 34-110 10z";

function Hair() {
  return (
    <>
      <path fill={INKS.ink} d={HAIR} />
      <Stroke ink="ink" drained="slate" stage={5} width={5} d={HAIR} />
    </>
  );
}

function Face() {
  return (
    <>
      <Fill
        ink="paper"
        drained="slate"
        stage={5}
        d="M824 990h352v70c0 130-76 210-176 210s-176-80-176-210z"
      />
      <Fill
        ink="rose"
        drained="slate"
        stage={4}
        d={circle(882, 1130, 36) + circle(1118, 1130, 36)}
      />
      <Fill
        ink="vermilion"
        stage={5}
        d="M784 1196c110 110 322 110 432 0l40 96c-140 120-372 120-512 0z"
      />
      <Outlines>
        <path d="M784 1196c110 110 322 110 432 0l40 96c-140 120-372 120-512 0z" />
        <path
          strokeWidth="7"
          d="M866 1068c18 18 50 18 68 0M1066 1068c18 18 50 18 68 0M976 1190c14 10 34 10 48 0M1000 1086l-10 54h20"
        />
      </Outlines>
    </>
  );
}

/** The town in the background, whose windows go dark too. */
function Windows() {
  return (
    <>
      <path
        fill={INKS.ink}
        d="M1440 1600v-520l110-130 110 130v-90h150V560l75-120 75 120v1040zM-20 1600v-330h160v-60l70-60 70 60v90h170v300z"
      />
      {PANES.map((panes, stage) => (
        <FadeOut
          as="path"
          key={panes}
          data-stage={stage as DrainStage}
          fill={INKS.marigold}
          d={panes}
        />
      ))}
    </>
  );
}

const PANES = [
  "M1490 1120h40v56h-40zM1850 640h30v60h-30zM30 1320h40v46H30z",
  "M1570 1120h40v56h-40zM1700 1040h36v50h-36zM320 1350h40v46h-40z",
  "M1490 1240h40v56h-40zM1850 800h30v60h-30z",
  "M1700 1160h36v50h-36zM1570 1240h40v56h-40zM190 1240h40v50h-40z",
  "M1850 960h30v60h-30zM1570 1370h40v56h-40z",
];
