import { load } from "cheerio";
import { expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../../api/contract/campaign/default-campaign.ts";
import { renderPages } from "../../../../site/server/render-pages.tsx";

async function answersPage() {
  const pages = new Map<string, string>();
  for await (const { entry, body } of renderPages(DEFAULT_CAMPAIGN, "en")) {
    pages.set(entry.folder, body);
  }
  return load(pages.get("they-answered") ?? "");
}

it("each kind of answer opens a mail to the campaign, to be filled in, and the page says who reads it", async () => {
  const $ = await answersPage();
  const mails = $("main a[aria-label]")
    .toArray()
    .map((link) => new URL($(link).attr("href") ?? ""));
  expect(mails).toHaveLength(5);
  expect(new Set(mails.map(({ pathname }) => pathname))).toEqual(
    new Set([DEFAULT_CAMPAIGN.facts.contactAddress]),
  );
  expect(mails[0]?.searchParams.get("subject")).toBe("An answer from a TD: A clear yes");
  expect(mails[0]?.searchParams.get("body")?.split("\r\n")).toEqual([
    "Kind of answer: A clear yes",
    "TD: ",
    "Constituency: ",
    "",
    "Paste the answer here, without your own address:",
    "",
  ]);
  // Nobody has sent anything that could be pasted.
  expect(mails[4]?.searchParams.get("body")).not.toContain("Paste");
  expect($("main").text()).toContain("Nothing is published from it.");
});
