import styled from "styled-components";

/** Interface icons from lucide (ISC licence), as SVG path data. */
export const ICONS = {
  chevron: "m6 9 6 6 6-6",
  x: "M18 6 6 18M6 6l12 12",
  check: "M20 6 9 17l-5-5",
  alert: "M12 8v4M12 16h.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0z",
} as const;

/** An icon beside a text, hidden from assistive technology. */
export function Icon({ name }: { name: keyof typeof ICONS }) {
  return (
    <IconSvg>
      <path d={ICONS[name]} />
    </IconSvg>
  );
}

/** The frame of an icon: 24 units square, drawn in lines of the text's colour. */
export const IconSvg = styled.svg.attrs({ viewBox: "0 0 24 24", "aria-hidden": true })`
  flex: none;
  width: 1.25em;
  height: 1.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 2.25;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
