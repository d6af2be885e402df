import styled, { css } from "styled-components";
import { colour, INKS } from "../../widget/theme/tokens.ts";

/** Returns the shapes of an SVG file, with what each `<use>` names in its place, where the page's styles reach. */
export function shapesOf(file: string, partNamed: (name: string) => string): string {
  return file
    .replace(/<\/?svg[^>]*>|<!--.*?-->|\n */g, "")
    .replace(/<use href="#([\w-]+)"([^>]*)\/>/g, (_, name: string, attributes: string) => {
      return `<g${attributes}>${partNamed(name)}</g>`;
    });
}

/** Returns the shapes of a symbol of an SVG file. Throws when the file has none of this name. */
export function symbolIn(file: string, name: string): string {
  const symbols = [...file.matchAll(/<symbol id="([\w-]+)"[^>]*>(.*?)<\/symbol>/gs)];
  const shapes = symbols.find(([, id]) => id === name)?.[2];
  if (shapes === undefined) throw new Error(`There is no drawing '${name}'`);
  return shapes;
}

/** Shapes of the site's own SVG files. */
export function Shapes({ of: __html }: { of: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: they are files of the project
  return <g dangerouslySetInnerHTML={{ __html }} />;
}

/**
 * The style of the illustrations, which look like screen prints: flat `plate`s, which overlap like inks in
 * the light theme and like coloured lights in the dark one, and outlines in ink. `paper` hides what is below,
 * `chalk` is an outline in the paper's colour, `solid` and `hollow` are outlined and filled.
 */
export const printStyle = css`
  /* Of outlines that have no width of their own. */
  stroke-width: 4;
  .plate {
    mix-blend-mode: multiply;
    @media (prefers-color-scheme: dark) {
      mix-blend-mode: screen;
    }
    @media (forced-colors: active) {
      display: none;
    }
  }
  .paper,
  .hollow {
    fill: ${colour("paper")};
  }
  .ink,
  .chalk {
    fill: none;
  }
  .solid {
    fill: ${colour("ink")};
  }
  .ink,
  .chalk,
  .solid,
  .hollow {
    stroke: ${colour("ink")};
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .chalk {
    stroke: ${colour("paper")};
  }
`;

/** The SVG element of an illustration; hidden from assistive technology. */
export const Illustration = styled.svg.attrs({ "aria-hidden": true })`
  display: block;
  overflow: visible;
  isolation: isolate;
  ${printStyle}
`;

/** Defines the halftone patterns: in one illustration of a page, because ids are unique. */
export function HalftoneDefs() {
  return (
    <defs fill="currentColor">
      <HalftonePattern id="dots" pitch={9} radius={2.2} />
      <HalftonePattern id="dots-fine" pitch={8} radius={1.2} />
      <HalftonePattern id="dots-open" pitch={12} radius={1.5} />
    </defs>
  );
}

/** A halftone pattern: dots of a radius, `pitch` apart, in the ink of `fill`. */
export function HalftonePattern(props: {
  id: string;
  pitch: number;
  radius: number;
  fill?: string;
}) {
  const { id, pitch, radius, fill } = props;
  return (
    <pattern
      id={id}
      width={pitch}
      height={pitch}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(28)"
    >
      <circle cx={pitch / 2} cy={pitch / 2} r={radius} fill={fill} />
    </pattern>
  );
}

export function Logo() {
  return (
    <Illustration viewBox="0 0 66 44">
      <circle className="plate" fill={INKS.vermilion} cx="22" cy="22" r="20" />
      <path className="plate" fill={INKS.marigold} d="M22 4H62L44 40H22Z" />
      <path className="plate" fill={INKS.ultramarine} d="M34 44L50 10L66 44Z" />
    </Illustration>
  );
}
