import { afterEach, describe, expect, it, vi } from "vitest";
import { followReminder } from "../../../site/action/follow-reminder.ts";

afterEach(() => vi.unstubAllGlobals());

/** Follows a link to the page, and returns what the element is told and what stays of the address. */
function follow(hash: string) {
  const told = Object.create({ scrollIntoView() {} });
  const replaceState = vi.fn();
  vi.stubGlobal("location", { hash });
  vi.stubGlobal("history", { replaceState });
  followReminder(told);
  return { told, left: replaceState.mock.calls };
}

describe("the link of a reminder", () => {
  it("tells the element of the first letter, and leaves no trace in the address", () => {
    const { told, left } = follow("#again=D%C3%BAn+Laoghaire&on=2026-11-02&lang=ga");
    expect(told).toEqual({ constituency: "Dún Laoghaire", writtenOn: "2026-11-02" });
    expect(left).toEqual([[0, "", "."]]);
  });

  it("without a day tells it of the constituency alone", () => {
    expect(follow("#again=Clare").told).toEqual({ constituency: "Clare", writtenOn: null });
  });

  it.each(["", "#find-your-tds", "#on=2026-11-02", "#%"])("is not %j", (hash) => {
    expect(follow(hash)).toEqual({ told: {}, left: [] });
  });
});
