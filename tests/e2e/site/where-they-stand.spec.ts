import type { Page } from "@playwright/test";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import { publish } from "../../servers/server-process.ts";
import { expectAccessible } from "../axe.ts";
import { ADMIN_KEY, expect, test } from "../fixtures.ts";

type Td = { memberCode: string; name: string; constituency: string; questions: unknown[] };

const recordOf = async (origin: string): Promise<Td[]> =>
  (await (await fetch(`${origin}/api/record`)).json()).tds;

/** Publishes statements of two TDs of Clare. */
async function publishStatements(origin: string, tds: Td[]): Promise<void> {
  const [first, second] = tds.filter(({ constituency }) => constituency === "Clare");
  const statement = { date: "2026-06-01", url: "https://paper.example/clare" };
  const statements = {
    1: { ...statement, member: first?.memberCode ?? "", stance: "for", sentence: "Keep it." },
    2: { ...statement, member: second?.memberCode ?? "", stance: "against", sentence: "End it." },
  } as const;
  const record = { topics: "", votes: {}, ...DEFAULT_CAMPAIGN.record, statements };
  await publish(origin, ADMIN_KEY, { ...DEFAULT_CAMPAIGN, record });
  const page = async () => (await fetch(`${origin}/where-they-stand`)).text();
  await expect.poll(page).toContain("https://paper.example/clare");
}

const listed = (page: Page) => page.locator("[data-tds] > ul > li:visible");

test("a reader filters the TDs and opens an entry, and a link keeps what was chosen", async ({
  page,
  startOwnServer,
}) => {
  const { origin } = await startOwnServer();
  const tds = await recordOf(origin);
  await publishStatements(origin, tds);
  const all = tds.length;
  const asked = tds.filter(({ questions }) => questions.length > 0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin}/where-they-stand`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where they stand");
  await expect(page.getByRole("status")).toHaveText(`${all} of ${all} shown`);
  await expect(listed(page)).toHaveCount(0);
  // Something to read at first sight, on few screens.
  await expect(page.getByText("For: Keep it.", { exact: true })).toBeVisible();
  const scrollHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(scrollHeight).toBeLessThanOrEqual(7_000);
  await page.getByLabel("Has said something").check();
  await expect(listed(page)).toHaveCount(2);
  await expect(page.getByRole("status")).toHaveText(`2 of ${all} shown`);
  await expect(page).toHaveURL(/\?said=1$/);
  await listed(page).locator("summary").last().click();
  await expectAccessible(page);

  await page.reload();
  await expect(listed(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(listed(page)).toHaveCount(all);
  await expect(page).toHaveURL(/where-they-stand$/);
  await page.getByLabel("Has asked").check();
  await expect(listed(page)).toHaveCount(asked.length);
  await page.getByLabel("Constituency").selectOption("Clare");
  await expect(page.getByRole("status")).toHaveText(/^\d of/);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("textbox").or(page.getByRole("combobox"))).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("banner").getByRole("link", { name: "Gaeilge" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A seasamh");
  await page.getByLabel("Rinne ráiteas").check();
  await expect(listed(page)).toHaveCount(2);
  await expect(listed(page).first()).toContainText("An Clár");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("in both languages every TD is there without a filter, and on paper", async ({
    page,
    campaign,
  }) => {
    const tds = await recordOf(campaign.origin);
    const all = tds.length;
    const asked = tds.filter(({ questions }) => questions.length > 0);
    for (const [path, found] of [
      ["/ga/where-they-stand", "Ní bhfuarthas aon ráiteas poiblí"],
      ["/where-they-stand", "No public statement found"],
    ] as const) {
      await page.goto(path);
      await page.locator("[data-tds] > summary").click();
      await expect(listed(page)).toHaveCount(all);
      await expect(listed(page).getByText(found, { exact: true })).toHaveCount(all - asked.length);
      await expect(page.getByRole("combobox")).toHaveCount(0);
      await expect(page.getByRole("link", { name: /CSV/ })).toBeVisible();
    }
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("link", { name: "Find Your TDs" })).toHaveCount(0);
    await expect(listed(page)).toHaveCount(all);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect((pdf.match(/\/Type\s*\/Page\b/g) ?? []).length).toBeLessThanOrEqual(8);
  });
});
