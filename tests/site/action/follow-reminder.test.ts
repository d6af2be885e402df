import { describe, expect, it, vi } from "vitest";
import { followReminder } from "../../../site/action/follow-reminder.ts";

/** Follows a link to the page, and returns what the element is told and what stays of the address. */
function follow(hash: string) {
  const told = Object.create({ scrollIntoView() {} });
  const replaceState = vi.fn();
  const location = { hash, href: `https://campaign.ie/ga/?a=b${hash}` };
  followReminder(told, { location, history: { replaceState } });
  return { told, left: replaceState.mock.calls };
}

describe("the link of a reminder", () => {
  it("tells the element of the first letter, and leaves no trace in the address", () => {
    const { told, left } = follow("#again=D%C3%BAn+Laoghaire&on=2026-11-02&lang=ga");
    expect(told).toEqual({ constituency: "Dún Laoghaire", writtenOn: "2026-11-02" });
    expect(left).toEqual([[null, "", "https://campaign.ie/ga/?a=b"]]);
  });

  it("without a day passes on that there is none", () => {
    expect(follow("#again=Clare").told).toEqual({ constituency: "Clare", writtenOn: "?" });
  });

  it.each(["", "#find-your-tds", "#on=2026-11-02", "#%"])("is not %j", (hash) => {
    expect(follow(hash)).toEqual({ told: {}, left: [] });
  });
});
