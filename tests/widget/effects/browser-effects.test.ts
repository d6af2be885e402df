import { afterEach, describe, expect, test, vi } from "vitest";
import { createBrowserEffects, detectDevice } from "../../../widget/effects/browser-effects.ts";

afterEach(() => vi.unstubAllGlobals());

/** Returns the effects in a browser with this window. */
function effectsIn(window: object) {
  vi.stubGlobal("window", window);
  return createBrowserEffects(
    new EventTarget(),
    () => "",
    () => null,
  );
}

/** Returns the effects in a browser whose `window.open` is this function. */
function effectsWith(open: (href: string, target: string) => unknown) {
  const location = { href: "https://partner.example/" };
  return { location, effects: effectsIn({ open, location }) };
}

describe("opening a link", () => {
  test("in a new window clears the window's opener", () => {
    const opened = { opener: "the partner's page" as string | null };
    const open = vi.fn(() => opened);
    const { effects, location } = effectsWith(open);
    expect(effects.open("https://mail.google.com/", "blank")).toBe(true);
    expect(open).toHaveBeenCalledExactlyOnceWith("https://mail.google.com/", "_blank");
    expect(opened.opener).toBeNull();
    expect(location.href).toBe("https://partner.example/");
  });

  test("in a sandboxed window of another origin, whose opener cannot be cleared, succeeds", () => {
    const opened = {
      set opener(_: null) {
        throw new DOMException("another origin", "SecurityError");
      },
    };
    expect(effectsWith(() => opened).effects.open("https://mail.google.com/", "blank")).toBe(true);
  });

  test.each([
    ["is blocked", () => null],
    [
      "throws",
      () => {
        throw new Error("a sandboxed frame");
      },
    ],
  ])("fails when the new window %s", (_case, open) => {
    expect(effectsWith(open).effects.open("https://mail.google.com/", "blank")).toBe(false);
  });

  test("from a frame changes the top window's location, which a sandbox may forbid", () => {
    const top = { location: { href: "https://host.example/" } };
    const location = { href: "https://partner.example/" };
    const { open } = effectsIn({ top, location });
    expect(open("mailto:td@oireachtas.ie", "self")).toBe(true);
    expect(top.location.href).toBe("mailto:td@oireachtas.ie");
    expect(location.href).toBe("https://partner.example/");
    Object.defineProperty(top.location, "href", {
      set: () => {
        throw new DOMException("sandboxed", "SecurityError");
      },
    });
    expect(open("mailto:td@oireachtas.ie", "self")).toBe(false);
  });
});

describe("a sign of a mail program", () => {
  /** Returns the names of the events that are a sign on a device, each tried alone. */
  function signsOn(userAgent: string, events: readonly string[][]) {
    return events.filter((names) => {
      const view = new EventTarget();
      const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
      vi.stubGlobal("navigator", { userAgent, maxTouchPoints: 0 });
      vi.stubGlobal("document", page);
      const seen = vi.fn();
      effectsIn(view).onceMailShown(seen);
      for (const name of names) {
        if (name === "visibilitychange") page.visibilityState = "hidden";
        (name === "visibilitychange" ? page : view).dispatchEvent(new Event(name));
      }
      return seen.mock.calls.length === 1;
    });
  }

  const HIDDEN = ["visibilitychange"];
  const BLURRED = ["blur"];
  const LEFT = ["pagehide", "visibilitychange"];

  test("is a page that is hidden or left, or a window that loses the focus", () => {
    expect(signsOn("Windows", [HIDDEN, BLURRED, LEFT, ["focus"]])).toEqual([HIDDEN, BLURRED, LEFT]);
  });

  test("on Android is no page that is left, because an error page takes its place", () => {
    expect(signsOn("Android 15", [HIDDEN, BLURRED, LEFT])).toEqual([HIDDEN, BLURRED]);
  });
});

const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari";

test.each([
  ["a Windows desktop", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156", 0, "desktop"],
  [
    "a Windows laptop with a touch screen",
    "Mozilla/5.0 (Windows NT 10.0) Chrome/156",
    10,
    "desktop",
  ],
  ["a Mac", MAC, 0, "desktop"],
  ["an iPad that says it is a Mac", MAC, 5, "ios"],
  ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", 5, "ios"],
  ["an Android phone", "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/156 Mobile", 5, "android"],
  ["an Android tablet", "Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/156", 10, "android"],
])("%s is known by its user agent", (_, userAgent, maxTouchPoints, device) => {
  expect(detectDevice({ userAgent, maxTouchPoints })).toBe(device);
});
