import { describe, expect, it } from "vitest";
import { fail, ok, type Result } from "../../../api/contract/result.ts";
import {
  type Capture,
  createRecording,
  type Failed,
  RECORDING_MS,
} from "../../../site/story/record/recording.ts";

/** A recorder in a world of the test's making; `did` is what it did there. */
function staged({ bytes = 10, room = true } = {}) {
  const did: string[] = [];
  const timers = new Map<() => void, number>();
  let answer: (asked: Result<Capture, Failed>) => void = () => {};
  let endsByItself: () => void = () => {};
  let captures = 0;
  const capture = (): Capture => ({
    onEnd: (run) => {
      endsByItself = run;
    },
    async stop() {
      did.push("screen let go");
      return { file: new Blob(["x".repeat(bytes)]), name: "film.webm" };
    },
  });
  const recording = createRecording({
    capture() {
      captures += 1;
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    after(ms, run) {
      timers.set(run, ms);
      return () => timers.delete(run);
    },
    play: () => did.push("play"),
    pause: () => did.push("pause"),
    save({ name, file }) {
      if (!room) throw new Error("no room");
      did.push(`save ${name} of ${file.size}`);
    },
    warn: (cause) => did.push(`warn ${cause}`),
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    recording,
    did,
    timers,
    captures: () => captures,
    async press() {
      void recording.toggle();
      await settled();
    },
    async allow() {
      answer(ok(capture()));
      await settled();
    },
    async refuse(code: Failed["code"] = "refused") {
      answer(fail({ code, cause: code }));
      await settled();
    },
    async endByItself() {
      endsByItself();
      await settled();
    },
    async runOut() {
      for (const run of [...timers.keys()]) run();
      await settled();
    },
  };
}

describe("a recording", () => {
  it("plays from the start, runs for 29 seconds and is saved", async () => {
    const stage = staged();
    await stage.press();
    expect(stage.did).toEqual([]);
    await stage.allow();
    expect(stage.recording.get().status).toBe("recording");
    expect([...stage.timers.values()]).toEqual([RECORDING_MS]);
    expect(RECORDING_MS).toBe(29_000);
    await stage.runOut();
    expect(stage.did).toEqual(["play", "pause", "screen let go", "save film.webm of 10"]);
    expect(stage.recording.get().status).toBe("idle");
  });

  it.each([
    ["a second press", (stage: ReturnType<typeof staged>) => stage.press()],
    [
      "the browser's own bar, or a fault",
      (stage: ReturnType<typeof staged>) => stage.endByItself(),
    ],
  ])("that %s ends is kept, and its time is up for nobody", async (_, end) => {
    const stage = staged();
    await stage.press();
    await stage.allow();
    await end(stage);
    expect(stage.did.at(-1)).toBe("save film.webm of 10");
    expect(stage.timers.size).toBe(0);
  });

  it("is saved once, whatever ends it a second time", async () => {
    const stage = staged();
    await stage.press();
    await stage.allow();
    void stage.recording.toggle();
    void stage.recording.toggle();
    await stage.endByItself();
    await stage.endByItself();
    expect(stage.did.filter((it) => it.startsWith("save"))).toHaveLength(1);
    expect(stage.captures()).toBe(1);
  });

  it("asks the browser once, however often it is pressed while it asks", async () => {
    const stage = staged();
    await stage.press();
    await stage.press();
    await stage.press();
    expect(stage.captures()).toBe(1);
  });

  it("may follow another one", async () => {
    const stage = staged();
    for (const _ of [1, 2]) {
      await stage.press();
      await stage.allow();
      await stage.press();
    }
    expect(stage.did.filter((it) => it.startsWith("save"))).toHaveLength(2);
  });
});

describe("a recording that fails", () => {
  it.each(["refused", "unsupported", "broken"] as const)(
    "as %s is logged, says so, and may be tried again",
    async (code) => {
      const stage = staged();
      await stage.press();
      await stage.refuse(code);
      expect(stage.did).toEqual([`warn ${code}`]);
      expect(stage.recording.get()).toEqual({ status: "failed", code });
      stage.recording.dismiss();
      expect(stage.recording.get().status).toBe("idle");
      await stage.press();
      expect(stage.captures()).toBe(2);
    },
  );

  it.each([
    ["finds no room", { room: false }, "unsaved"],
    ["has nothing in it", { bytes: 0 }, "broken"],
  ] as const)("because it %s says so", async (_, world, code) => {
    const stage = staged(world);
    await stage.press();
    await stage.allow();
    await stage.press();
    expect(stage.recording.get()).toEqual({ status: "failed", code });
    expect(stage.did).toContain("screen let go");
  });
});

describe("a page that goes away", () => {
  it("lets the screen go at once and saves nothing", async () => {
    const stage = staged();
    await stage.press();
    await stage.allow();
    stage.recording.leave();
    await stage.runOut();
    expect(stage.did).toEqual(["play", "screen let go"]);
    expect(stage.timers.size).toBe(0);
  });

  it("lets a screen go that it is given too late", async () => {
    const stage = staged();
    await stage.press();
    stage.recording.leave();
    await stage.allow();
    expect(stage.did).toEqual(["screen let go"]);
    expect(stage.recording.get().status).toBe("idle");
  });

  it("bothers nobody with a refusal that comes too late", async () => {
    const stage = staged();
    await stage.press();
    stage.recording.leave();
    await stage.refuse();
    expect(stage.did).toEqual([]);
  });
});
