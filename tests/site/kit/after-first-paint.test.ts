import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterFirstPaint } from "../../../site/kit/after-first-paint.ts";

/** Reports a paint to those who observe it. */
let reportPaint: (name: string) => void;

beforeEach(() => {
  vi.useFakeTimers();
  const observed = new Set<(paints: { getEntriesByName: (name: string) => string[] }) => void>();
  reportPaint = (name) => {
    for (const report of observed) {
      report({ getEntriesByName: (asked) => (asked === name ? [name] : []) });
    }
  };
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
