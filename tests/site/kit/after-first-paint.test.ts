import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterFirstPaint } from "../../../site/kit/after-first-paint.ts";

type Task = () => void;

/** The tasks that wait for a frame, and those that wait until the browser is idle. */
let frames: Task[];
let idle: { run: Task; timeout: number | undefined }[];

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  idle = [];
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal("requestAnimationFrame", (run: Task) => frames.push(run));
  const requestIdleCallback = (run: Task, options?: { timeout: number }) =>
    idle.push({ run, timeout: options?.timeout });
  vi.stubGlobal("requestIdleCallback", requestIdleCallback);
  vi.stubGlobal("window", { requestIdleCallback });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("the task waits for a painted frame, then for an idle moment, and not for ever", () => {
  const run = vi.fn();
  afterFirstPaint(run);
  expect(idle).toEqual([]);
  for (const frame of frames) frame();
  // The frame's callbacks run before its paint.
  expect(idle).toEqual([]);
  vi.runAllTimers();
  expect(idle).toHaveLength(1);
  expect(idle[0]?.timeout).toBeGreaterThan(0);
  expect(run).not.toHaveBeenCalled();
  idle[0]?.run();
  expect(run).toHaveBeenCalledOnce();
});

it("the task needs no idle callback of the browser", () => {
  vi.stubGlobal("window", {});
  const run = vi.fn();
  afterFirstPaint(run);
  for (const frame of frames) frame();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

it("the task waits for no frame in a tab that is not shown", () => {
  vi.stubGlobal("document", { visibilityState: "hidden" });
  afterFirstPaint(vi.fn());
  expect(frames).toEqual([]);
  expect(idle).toHaveLength(1);
});
