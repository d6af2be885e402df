import { describe, expect, it } from "vitest";
import { fail, ok, type Result } from "../../../api/contract/result.ts";
import {
  type Capture,
  type CaptureFailure,
  createRecording,
  RECORDING_MS,
} from "../../../site/story/record/recording.ts";

/** A recorder with fake effects; `calls` lists the effects it has used. */
function setUp({ bytes = 10, hasSpace = true } = {}) {
  const calls: string[] = [];
  const timers = new Map<() => void, number>();
  let resolveCapture: (result: Result<Capture, CaptureFailure>) => void = () => {};
  let endCapture: () => void = () => {};
  let captureCount = 0;
  const capture = (): Capture => ({
    onEnd: (run) => {
      endCapture = run;
    },
    async stop() {
      calls.push("stop capture");
      return { file: new Blob(["x".repeat(bytes)]), name: "film.webm" };
    },
  });
  const recording = createRecording({
    capture() {
      captureCount += 1;
      return new Promise((resolve) => {
        resolveCapture = resolve;
      });
    },
    after(ms, run) {
      timers.set(run, ms);
      return () => timers.delete(run);
    },
    play: () => calls.push("play"),
    pause: () => calls.push("pause"),
    save({ name, file }) {
      if (!hasSpace) throw new Error("no space");
      calls.push(`save ${name} of ${file.size}`);
    },
    warn: (cause) => calls.push(`warn ${cause}`),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    recording,
    calls,
    timers,
    captureCount: () => captureCount,
    async press() {
      void recording.toggle();
      await settle();
    },
    async allow() {
      resolveCapture(ok(capture()));
      await settle();
    },
    async refuse(code: CaptureFailure["code"] = "refused") {
      resolveCapture(fail({ code, cause: code }));
      await settle();
    },
    async endByItself() {
      endCapture();
      await settle();
    },
    async endTime() {
      for (const run of [...timers.keys()]) run();
      await settle();
    },
  };
}

describe("a recording", () => {
  it("plays from the start, runs for 29 seconds and is saved", async () => {
    const stage = setUp();
    await stage.press();
    expect(stage.calls).toEqual([]);
    await stage.allow();
    expect(stage.recording.getState().status).toBe("recording");
    expect([...stage.timers.values()]).toEqual([RECORDING_MS]);
    expect(RECORDING_MS).toBe(29_000);
    await stage.endTime();
    expect(stage.calls).toEqual(["play", "pause", "stop capture", "save film.webm of 10"]);
    expect(stage.recording.getState().status).toBe("idle");
  });

  it.each([
    ["a second press", (stage: ReturnType<typeof setUp>) => stage.press()],
    [
      "the browser's own bar or a failure",
      (stage: ReturnType<typeof setUp>) => stage.endByItself(),
    ],
  ])("ended by %s is saved, and its timer is cancelled", async (_, end) => {
    const stage = setUp();
    await stage.press();
    await stage.allow();
    await end(stage);
    expect(stage.calls.at(-1)).toBe("save film.webm of 10");
    expect(stage.timers.size).toBe(0);
  });

  it("is saved once, even when it ends several times", async () => {
    const stage = setUp();
    await stage.press();
    await stage.allow();
    void stage.recording.toggle();
    void stage.recording.toggle();
    await stage.endByItself();
    await stage.endByItself();
    expect(stage.calls.filter((it) => it.startsWith("save"))).toHaveLength(1);
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
      expect(stage.calls).toEqual([`warn ${code}`]);
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
    const stage = setUp(options);
    await stage.press();
    await stage.allow();
    await stage.press();
    expect(stage.recording.getState()).toEqual({ status: "failed", code });
    expect(stage.calls).toContain("stop capture");
  });
});

describe("closing the page", () => {
  it("stops the capture at once and saves nothing", async () => {
    const stage = setUp();
    await stage.press();
    await stage.allow();
    stage.recording.abort();
    await stage.endTime();
    expect(stage.calls).toEqual(["play", "stop capture"]);
    expect(stage.timers.size).toBe(0);
  });

  it("stops a capture that starts too late", async () => {
    const stage = setUp();
    await stage.press();
    stage.recording.abort();
    await stage.allow();
    expect(stage.calls).toEqual(["stop capture"]);
    expect(stage.recording.getState().status).toBe("idle");
  });
});
