import { type Constituency, currentConstituencies } from "../../../api/contract/constituencies.ts";
import { LONGITUDE_SHARE, readOutlines } from "../../../widget/finder/outlines.ts";
import { colour, INKS } from "../../../widget/theme/tokens.ts";
import { HalftonePattern, Illustration } from "../../drawings/illustration.tsx";

const SIZE = 400;

/** The outline of a constituency, in the paper's colour, which text may stand on, between two inks. */
export function OutlineArt({ of, className }: { of: Constituency; className?: string }) {
  const d = outlinePath(of, SIZE, SIZE);
  return (
    <Illustration viewBox={`0 0 ${SIZE} ${SIZE}`} className={className}>
      <defs fill={INKS.rose}>
        <HalftonePattern id="outline-dots" pitch={11} radius={2.4} />
      </defs>
      <path d={d} transform="translate(9 10)" fill={INKS.vermilion} />
      <path d={d} fill={INKS.paper} />
      <path className="plate" d={d} transform="translate(-7 -5)" fill={INKS.rose} />
      <path d={d} fill={colour("paperRaised")} />
      <path className="plate" d={d} fill="url(#outline-dots)" opacity={0.55} />
    </Illustration>
  );
}

const OUTLINES = readOutlines();

/** Returns the outline of a constituency as path data that fills a box; for `Tipperary`, of both that followed. */
export function outlinePath(choice: Constituency, width: number, height: number): string {
  const names = currentConstituencies(choice);
  const rings = OUTLINES.filter(({ constituency }) => names.includes(constituency))
    .flatMap((outline) => outline.rings)
    .map((ring) => ring.map(([east, north]) => [east * LONGITUDE_SHARE, -north] as const));
  const easts = rings.flat().map(([east]) => east);
  const souths = rings.flat().map(([, south]) => south);
  const [west, north] = [Math.min(...easts), Math.min(...souths)];
  const wide = Math.max(...easts) - west;
  const tall = Math.max(...souths) - north;
  const scale = Math.min(width / wide, height / tall);
  const x = (east: number) => Math.round((east - west - wide / 2) * scale + width / 2);
  const y = (south: number) => Math.round((south - north - tall / 2) * scale + height / 2);
  return rings
    .map((ring) => `M${ring.map(([east, south]) => `${x(east)} ${y(south)}`).join("L")}Z`)
    .join("");
}
