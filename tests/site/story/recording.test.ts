import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fail, ok, type Result } from "../../../api/contract/result.ts";
import {
  type Capture,
  type CaptureFailure,
  createRecording,
  RECORDING_MS,
} from "../../../site/story/record/recording.ts";

let calls: string[];

beforeEach(() => {
  calls = [];
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation((cause) => calls.push(`warn ${cause}`));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A recorder with fake effects, which `calls` lists. */
function setUp({ bytes = 10, hasSpace = true } = {}) {
  let answer: (result: Result<Capture, CaptureFailure>) => void = () => {};
  let endCapture: () => void = () => {};
  let captureCount = 0;
  const capture: Capture = {
    onEnd: (run) => {
      endCapture = run;
    },
    async stop() {
      calls.push("stop capture");
      return new File(["x".repeat(bytes)], "film.webm");
    },
  };
  const recording = createRecording({
    capture() {
      captureCount += 1;
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    play: () => calls.push("play"),
    pause: () => calls.push("pause"),
    save({ name, size }) {
      if (!hasSpace) throw new Error("no space");
      calls.push(`save ${name} of ${size}`);
    },
  });
  const settled = (act: () => void) => async () => {
    act();
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    recording,
    captureCount: () => captureCount,
    press: settled(() => void recording.toggle()),
    allow: settled(() => answer(ok(capture))),
    refuse: (code: CaptureFailure["code"]) => settled(() => answer(fail({ code, cause: code })))(),
    endByItself: settled(() => endCapture()),
    endTime: () => vi.advanceTimersByTimeAsync(RECORDING_MS),
  };
}

/** A recording that runs. */
async function setUpRunning(options = {}) {
  const stage = setUp(options);
  await stage.press();
  await stage.allow();
  return stage;
}

describe("a recording", () => {
  it("plays from the start, runs for 29 seconds and is saved", async () => {
    const stage = setUp();
    await stage.press();
    expect(calls).toEqual([]);
    await stage.allow();
    expect(stage.recording.getState().status).toBe("recording");
    expect(RECORDING_MS).toBe(29_000);
    await vi.advanceTimersByTimeAsync(28_999);
    expect(calls).toEqual(["play"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual(["play", "pause", "stop capture", "save film.webm of 10"]);
    expect(stage.recording.getState().status).toBe("idle");
  });

  it.each([
    ["a second press", "press"],
    ["the browser's own bar or a failure", "endByItself"],
  ] as const)("ended by %s is saved, and its timer is cancelled", async (_, end) => {
    const stage = await setUpRunning();
    await stage[end]();
    expect(calls.at(-1)).toBe("save film.webm of 10");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is saved once, even when it ends several times", async () => {
    const stage = await setUpRunning();
    void stage.recording.toggle();
    void stage.recording.toggle();
    await stage.endByItself();
    await stage.endByItself();
    expect(calls.filter((it) => it.startsWith("save"))).toHaveLength(1);
    expect(stage.captureCount()).toBe(1);
  });
});

describe("a recording that fails", () => {
  it.each(["refused", "unsupported", "broken"] as const)(
    "with code %s is logged and shown, and can be repeated",
    async (code) => {
      const stage = setUp();
      await stage.press();
      await stage.refuse(code);
      expect(calls).toEqual([`warn ${code}`]);
      expect(stage.recording.getState()).toEqual({ status: "failed", code });
      stage.recording.dismiss();
      expect(stage.recording.getState().status).toBe("idle");
      await stage.press();
      expect(stage.captureCount()).toBe(2);
    },
  );

  it.each([
    ["cannot be saved", { hasSpace: false }, "unsaved"],
    ["is empty", { bytes: 0 }, "broken"],
  ] as const)("because it %s is shown", async (_, options, code) => {
    const stage = await setUpRunning(options);
    await stage.press();
    expect(stage.recording.getState()).toEqual({ status: "failed", code });
    expect(calls).toContain("stop capture");
  });
});

describe("closing the page", () => {
  it("stops the capture at once and saves nothing", async () => {
    const stage = await setUpRunning();
    stage.recording.abort();
    await stage.endTime();
    expect(calls).toEqual(["play", "stop capture"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("stops a capture that starts too late", async () => {
    const stage = setUp();
    await stage.press();
    stage.recording.abort();
    await stage.allow();
    expect(calls).toEqual(["stop capture"]);
    expect(stage.recording.getState().status).toBe("idle");
  });
});
