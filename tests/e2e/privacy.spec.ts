import { openTestDatabase } from "../servers/data-folders.ts";
import { contactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

/** The user agent of a normal browser. The server takes a headless one for a bot and does not count it. */
const USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";

test.use({ userAgent: USER_AGENT });

test("a visit leaves no personal data in database and logs", async ({ page, startOwnServer }) => {
  const server = await startOwnServer({ LOG_LEVEL: "debug" });
  const form = contactForm(page, server.origin);
  await form.open();
  await page.getByRole("link", { name: "Step 1 SEND THE BIA LETTER" }).click();
  await form.choose("dun laoghaire");
  await expect(form.cards).toHaveCount(4);
  await page.getByRole("button", { name: "Add why it matters to you" }).click();
  await page.getByRole("textbox", { name: "Sign it with your name" }).fill("Sorcha Ní Chonghaile");
  await page.getByRole("textbox", { name: "Why it matters to you" }).fill("I am a fiddle teacher.");
  const recorded = page.waitForResponse("**/api/events");
  await form.openedUrl();
  expect((await recorded).status()).toBe(204);
  await expect(form.sentDialog).toBeVisible();
  // The pages for visitors without scripts receive the place that they type, and the constituency.
  await page.request.get(`${server.origin}/tds/dun-laoghaire`);
  await page.request.get(`${server.origin}/tds/dunlaoghaire`);
  for (const place of ["Listowel", "Ballydehob"]) {
    await page.request.get(`${server.origin}/tds?place=${place}`);
  }
  const { stdout, stderr } = await server.end("SIGTERM");

  const { sql, close } = await openTestDatabase({ kind: "embedded", dataDir: server.dataDir });
  const rows = await sql`select * from event_log order by id`;
  await close();

  expect(rows.map(({ id, created_at, standing, rolled_up, ...event }) => event)).toEqual([
    { actor: "anon", action: "email_click", entity: "cta", meta: { source: "ActionSection" } },
    {
      actor: "anon",
      action: "email_click",
      entity: "cta",
      meta: { source: "ContactTd", provider: "gmail", personalised: true },
    },
  ]);
  const stored = `${JSON.stringify(rows)}${stdout.split("\n").slice(5).join("\n")}${stderr}`;
  expect(stored).not.toMatch(
    /laoghaire|kerry|Listowel|Ballydehob|oireachtas\.ie|127\.0\.0\.1|Mozilla|Chrome|Chonghaile|fiddle/i,
  );
});
