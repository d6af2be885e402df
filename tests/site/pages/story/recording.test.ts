import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { shareStory } from "../../../../site/pages/story/RecordControl.tsx";
import { RECORDING_MS, startRecording } from "../../../../site/pages/story/recording.ts";

let calls: string[];
let stopTrack: () => void;

/** Replaces what the browser records with; `calls` lists what is saved and stopped. */
function stubBrowser({
  bytes = "film",
  hasSpace = true,
  devices = { getDisplayMedia: async () => ({ getTracks: () => [{ stop: stopTrack }] }) } as object,
  isTypeSupported = (type: string) => type.includes("vp8"),
  start = () => {},
}) {
  class FakeRecorder extends EventTarget {
    static isTypeSupported = isTypeSupported;
    state = "recording";
    start = start;
    stop() {
      this.state = "inactive";
      this.dispatchEvent(Object.assign(new Event("dataavailable"), { data: new Blob([bytes]) }));
      this.dispatchEvent(new Event("stop"));
    }
  }
  vi.stubGlobal("MediaRecorder", FakeRecorder);
  vi.stubGlobal("navigator", { userAgent: "", mediaDevices: devices });
  const link = { download: "", click: () => calls.push(`save ${link.download}`) };
  vi.stubGlobal("document", { createElement: () => link });
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => {
    if (!hasSpace) throw new Error("no space");
    return "blob:";
  });
}

async function startIn(browser: Parameters<typeof stubBrowser>[0]) {
  stubBrowser(browser);
  const started = await startRecording("film");
  if (!started.ok) throw started.failure;
  return started.value;
}

beforeEach(() => {
  calls = [];
  stopTrack = () => calls.push("stop track");
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a recording", () => {
  it("runs for 29 seconds, and is saved once", async () => {
    const { saved, stop } = await startIn({});
    await vi.advanceTimersByTimeAsync(28_999);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await saved).toMatchObject({ ok: true });
    stop();
    expect(calls).toEqual(["stop track", "save film.webm"]);
    expect(RECORDING_MS).toBe(29_000);
  });

  it("is saved when it is stopped, in the format that the browser has", async () => {
    const { saved, stop } = await startIn({ isTypeSupported: (type) => type === "video/mp4" });
    stop();
    await saved;
    expect(calls).toEqual(["stop track", "save film.mp4"]);
  });

  it.each([
    ["cannot be saved", { hasSpace: false }, "no space"],
    ["is empty", { bytes: "" }, "The recording is empty"],
  ])("that %s fails", async (_, browser, message) => {
    const { saved, stop } = await startIn(browser);
    stop();
    expect(await saved).toMatchObject({ failure: { message } });
    expect(calls).toEqual(["stop track"]);
  });
});

describe("a recording that cannot start", () => {
  const refusal = new DOMException("no", "NotAllowedError");
  const broken = () => {
    throw new Error("broken");
  };

  it.each([
    ["has no screen capture", { devices: {} }, []],
    ["is refused", { devices: { getDisplayMedia: () => Promise.reject(refusal) } }, []],
    ["breaks, and stops the capture", { start: broken }, ["stop track"]],
  ])("because it %s fails", async (_, browser, stopped) => {
    stubBrowser(browser);
    expect(await startRecording("film")).toMatchObject({ ok: false });
    expect(calls).toEqual(stopped);
  });
});

const LINK = { title: "The story", text: "A day.", url: "https://bia.test/story" };

const dismissed = () => Promise.reject(new DOMException("closed", "AbortError"));
const rejected = () => Promise.reject(new DOMException("no", "NotAllowedError"));
const accepted = async () => {};

it.each([
  ["uses the share sheet when there is one", accepted, accepted, "shared", []],
  ["does nothing more when the sheet is closed", dismissed, accepted, "shared", []],
  ["copies the link when the sheet fails", rejected, accepted, "copied", [[LINK.url]]],
  ["copies the link when there is no sheet", undefined, accepted, "copied", [[LINK.url]]],
  ["fails when the sheet and the clipboard fail", rejected, rejected, "notCopied", [[LINK.url]]],
  ["fails where there is neither", undefined, undefined, "notCopied", []],
] as const)("sharing the story %s", async (_, share, copy, outcome, copies) => {
  const writeText = vi.fn(copy);
  vi.stubGlobal("navigator", { share, clipboard: copy && { writeText } });
  expect(await shareStory(LINK)).toBe(outcome);
  expect(writeText.mock.calls).toEqual(copies);
});
