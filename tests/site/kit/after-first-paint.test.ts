import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterFirstPaint, whenIdle } from "../../../site/kit/after-first-paint.ts";

type Task = () => void;

/** Reports a paint to those who observe it. */
let reportPaint: (name: string) => void;
/** The tasks that wait until the browser is idle. */
let idle: { run: Task; timeout: number | undefined }[];

beforeEach(() => {
  vi.useFakeTimers();
  const observed = new Set<(paints: { getEntriesByName: (name: string) => string[] }) => void>();
  reportPaint = (name) => {
    for (const report of observed) {
      report({ getEntriesByName: (asked) => (asked === name ? [name] : []) });
    }
  };
  idle = [];
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      #report: Parameters<typeof observed.add>[0];
      constructor(report: Parameters<typeof observed.add>[0]) {
        this.#report = report;
      }
      observe({ type }: { type: string }) {
        if (type === "paint") observed.add(this.#report);
      }
      disconnect() {
        observed.delete(this.#report);
      }
    },
  );
  const requestIdleCallback = (run: Task, options?: { timeout: number }) =>
    idle.push({ run, timeout: options?.timeout });
  vi.stubGlobal("requestIdleCallback", requestIdleCallback);
  vi.stubGlobal("window", { requestIdleCallback });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("a task after the first paint runs once, when content is on the screen", () => {
  const run = vi.fn();
  afterFirstPaint(run);
  reportPaint("first-paint");
  expect(run).not.toHaveBeenCalled();
  reportPaint("first-contentful-paint");
  expect(run).toHaveBeenCalledOnce();
  reportPaint("first-contentful-paint");
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

it("a task waits for a report of the paint, but not for ever", () => {
  const run = vi.fn();
  afterFirstPaint(run);
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

it("a task waits for no paint in a tab that is not shown", () => {
  vi.stubGlobal("document", { visibilityState: "hidden" });
  const run = vi.fn();
  afterFirstPaint(run);
  expect(run).toHaveBeenCalledOnce();
  vi.runAllTimers();
  reportPaint("first-contentful-paint");
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
