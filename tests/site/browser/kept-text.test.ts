import { afterEach, expect, it, vi } from "vitest";
import { keepPlace } from "../../../site/browser/kept-text.ts";

afterEach(() => vi.unstubAllGlobals());

/** A section of a page, 100 pixels from the top of the screen. */
const SECTION = { getBoundingClientRect: () => ({ top: 100 }) };

it("keeps the section that is on the screen when the page is hidden", () => {
  const page = new EventTarget();
  const setItem = vi.fn();
  vi.stubGlobal("window", { sessionStorage: { getItem: () => null, setItem } });
  vi.stubGlobal("location", { pathname: "/privacy" });
  vi.stubGlobal("performance", { navigation: { type: 0 } });
  vi.stubGlobal("innerHeight", 800);
  const dom = { querySelectorAll: () => [SECTION], querySelector: () => null };
  vi.stubGlobal("document", Object.assign(page, dom));
  keepPlace();
  page.dispatchEvent(new Event("visibilitychange"));
  expect(setItem).toHaveBeenCalledExactlyOnceWith("bia-place", "/privacy 0 100 undefined");
});
