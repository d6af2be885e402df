import { afterEach, describe, expect, it, vi } from "vitest";
import type { Language } from "../../../api/contract/language.ts";
import {
  createApiClient,
  createBrowserEffects,
  detectDevice,
  LOOKUP_TIMEOUT_MS,
} from "../../../widget/effects/browser-effects.ts";

afterEach(() => vi.unstubAllGlobals());

const IPHONE = {
  userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1",
  maxTouchPoints: 5,
};
const ANDROID = {
  userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/156 Mobile",
  maxTouchPoints: 5,
};
/** A browser in which a mailto link has a tab of its own. */
const CHROME = {
  userAgent: "Windows NT 10.0; Chrome/156",
  maxTouchPoints: 0,
  vendor: "Google Inc.",
};
const SAFARI = { ...CHROME, userAgent: "Macintosh; Safari/605", vendor: "Apple Computer, Inc." };

const GMAIL = "https://mail.google.com/";
const MAILTO = "mailto:td@oireachtas.ie";

function effectsIn(view: object, navigator: object = IPHONE) {
  vi.stubGlobal("window", view);
  vi.stubGlobal("navigator", navigator);
  return createBrowserEffects(
    new EventTarget(),
    () => "",
    () => null,
  );
}

const fail = (message: string) => () => {
  throw new DOMException(message, "SecurityError");
};

describe("opening a link in a new window", () => {
  it("clears the window's opener, and leaves the page", () => {
    const view = { opener: "the partner's page" as string | null };
    const open = vi.fn(() => view);
    expect(effectsIn({ open }).open(GMAIL, "blank")).toBe(true);
    expect(open).toHaveBeenCalledExactlyOnceWith(GMAIL, "_blank");
    expect(view.opener).toBeNull();
  });

  const sandboxed = Object.defineProperty({}, "opener", { set: fail("another origin") });
  it.each([
    ["succeeds where the opener of a sandboxed window cannot be cleared", () => sandboxed, true],
    ["fails where the window is blocked", () => null, false],
    ["fails where opening throws", fail("a sandboxed frame"), false],
  ])("%s", (_, open, isOpen) => {
    expect(effectsIn({ open }).open(GMAIL, "blank")).toBe(isOpen);
  });
});

describe("a mailto link in the window that it leaves", () => {
  /** Opens one in a browser. Returns the link that was pressed, and the addresses of page and top. */
  function openIn(navigator: object, isFrame = false) {
    const link = { click: vi.fn() };
    vi.stubGlobal("document", { createElement: () => link });
    const view = { location: { href: "page" }, top: {} as object };
    view.top = isFrame ? { location: { href: "top" } } : view;
    expect(effectsIn(view, navigator).open(MAILTO, "self")).toBe(true);
    return { link, view };
  }

  it("has a tab of its own, which closes at once, so that no page asks before it is left", () => {
    const { link, view } = openIn(CHROME);
    expect(link).toMatchObject({ href: MAILTO, target: "_blank" });
    expect(link.click).toHaveBeenCalledOnce();
    expect(view.location.href).toBe("page");
  });

  it.each([
    ["in Safari", SAFARI, false],
    ["on a phone", { ...CHROME, ...ANDROID }, false],
    ["in a frame", CHROME, true],
  ])("takes the top window's place %s", (_, navigator, isFrame) => {
    const { link, view } = openIn(navigator, isFrame);
    expect(link.click).not.toHaveBeenCalled();
    expect(view.top).toMatchObject({ location: { href: MAILTO } });
  });

  it("fails where a sandbox forbids to change the top window's location", () => {
    const location = Object.defineProperty({}, "href", { set: fail("sandboxed") });
    expect(effectsIn({ top: { location } }).open(MAILTO, "self")).toBe(false);
  });
});

const INTENT = "intent:a@b.ie?body=x#Intent;scheme=mailto;package=com.google.android.gm;end";
const PAGE = "https://mail.google.com/mail/?to=a@b.ie&body=x;end";
const FALLBACK = `S.browser_fallback_url=${encodeURIComponent(PAGE)};end`;
const FIREFOX = "Mozilla/5.0 (Android 16; Mobile; rv:155.0) Gecko/155.0 Firefox/155.0";

it.each([
  ["the page to open where the app is missing in", ANDROID.userAgent, INTENT, FALLBACK],
  ["no page in", FIREFOX, INTENT, "end"],
  ["no page in", IPHONE.userAgent, "googlegmail:///co?body=x%3Bend", "end"],
])("an app's address names %s %s", (_, userAgent, href, end) => {
  const location = { href: "" };
  vi.stubGlobal("location", location);
  effectsIn({}, { userAgent, maxTouchPoints: 5 }).openApp(href, PAGE);
  expect(location.href).toBe(href.replace(/end$/, end));
});

it.each([
  ["during a click", { isActive: true }, true],
  ["after it", { isActive: false }, false],
  ["in a browser that does not say", undefined, false],
])("a window may open %s: %s", (_, userActivation, mayOpen) => {
  expect(effectsIn({}, { userActivation }).mayOpen()).toBe(mayOpen);
});

const HIDDEN = ["hidden"];
const BLURRED = ["blur"];
const LEFT = ["pagehide", "hidden"];
const TAB = ["blur", "hidden", "visible", "focus"];
const IN_APP = { ...IPHONE, userAgent: `${IPHONE.userAgent.replace(/ Safari.*/, "")} Instagram` };

