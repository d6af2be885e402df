import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { expect, it } from "vitest";
import { startFilled } from "../servers/databases.ts";
import { BUILD } from "../servers/server-process.ts";

/** Pages that the sitemap does not list. */
const UNLISTED = ["/admin", "/private", "/tds?place=Galway", "/no-such-page"];

it("every link of every page leads to a page or file, and to a part that is there", async () => {
  const { origin } = await startFilled();
  /** The content of each address. */
  const contents = new Map<string, { ok: boolean; html: string }>();
  async function receive(address: string): Promise<{ ok: boolean; html: string }> {
    const content = contents.get(address);
    if (content !== undefined) return content;
    const response = await fetch(address, { redirect: "manual" });
    const result = { ok: response.status < 400, html: await response.text() };
    contents.set(address, result);
    return result;
  }
  const sitemap = load(readFileSync(join(BUILD, "site/sitemap.xml")), { xml: true });
  const listed = sitemap("loc").map((_index, loc) => new URL(sitemap(loc).text()).pathname);
  // The pages of all constituencies have the links of these.
  const sources = listed.get().filter((path) => !/\/tds\/(?!clare$|dun-laoghaire$)/.test(path));
  const broken: string[] = [];
  for (const path of [...UNLISTED, ...sources]) {
    const page = load((await receive(origin + path)).html);
    const links = page("[href], [src]")
      .map((_index, { attribs }) => new URL(attribs.href ?? attribs.src ?? "", origin + path).href)
      .get();
    for (const link of new Set(links.filter((each) => each.startsWith(`${origin}/`)))) {
      const [address = "", part = ""] = link.split("#");
      const { ok, html } = await receive(address);
      const isThere = part === "" || html.includes(` id="${decodeURIComponent(part)}"`);
      const isFound = ok || address === origin + path;
      broken.push(...(isFound && isThere ? [] : [`${link} on ${path}`]));
    }
  }
  expect(broken).toEqual([]);
  expect(contents.size).toBeGreaterThan(100);
});
