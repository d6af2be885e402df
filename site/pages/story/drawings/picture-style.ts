import { css, keyframes } from "styled-components";
import { INKS } from "../../../../widget/theme/tokens.ts";
import { FAMILY } from "../../../style/type.ts";
import { STAGES, stageProgressCss } from "../timing.ts";

/** Where nothing moves: there each picture is half in colour and half without, along a slanted cut. */
export const STILL = "@media print, (prefers-reduced-motion: reduce), (scripting: none)";

/**
 * The styles of the drawings by class: a shape's ink and, if it loses its colour, the ink that it then has
 * (`rose to-lead`). What changes has a `data-stage`, its own or a group's; `--progress` is how far that is.
 */
export const pictureStyle = css`
  ${STAGES.map((stage) => `[data-stage="${stage}"] { --progress: ${stageProgressCss(stage)}; }`)}
  @media print, (prefers-reduced-motion: reduce) {
    [data-stage] {
      --progress: var(--drain) !important;
    }
  }
  ${Object.entries(INKS).map(
    ([name, colour]) => `
      .${name} { --ink: ${colour}; }
      .to-${name} {
        --colour: color-mix(in oklab, ${colour} calc(100% * var(--progress)), var(--ink));
      }`,
  )}
  path[class] {
    fill: var(--colour, var(--ink));
  }
  path[stroke-width] {
    fill: none;
    stroke: var(--colour, var(--ink));
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .fade,
  .over,
  .printed,
  .rises {
    opacity: calc(1 - var(--progress));
  }
  .over {
    mix-blend-mode: multiply;
  }
  /* Fades in: the outline of what has faded out, as a chalk mark or as a design drawing. */
  .dashed,
  .design {
    opacity: var(--progress);
    stroke: var(--ink, ${INKS.ink});
  }
  .dashed,
  path.design,
  path.printed {
    fill: none;
  }
  .dashed {
    stroke-width: 4;
    stroke-dasharray: 3 12;
    stroke-linecap: round;
  }
  .design {
    stroke-width: 3.5;
    stroke-dasharray: 16 8 3 8;
  }
  /* Lines of text, which fade when their letters rise. */
  .printed {
    stroke: ${INKS.ink};
    stroke-width: 11;
    stroke-dasharray: 46 12 24 12 64 12;
  }
  text {
    fill: ${INKS.paper};
    font-family: ${FAMILY.display};
    font-weight: 800;
    text-anchor: middle;
  }
  .rises {
    transform: translateY(calc(var(--progress) * -40px));
    paint-order: stroke;
    stroke: ${INKS.ink};
    stroke-width: 10;
    stroke-linejoin: round;
    text {
      fill: var(--ink);
    }
  }
  /* Shown from the begin of its stage, in which it falls. */
  .flake {
    opacity: calc(var(--progress) * 20);
    > g {
      transform: translateY(calc(var(--progress) * var(--progress) * 1px))
        rotate(calc(var(--progress) * 70deg));
    }
  }
  .flattens {
    transform: translate(0, 924px) scaleY(calc(1 - 0.985 * var(--progress)));
  }
  .beam {
    mix-blend-mode: screen;
  }
  /* The bakery, which would be at the edge of a nearer view. */
  .near .far {
    display: none;
  }
`;

const toAndFro = (seconds: number, from: string, to: string) => ({
  seconds,
  frames: keyframes`0%, 100% { ${from} } 50% { ${to} }`,
});

/** The small movements in a loop, by the classes of the groups that move. */
const MOVEMENTS = {
  "scarf-end": toAndFro(1.7, "transform: rotate(-3deg)", "transform: rotate(5deg) scaleX(.96)"),
  "bow-arm": toAndFro(0.9, "transform: translate(0, 0)", "transform: translate(26px, -20px)"),
  "brush-arm": toAndFro(2.4, "transform: rotate(0deg)", "transform: rotate(-16deg)"),
  waves: toAndFro(4, "transform: translateX(-90px)", "transform: translateX(90px)"),
  steam: toAndFro(
    2.2,
    "transform: translateY(0) scaleX(1); opacity: .95",
    "transform: translateY(-16px) scaleX(.9); opacity: .45",
  ),
  page: toAndFro(3.6, "transform: scaleX(1)", "transform: scaleX(-1)"),
  dancer: toAndFro(
    1.8,
    "transform: translateY(0) rotate(0deg)",
    "transform: translateY(-22px) rotate(-4deg)",
  ),
  wheels: toAndFro(0.6, "transform: translateX(0)", "transform: translateX(3px)"),
  glow: toAndFro(2.6, "opacity: 1", "opacity: .55"),
  memories: toAndFro(3, "opacity: 1", "opacity: .86"),
  song: {
    seconds: 1.2,
    frames: keyframes`
      0%, 60%, 100% { opacity: 1; transform: translate(0, 0); }
      30% { opacity: .25; transform: translate(8px, -6px); }
    `,
  },
  beam: {
    seconds: 0.8,
    frames: keyframes`0%, 40%, 70%, 100% { opacity: 1; } 20% { opacity: .72; } 55% { opacity: .84; }`,
  },
};

/** The movements. They run only inside an element with `data-moving`, and never with reduced motion. */
export const pictureMovements = css`
  .scarf-end {
    transform-origin: -28px -232px;
  }
  .brush-arm {
    transform-origin: -22px -128px;
  }
  .steam {
    transform-origin: 1094px 1150px;
  }
  .page {
    transform-origin: 1000px 1320px;
  }
  .dancer {
    transform-origin: 960px 860px;
  }
  @media (prefers-reduced-motion: no-preference) {
    [data-moving] & {
      --moving: running;
    }
    ${Object.entries(MOVEMENTS).map(
      ([name, { seconds, frames }]) => css`
        .${name} {
          animation: ${frames} ${seconds}s ease-in-out infinite var(--moving, paused);
        }
      `,
    )}
  }
`;