afterEach(() => void vi.useRealTimers());

it.each([
  ["a mailto link", "onceMailShown", SAFARI, false, 0, [HIDDEN, BLURRED, LEFT, TAB]],
  // An error page takes the place of a page that a mailto link leaves.
  ["a mailto link on Android", "onceMailShown", ANDROID, false, 0, [HIDDEN, BLURRED, TAB]],
  ["an app on Android", "onceAppShown", ANDROID, false, 0, [HIDDEN, BLURRED, LEFT, TAB]],
  ["a link's own tab, which may close,", "onceMailShown", CHROME, true, 999, [LEFT]],
  ["a link's own tab for a second", "onceMailShown", CHROME, true, 1000, [HIDDEN, BLURRED, LEFT]],
  ["an app in another app's browser", "onceAppShown", IN_APP, false, 0, [HIDDEN, LEFT, TAB]],
] as const)(
  "a sign that a letter opened after %s",
  (_, effect, navigator, isOwnTab, waitMs, signs) => {
    const seen = [HIDDEN, BLURRED, LEFT, ["focus"], TAB].filter((names) => {
      vi.useFakeTimers();
      const view: EventTarget & { top?: object } = new EventTarget();
      Object.assign(view, isOwnTab && { top: view });
      const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
      vi.stubGlobal("document", page);
      const onSign = vi.fn();
      const stop = effectsIn(view, navigator)[effect](onSign);
      for (const name of names) {
        const isVisibility = /visible|hidden/.test(name);
        if (isVisibility) page.visibilityState = name;
        const target = isVisibility ? page : view;
        target.dispatchEvent(new Event(isVisibility ? "visibilitychange" : name));
      }
      vi.advanceTimersByTime(waitMs);
      stop();
      expect(vi.getTimerCount()).toBe(0);
      return onSign.mock.calls.length === 1;
    });
    expect(seen).toEqual(signs);
  },
);

it.each([
  [
    "a Windows laptop with a touch screen",
    "Mozilla/5.0 (Windows NT 10.0) Chrome/156",
    10,
    "desktop",
  ],
  ["a Mac", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari", 0, "desktop"],
  ["an iPad that says it is a Mac", "Mozilla/5.0 (Macintosh; Intel Mac OS X) Safari", 5, "ios"],
  ["an iPhone", IPHONE.userAgent, 5, "ios"],
  ["an Android phone", ANDROID.userAgent, 5, "android"],
])("%s is known by its user agent", (_, userAgent, maxTouchPoints, device) => {
  expect(detectDevice({ userAgent, maxTouchPoints })).toBe(device);
});

const FOUND = {
  success: true,
  data: [{ name: "A", email: "a@oireachtas.ie", constituency: "Clare" }],
  asOf: "2026-07-19T00:00:00.000Z",
  source: "stored",
};

/** Looks up Clare where a server sends this response, or none (0). Returns the result and the request. */
async function lookUp(status: number, body: unknown, language: Language = "en") {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(text, { status }));
  if (status === 0) fetch.mockRejectedValue(new TypeError("Failed to fetch"));
  vi.stubGlobal("fetch", fetch);
  const base = "https://campaign.example/embed/v1/any.js";
  const client = createApiClient(
    () => base,
    () => null,
  );
  const result = await client.lookup("Clare", language);
  const [url, init] = fetch.mock.calls[0] ?? [];
  return { result, url, init };
}

describe("a lookup", () => {
  it("goes to the origin of the script's address, in the element's language, for ten seconds", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    const { result, url, init } = await lookUp(200, FOUND, "ga");
    const { asOf, source, data } = FOUND;
    expect(result).toEqual({ ok: true, value: { tds: data, asOf, source } });
    expect(url).toBe("https://campaign.example/api/tds?constituency=Clare");
    expect(init).toMatchObject({ credentials: "omit", headers: { "accept-language": "ga" } });
    expect(timeout).toHaveBeenCalledExactlyOnceWith(LOOKUP_TIMEOUT_MS);
    expect(init?.signal).toBe(timeout.mock.results[0]?.value);
  });

  it.each([
    ["a failure of the API", 503, { success: false, data: [], error: "Its words" }, "Its words"],
    ["a failure without words", 503, { success: false }, null],
    ["an empty list", 200, { ...FOUND, data: [] }, null],
  ])("with %s fails with `answered`", async (_, status, body, message) => {
    const { result } = await lookUp(status, body);
    expect(result).toEqual({ ok: false, failure: { code: "answered", message } });
  });

  const [td] = FOUND.data;
  it.each([
    ["no answer in time, or no server", 0, ""],
    ["a 500 without JSON", 500, "<h1>Internal Server Error</h1>"],
    ["an unknown format", 200, { success: true, data: [{ name: 1 }] }],
    ["a TD of another constituency", 200, { ...FOUND, data: [{ ...td, constituency: "Kerry" }] }],
    ["a second address in one", 200, { ...FOUND, data: [{ ...td, email: "a@b.ie,evil@c.ie" }] }],
  ])("with %s fails with `unreachable`", async (_, status, body) => {
    const { result } = await lookUp(status, body);
    expect(result).toEqual({ ok: false, failure: { code: "unreachable" } });
  });
});
