import encodeQR from "qr";
import { INKS } from "../../widget/theme/tokens.ts";

interface QrCodeProps {
  /** The address that the code leads to. */
  link: string;
  x: number;
  y: number;
  /** The width of the patch, with its quiet zone. */
  size: number;
}

/**
 * A QR code: dark on a light patch in every look, because some readers know no other. The patch
 * includes the quiet zone of four modules. Error correction M restores 15 % of it.
 */
export function QrCode({ link, x, y, size }: QrCodeProps) {
  const rows = encodeQR(link, "raw", { ecc: "medium", border: 4 });
  return (
    <g transform={`translate(${x} ${y}) scale(${size / rows.length})`}>
      <path d={`M0 0H${rows.length}V${rows.length}H0Z`} fill={INKS.paper} />
      <path d={rows.map(runsOf).join("")} fill={INKS.ink} shapeRendering="crispEdges" />
    </g>
  );
}

/** Returns the path of the dark modules of a row: a bar for each run, so that no gaps show between modules. */
function runsOf(row: readonly boolean[], y: number): string {
  const text = row.map((isDark) => (isDark ? "#" : " ")).join("");
  return [...text.matchAll(/#+/g)]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h${-length}z`)
    .join("");
}
