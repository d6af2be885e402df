import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterFirstPaint, whenIdle } from "../../../site/kit/after-first-paint.ts";

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

it("a task after the first paint waits for a frame and its paint", () => {
  const run = vi.fn();
  afterFirstPaint(run);
  for (const frame of frames) frame();
  // The frame's callbacks run before its paint.
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

it("a task waits for no frame in a tab that is not shown", () => {
  vi.stubGlobal("document", { visibilityState: "hidden" });
  const run = vi.fn();
  afterFirstPaint(run);
  expect(frames).toEqual([]);
  expect(run).toHaveBeenCalledOnce();
});

it("a task waits for an idle moment, but not for ever", () => {
  const run = vi.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  expect(idle[0]?.timeout).toBeGreaterThan(0);
  idle[0]?.run();
  expect(run).toHaveBeenCalledOnce();
});

it("a task needs no idle callback of the browser", () => {
  vi.stubGlobal("window", {});
  const run = vi.fn();
  whenIdle(run);
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});
