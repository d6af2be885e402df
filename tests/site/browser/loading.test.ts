import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterFirstPaint } from "../../../site/browser/loading.ts";

/** Paints a frame: runs what waits for it, but no timers. */
let paintFrame: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  const callbacks: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => callbacks.push(run));
  paintFrame = () => {
    for (const run of callbacks.splice(0)) run();
  };
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("a task after the first paint runs once, when the first frame is on the screen", () => {
  vi.stubGlobal("document", { visibilityState: "visible" });
  const run = vi.fn();
  afterFirstPaint(run);
  vi.runAllTimers();
  paintFrame();
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  paintFrame();
  expect(run).toHaveBeenCalledOnce();
});

it("a task waits for no paint in a tab that is not shown", () => {
  vi.stubGlobal("document", { visibilityState: "hidden" });
  const run = vi.fn();
  afterFirstPaint(run);
  expect(run).toHaveBeenCalledOnce();
});
