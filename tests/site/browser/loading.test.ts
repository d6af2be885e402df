import { afterEach, expect, it, vi } from "vitest";
import { afterFirstPaint } from "../../../site/browser/loading.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  ["visible", [false, false, true]],
  ["hidden", [true, true, true]],
])(
  "in a tab that is %s, a task runs after its first frame if it paints any",
  (visibilityState, ran) => {
    vi.useFakeTimers();
    const callbacks: (() => void)[] = [];
    vi.stubGlobal("requestAnimationFrame", (run: () => void) => callbacks.push(run));
    vi.stubGlobal("document", { visibilityState });
    const task = vi.fn();
    afterFirstPaint(task);
    const hasRun = [task.mock.calls.length > 0];
    for (const run of callbacks.splice(0)) run();
    hasRun.push(task.mock.calls.length > 0);
    vi.runAllTimers();
    hasRun.push(task.mock.calls.length > 0);
    expect(hasRun).toEqual(ran);
  },
);
