import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Campaign } from "../../api/contract/campaign/campaign.ts";
import { PATHS } from "../../api/contract/paths.ts";
import { type PageEntry, REQUESTED, ROUTES } from "../../site/routes.ts";
import {
  BUNDLED_WORDS,
  campaignWith,
  NIGHT_BUSES,
} from "../../stories/support/invented-campaign.ts";
import { copyDataDir, openTestDatabase } from "../servers/data-folders.ts";
import {
  publish as publishOn,
  type RunningServer,
  startServer,
} from "../servers/server-process.ts";

const pagesShown = (...shownIn: PageEntry["shownIn"][]) =>
  [...ROUTES, ...REQUESTED]
    .filter((entry) => entry.path !== "*" && shownIn.includes(entry.shownIn))
    .map(({ path }) => (path === PATHS.tdsPage ? `${path}?constituency=Clare` : path));

const PUBLIC_PAGES = [
  ...pagesShown("every-state", "all-but-draft"),
  "/nowhere",
  "/manifest.webmanifest",
];
const NAMED = [
  ...PUBLIC_PAGES.flatMap((path) => [path, `/ga${path}`]),
  "/private",
  "/admin",
  "/embed/frame",
  "/sitemap.xml",
  "/.well-known/security.txt",
];

let server: RunningServer;

beforeAll(async () => {
  const { dataDir, remove } = copyDataDir(inject("filledDataDir"));
  const { sql, close } = await openTestDatabase({ kind: "embedded", dataDir });
  // As a newer release would.
  await sql`
    insert into campaign_versions (version, document, author, note)
    values (1, '{"format": 2}', 'A newer release', '')`;
  await close();
  server = await startServer({
    DATA_DIR: dataDir,
    ADMIN_KEY: "the-key",
    POPULATE_EVERY_HOURS: "0",
  });
  return async () => {
    await server.end("SIGTERM");
    remove();
  };
});

const get = (path: string) => fetch(server.origin + path);
const textOf = async (path: string) => (await get(path)).text();

const publish = (campaign: Campaign) => publishOn(server.origin, "the-key", campaign);

describe("the pages of a published campaign", () => {
  it("are those of a draft while no stored version can be read, and staff are told", async () => {
    const headers = { authorization: "Bearer the-key" };
    const overview = await fetch(`${server.origin}/api/admin/campaign`, { headers });
    expect(await overview.json()).toMatchObject({
      latest: 1,
      published: { version: 0 },
      broken: [{ version: 1, problems: ["format comes from a newer version of this software"] }],
      pages: [],
    });
    expect(await textOf("/")).toContain("has not begun yet");
  });

  it("show the other campaign everywhere, with the hashes of its styles, and nothing of the bundled one", async () => {
    await publish(NIGHT_BUSES);
    await expect.poll(() => textOf("/")).toContain("About the N8");
    for (const path of NAMED) {
      expect(await textOf(path), path).not.toMatch(BUNDLED_WORDS);
    }
    const action = await get("/");
    const policy = action.headers.get("content-security-policy") ?? "";
    const html = await action.text();
    for (const [, css = ""] of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)) {
      const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(css));
      expect(policy).toContain(Buffer.from(digest).toString("base64"));
    }
    expect(html).toContain("<title>Contact your TD about night buses for all</title>");
    for (const path of PUBLIC_PAGES.filter((each) => !each.endsWith(".webmanifest"))) {
      const page = await textOf(path);
      // A page that React does not hydrate has the colours that it uses.
      const hasColour = page.includes("--c-urgent");
      expect(page.includes("--c-urgent:#7A1FA2"), path).toBe(hasColour);
    }
    expect(html).toContain("--c-urgent:#7A1FA2");
    expect(await textOf("/tds/clare")).toContain("A bus home after midnight");
    // A page that React hydrates carries the facts that its script shows.
    expect(await textOf("/embed")).toMatch(/<html [^>]*data-campaign="[^"]*night buses for all/);
    // The campaign has no texts in Irish, so its Irish pages show the English ones.
    expect(await textOf("/ga/")).toMatch(/<html [^>]*lang="ga"[\s\S]*About the N8/);
  });

  it("show its texts in Irish on the Irish pages only, when it has them", async () => {
    const ga = { headline: "Anocht:\nAn N8", nameInText: "busanna oíche" };
    await publish(campaignWith({ ga }));
    await expect.poll(() => textOf("/ga/")).toContain("An N8");
    expect(await textOf("/")).not.toContain("An N8");
    expect(await textOf("/ga/embed")).toMatch(/<html [^>]*data-campaign="[^"]*busanna oíche/);
    expect(await textOf("/embed")).not.toContain("busanna oíche");
    expect(JSON.parse(await textOf("/ga/manifest.webmanifest")).name).toContain("busanna oíche");
  });

  it("thank when it is won, say why it pauses, and show a draft to nobody", async () => {
    await publish(
      campaignWith({
        state: "won",
        en: { achieved: "The N8 runs.", next: "Thank your TDs." },
      }),
    );
    await expect.poll(() => textOf("/")).toContain("We won.");
    for (const path of ["/", "/tds/clare"]) {
      const html = await textOf(path);
      expect(html).toContain("The N8 runs.");
      expect(html).toContain("Thank your TDs.");
      expect(html).not.toMatch(/<bia-contact-td|mailto:[^"]*@oireachtas/);
    }
    expect(await textOf("/")).toContain('data-count-from="12"');
    expect(await textOf("/kit")).toContain("We won.");

    await publish(campaignWith({ state: "paused", en: { paused: "The Dáil is dissolved." } }));
    await expect.poll(() => textOf("/")).toContain("The Dáil is dissolved.");
    expect(await textOf("/")).not.toContain("<bia-contact-td");
    const kit = await textOf("/kit");
    expect(kit).toContain("The Dáil is dissolved.");
    expect(kit).not.toContain('type="radio"');

    await publish(campaignWith({ state: "draft" }));
    await expect.poll(() => textOf("/")).toContain("has not begun yet");
    for (const path of pagesShown("all-but-draft")) {
      for (const [language, address] of Object.entries({ "en-IE": path, ga: `/ga${path}` })) {
        const page = await get(address);
        expect(page.status, address).toBe(404);
        const html = await page.text();
        expect(html).toMatch(new RegExp(`<html [^>]*lang="${language}"`));
        expect(html).not.toContain("A bus home after midnight");
      }
    }
    for (const path of NAMED) {
      const { name, shortName, organisation } = NIGHT_BUSES.texts.en;
      const { surveyUrl, contactAddress } = NIGHT_BUSES.facts;
      const text = await textOf(path);
      for (const secret of [name, shortName, organisation, surveyUrl, contactAddress]) {
        expect(text, path).not.toContain(secret);
      }
    }
    expect((await get("/admin")).status).toBe(200);
  });
});
