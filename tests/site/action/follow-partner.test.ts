import { afterEach, describe, expect, it, vi } from "vitest";
import { followPartner } from "../../../site/action/follow-partner.ts";

afterEach(() => vi.unstubAllGlobals());

/** Follows a link to the page, and returns what the element is told and what stays of the address. */
function follow(link: string) {
  const setAttribute = vi.fn();
  const replaceState = vi.fn();
  vi.stubGlobal("location", { href: `https://campaign.example${link}` });
  vi.stubGlobal("history", { replaceState });
  followPartner(Object.create({ setAttribute }));
  const left = replaceState.mock.calls.map(([, , address]) => String(address).slice(24));
  return { told: setAttribute.mock.calls, left };
}

describe("the link of a partner", () => {
  it.each([
    ["/?partner=my-gallery", "/"],
    ["/ga/?partner=my-gallery", "/ga/"],
    ["/?utm=poster&partner=my-gallery&to=you#find-your-tds", "/?utm=poster&to=you#find-your-tds"],
  ])("%s names the partner, of which nothing stays in the address", (link, left) => {
    expect(follow(link)).toEqual({ told: [["partner", "my-gallery"]], left: [left] });
  });

  it.each(["/", "/?utm=poster", "/#partner=my-gallery"])("is not %s", (link) => {
    expect(follow(link)).toEqual({ told: [], left: [] });
  });
});
