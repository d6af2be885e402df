import { afterEach, describe, expect, test, vi } from "vitest";
import { createBrowserEffects, detectDevice } from "../../../widget/effects/browser-effects.ts";

afterEach(() => vi.unstubAllGlobals());

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1";
const ANDROID = "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/156 Mobile";

/** Returns the effects in a browser with this window, by default on an iPhone. */
function effectsIn(window: object, navigator: object = { userAgent: IPHONE, maxTouchPoints: 5 }) {
  vi.stubGlobal("window", window);
  vi.stubGlobal("navigator", navigator);
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

/** Browsers in whose window a mailto link has a tab of its own, or has none. */
const CHROME = {
  userAgent: "Windows NT 10.0; Chrome/156",
  maxTouchPoints: 0,
  vendor: "Google Inc.",
};
const SAFARI = { ...CHROME, userAgent: "Macintosh; Safari/605", vendor: "Apple Computer, Inc." };

describe("a mailto link in the window that it leaves", () => {
  /** Opens one in a browser. Returns the link that was pressed, and the window's location. */
  function openIn(navigator: object, isFrame = false) {
    const link = { click: vi.fn() };
    vi.stubGlobal("document", { createElement: () => link });
    const view: Record<string, unknown> = { location: { href: "https://partner.example/" } };
    view.top = isFrame ? { location: view.location } : view;
    expect(effectsIn(view, navigator).open("mailto:td@oireachtas.ie", "self")).toBe(true);
    return { link, location: view.location };
  }

  test("has a tab of its own, which closes at once, so that no page is asked whether it may be left", () => {
    const { link, location } = openIn(CHROME);
    expect(link).toMatchObject({ href: "mailto:td@oireachtas.ie", target: "_blank" });
    expect(link.click).toHaveBeenCalledOnce();
    expect(location).toEqual({ href: "https://partner.example/" });
  });

  test.each([
    ["in Safari", SAFARI, false],
    ["on a phone", { ...CHROME, userAgent: ANDROID }, false],
    ["in a frame", CHROME, true],
  ])("has none %s, where it may be empty or forbidden", (_, navigator, isFrame) => {
    const { link, location } = openIn(navigator, isFrame);
    expect(link.click).not.toHaveBeenCalled();
    expect(location).toEqual({ href: "mailto:td@oireachtas.ie" });
  });
});

describe("an app's address", () => {
  const INTENT = "intent:a@b.ie?body=x#Intent;scheme=mailto;package=com.google.android.gm;end";
  const PAGE = "https://mail.google.com/mail/?to=a@b.ie&body=x;end";

  /** Opens it in a browser. Returns the address that the page goes to. */
  function openApp(href: string, userAgent: string): string {
    const location = { href: "" };
    vi.stubGlobal("location", location);
    effectsIn({}, { userAgent, maxTouchPoints: 5 }).openApp(href, PAGE);
    return location.href;
  }

  test("names on Android the page to open where the app is missing", () => {
    expect(openApp(INTENT, ANDROID)).toBe(
      INTENT.replace(/end$/, `S.browser_fallback_url=${encodeURIComponent(PAGE)};end`),
    );
  });

  test.each([
    [INTENT, "Mozilla/5.0 (Android 16; Mobile; rv:155.0) Gecko/155.0 Firefox/155.0"],
    ["googlegmail:///co?body=x%3Bend", IPHONE],
  ])("%s names none in %s", (href, userAgent) => {
    expect(openApp(href, userAgent)).toBe(href);
  });
});

test.each([
  ["during a click", { isActive: true }, true],
  ["after it", { isActive: false }, false],
  ["in a browser that does not say", undefined, false],
])("a window may open %s: %s", (_, userActivation, mayOpen) => {
  expect(effectsIn({}, { userActivation }).mayOpen()).toBe(mayOpen);
});

describe("a sign that a letter opened", () => {
  const HIDDEN = ["hidden"];
  const BLURRED = ["blur"];
  const LEFT = ["pagehide", "hidden"];
  const TAB = ["blur", "hidden", "visible", "focus"];
  const ALL = [HIDDEN, BLURRED, LEFT, ["focus"], TAB];

  afterEach(() => void vi.useRealTimers());

  /** Returns the events of which each row, tried alone, is a sign. */
  function signsOf(
    effect: "onceMailShown" | "onceAppShown",
    navigator: object,
    { isOwnTab = false, waitMs = 0 } = {},
  ) {
    return ALL.filter((names) => {
      vi.useFakeTimers();
      const view: EventTarget & { top?: object } = new EventTarget();
      if (isOwnTab) view.top = view;
      const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
      vi.stubGlobal("document", page);
      const seen = vi.fn();
      const stop = effectsIn(view, navigator)[effect](seen);
      for (const name of names) {
        const isShown = /visible|hidden/.test(name);
        if (isShown) page.visibilityState = name;
        const target = isShown ? page : view;
        target.dispatchEvent(new Event(isShown ? "visibilitychange" : name));
      }
      vi.advanceTimersByTime(waitMs);
      stop();
      expect(vi.getTimerCount()).toBe(0);
      return seen.mock.calls.length === 1;
    });
  }

  test("is after a mailto link a page that is hidden or left, or a window that loses the focus", () => {
    expect(signsOf("onceMailShown", SAFARI)).toEqual([HIDDEN, BLURRED, LEFT, TAB]);
  });

  test("is on Android no page that a mailto link leaves, because an error page takes its place", () => {
    const android = { userAgent: ANDROID, maxTouchPoints: 5 };
    expect(signsOf("onceMailShown", android)).toEqual([HIDDEN, BLURRED, TAB]);
    expect(signsOf("onceAppShown", android)).toEqual([HIDDEN, BLURRED, LEFT, TAB]);
  });

  test("is none while a link's own tab closes, from which the page comes back", () => {
    const ownTab = { isOwnTab: true };
    expect(signsOf("onceMailShown", CHROME, { ...ownTab, waitMs: 999 })).toEqual([LEFT]);
    const signs = signsOf("onceMailShown", CHROME, { ...ownTab, waitMs: 1000 });
    expect(signs).toEqual([HIDDEN, BLURRED, LEFT]);
  });

  test("is in an app's own browser a page that is hidden or left", () => {
    const view = { userAgent: `${IPHONE.replace(/ Safari.*/, "")} Instagram`, maxTouchPoints: 5 };
    expect(signsOf("onceAppShown", view)).toEqual([HIDDEN, LEFT, TAB]);
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
