import { resolve } from "node:path";
import { openDatabase } from "../../api/db/connect.ts";
import { startServer } from "../servers/server-process.ts";
import { contactForm } from "./contact-form.ts";
import { createDataDir, expect, test } from "./fixtures.ts";

const EMBEDDED = resolve(import.meta.dirname, "../../.build/api/embedded-database.js");

/** A person's browser; a headless one is taken for a bot and not counted. */
const USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";

test.use({ userAgent: USER_AGENT });

test("what a whole visit leaves in the database says nothing of the visitor", async ({ page }) => {
  const { dataDir, remove } = createDataDir();
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: "debug" });
  const form = contactForm(page);
  await page.goto(server.origin);
  await page.getByRole("link", { name: "Step 1 SEND THE BIA LETTER" }).click();
  await form.choose("dun laoghaire");
  await expect(form.cards).toHaveCount(4);
  const recorded = page.waitForResponse("**/api/events");
  await form.openedUrl(() => form.sendAll.click());
  expect((await recorded).status()).toBe(204);
  await expect(form.sentDialog).toBeVisible();
  const { stdout, stderr } = await server.end("SIGTERM");

  const opened = await openDatabase({ kind: "embedded", dataDir }, EMBEDDED);
  if (!opened.ok) throw new Error(opened.failure.detail);
  const rows = await opened.value.sql`select * from event_log order by id`;
  await opened.value.close();
  remove();

  expect(rows.map(({ id, created_at, ...said }) => said)).toEqual([
    { actor: "anon", action: "email_click", entity: "cta", meta: { source: "ActionSection" } },
    {
      actor: "anon",
      action: "email_click",
      entity: "cta",
      meta: { source: "ContactTd", provider: "gmail" },
    },
  ]);
  const left = `${JSON.stringify(rows)}${stdout.split("\n").slice(5).join("\n")}${stderr}`;
  expect(left).not.toMatch(/Laoghaire|oireachtas\.ie|127\.0\.0\.1|Mozilla|Chrome/);
});
