import type { Shape } from "../../../widget/answer/figures.ts";
import { ShapePath } from "../../../widget/answer/ShapePath.tsx";
import type { DrainStage } from "../stages.ts";
import { DRAINED, Fill, Stroke } from "./drain.tsx";

/** A part of a figure, whose colours fade in `stage`. */
export function Figure({ shapes, stage }: { shapes: readonly Shape[]; stage: DrainStage }) {
  return shapes.map((shape) => {
    const { ink, line, d } = shape;
    if (DRAINED[ink] === undefined) return <ShapePath key={d} {...shape} />;
    if (line === undefined) return <Fill key={d} ink={ink} stage={stage} d={d} />;
    return <Stroke key={d} ink={ink} stage={stage} width={line} d={d} />;
  });
}
