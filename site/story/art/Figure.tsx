import type { Shape } from "../../../widget/answer/figures.ts";
import { ShapePath } from "../../../widget/answer/ShapePath.tsx";
import type { DrainStage } from "../stages.ts";
import { DrainingFill, DrainingStroke, type Ink } from "./drain.ts";

/** The ink without colour that takes the place of each colour. */
const DRAINED: Partial<Record<Ink, Ink>> = {
  marigold: "slate",
  rose: "ash",
  ultramarine: "slate",
  vermilion: "lead",
  viridian: "slate",
};

/** A part of a figure, whose colours fade in `stage`. */
export function Figure({ shapes, stage }: { shapes: readonly Shape[]; stage: DrainStage }) {
  return shapes.map((shape) => {
    const { ink: $ink, line, d } = shape;
    const $drained = DRAINED[$ink];
    if ($drained === undefined) return <ShapePath key={d} {...shape} />;
    const Draining = line === undefined ? DrainingFill : DrainingStroke;
    const inks = { $ink, $drained, "data-stage": stage };
    return <Draining key={d} as="path" {...inks} strokeWidth={line} d={d} />;
  });
}
