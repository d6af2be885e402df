import { afterEach, expect, it, vi } from "vitest";
import { keepPlace } from "../../../site/browser/kept-text.ts";

afterEach(() => vi.unstubAllGlobals());

/** A section of a page, 100 pixels from the top of the screen. */
const SECTION = { getBoundingClientRect: () => ({ top: 100 }) };

/** Opens `/privacy` by a link in a tab with this storage, and hides it. */
function openAndHide(sessionStorage: Pick<Storage, "getItem" | "setItem">) {
  const page = new EventTarget();
  vi.stubGlobal("window", { sessionStorage });
  vi.stubGlobal("location", { pathname: "/privacy" });
  vi.stubGlobal("performance", { navigation: { type: 0 } });
  vi.stubGlobal("innerHeight", 800);
  vi.stubGlobal(
    "document",
    Object.assign(page, { querySelectorAll: () => [SECTION], querySelector: () => null }),
  );
  keepPlace();
  page.dispatchEvent(new Event("visibilitychange"));
}

it("keeps the section that is on the screen when the page is hidden", () => {
  const setItem = vi.fn();
  openAndHide({ getItem: () => null, setItem });
  expect(setItem).toHaveBeenCalledExactlyOnceWith("bia-place", "/privacy 0 100 undefined");
});

it("loses the place, and nothing else, where the storage is full", async () => {
  const uncaught = vi.fn();
  process.once("uncaughtException", uncaught);
  openAndHide({
    getItem: () => null,
    setItem() {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    },
  });
  await new Promise(setImmediate);
  process.off("uncaughtException", uncaught);
  expect(uncaught).not.toHaveBeenCalled();
});
