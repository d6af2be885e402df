import { describe, expect, it } from "vitest";
import { CONSTITUENCIES } from "../../../../api/contract/constituencies.ts";
import { outlinePath } from "../../../../site/pages/tds/OutlineArt.tsx";

describe("the outline of a constituency", () => {
  it.each(CONSTITUENCIES)("of %s fills its box, and stays in it", (constituency) => {
    const numbers = outlinePath(constituency, 400, 300).match(/-?\d+/g)?.map(Number) ?? [];
    const across = numbers.filter((_, index) => index % 2 === 0);
    const down = numbers.filter((_, index) => index % 2 === 1);
    expect(Math.min(...across, ...down)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...across)).toBeLessThanOrEqual(400);
    expect(Math.max(...down)).toBeLessThanOrEqual(300);
    const extents = [across, down].map((each) => Math.max(...each) - Math.min(...each));
    expect((extents[0] ?? 0) > 397 || (extents[1] ?? 0) > 297).toBe(true);
  });
});
