import type { Page } from "@playwright/test";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import { type RunningServer, startServer } from "../../servers/server-process.ts";
import { ADMIN_KEY, test as base, createDataDir, expect } from "../fixtures.ts";
import { expectAccessible } from "./expect-accessible.ts";

type Served = {
  tds: { memberCode: string; name: string; constituency: string; questions: unknown[] }[];
};

/** A server of its own, whose record has statements of two TDs of Clare besides the questions. */
const test = base.extend<object, { server: RunningServer & Served }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs off the pattern
    async ({}, use) => {
      const { dataDir, remove } = createDataDir();
      const server = await startServer({
        ...{ DATA_DIR: dataDir, ADMIN_KEY, LOG_LEVEL: "error", POPULATE_EVERY_HOURS: "0" },
      });
      const { tds }: Served = await (await fetch(`${server.origin}/api/record`)).json();
      const own = tds.filter(({ constituency }) => constituency === "Clare");
      const statement = { date: "2026-06-01", url: "https://paper.example/clare" };
      const statements = {
        1: { ...statement, member: own[0]?.memberCode, stance: "for", sentence: "Keep it." },
        2: { ...statement, member: own[1]?.memberCode, stance: "against", sentence: "End it." },
      };
      const record = { ...DEFAULT_CAMPAIGN.record, statements };
      const published = await fetch(`${server.origin}/api/admin/campaign`, {
        method: "PUT",
        headers: { authorization: `Bearer ${ADMIN_KEY}`, "if-match": '"0"' },
        body: JSON.stringify({
          campaign: { ...DEFAULT_CAMPAIGN, record },
          ...{ author: "Máire", note: "What Clare's TDs said" },
        }),
      });
      expect(published.status).toBe(200);
      const page = async () => (await fetch(`${server.origin}/where-they-stand`)).text();
      await expect.poll(page).toContain("https://paper.example/clare");
      await use({ ...server, tds });
      await server.end("SIGTERM");
      remove();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

// In one process, which starts the server once.
test.describe.configure({ mode: "default" });

const rows = (page: Page) => page.getByRole("table").last().locator("tbody tr:visible");

test("a reader filters the TDs and opens an entry, and a link keeps what was chosen", async ({
  page,
  server,
}) => {
  const all = server.tds.length;
  const asked = server.tds.filter(({ questions }) => questions.length > 0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.origin}/where-they-stand`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where they stand");
  await expect(
    page.getByText(
      `Of ${all} TDs, 1 is for it in public, 1 is against; of the other ${all - 2} no public statement was found. ${asked.length} have asked about it in the Dáil.`,
    ),
  ).toBeVisible();
  await expect(page.getByRole("row", { name: /^Some/ })).toContainText("Clare (1 of ");
  await expectAccessible(page);

  await expect(page.getByRole("status")).toHaveText(`${all} of ${all} shown`);
  await page.getByLabel("Position").selectOption("Against");
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole("status")).toHaveText(`1 of ${all} shown`);
  await expect(page).toHaveURL(/\?position=Against$/);
  await rows(page).locator("summary").click();
  await expect(rows(page).getByRole("link", { name: /End it/ })).toHaveAttribute(
    "href",
    "https://paper.example/clare",
  );
  await expectAccessible(page);

  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(rows(page)).toHaveCount(all);
  await expect(page).toHaveURL(/where-they-stand$/);
  const { name = "" } = asked[0] ?? {};
  await page.getByLabel("Name").fill(name.toUpperCase());
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("Asked about it");
  await page.getByLabel("Constituency").selectOption("Clare");
  await expect(page.getByRole("status")).toHaveText(/^\d of/);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("textbox").or(page.getByRole("combobox"))).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("banner").getByRole("link", { name: "Gaeilge" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A seasamh");
  await page.getByLabel("Seasamh").selectOption("Ar a shon");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("An Clár");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("in both languages every TD is there without a filter, and on paper", async ({
    page,
    server,
  }) => {
    for (const [path, found] of [
      ["/ga/where-they-stand", "Ní bhfuarthas aon ráiteas poiblí"],
      ["/where-they-stand", "No public statement found"],
    ] as const) {
      await page.goto(server.origin + path);
      await expect(rows(page)).toHaveCount(server.tds.length);
      await expect(rows(page).getByText(found, { exact: true })).toHaveCount(server.tds.length - 2);
      await expect(page.getByRole("combobox")).toHaveCount(0);
      await page.getByRole("link", { name: /CSV/ }).waitFor();
    }
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("link", { name: "Find Your TDs" })).toHaveCount(0);
    await expect(rows(page)).toHaveCount(server.tds.length);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect((pdf.match(/\/Type\s*\/Page\b/g) ?? []).length).toBeLessThanOrEqual(8);
    await page.emulateMedia({ media: "screen" });
    await page.goto(`${server.origin}/tds?constituency=Clare`);
    await page.getByText("For, in a statement on 1 June 2026").click();
    await expect(page.getByRole("link", { name: /Keep it/ })).toBeVisible();
  });
});
