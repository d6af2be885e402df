import type { WheelEvent } from "react";

/** Keeps the wheel over a part that scrolls from pages that scroll themselves, which would prevent it. */
export const keepWheel = (event: WheelEvent) => event.stopPropagation();
