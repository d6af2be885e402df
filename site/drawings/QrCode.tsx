import encodeQR from "qr";
import { INKS } from "../../widget/theme/tokens.ts";

/** A QR code of `size` units with its quiet zone: dark on light in every look, which some readers need. */
export function QrCode({ link, size }: { link: string; size: number }) {
  const rows = encodeQR(link, "raw", { ecc: "medium", border: 4 });
  return (
    <g transform={`scale(${size / rows.length})`}>
      <path d={`M0 0H${rows.length}V${rows.length}H0Z`} fill={INKS.paper} />
      <path d={rows.map(runsOf).join("")} fill={INKS.ink} shapeRendering="crispEdges" />
    </g>
  );
}

/** Returns the dark modules of a row as a path: a bar for each run, so that no gaps show. */
function runsOf(row: readonly boolean[], y: number): string {
  const text = row.map((isDark) => (isDark ? "#" : " ")).join("");
  return [...text.matchAll(/#+/g)]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join("");
}
