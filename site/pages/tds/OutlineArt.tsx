import type { Constituency } from "../../../api/contract/constituencies.ts";
import { INKS } from "../../../widget/theme/tokens.ts";
import { HalftonePattern, Illustration } from "../../drawings/illustration.tsx";
import { outlinePath } from "./outline.ts";

const SIZE = 400;

/** The outline of a constituency, printed in two inks that do not quite meet. */
export function OutlineArt({ of, className }: { of: Constituency; className?: string }) {
  const d = outlinePath(of, SIZE, SIZE);
  return (
    <Illustration viewBox={`0 0 ${SIZE} ${SIZE}`} className={className}>
      <defs fill={INKS.ink}>
        <HalftonePattern id="outline-dots" pitch={11} radius={2.4} />
      </defs>
      <path d={d} transform="translate(9 10)" fill={INKS.ink} />
      <path d={d} fill={INKS.paper} />
      <path className="plate" d={d} transform="translate(-7 -5)" fill={INKS.rose} />
      <path className="plate" d={d} fill={INKS.vermilion} />
      <path className="plate" d={d} fill="url(#outline-dots)" opacity={0.55} />
      <path d={d} fill="none" stroke={INKS.ink} strokeWidth={3} strokeLinejoin="round" />
    </Illustration>
  );
}
