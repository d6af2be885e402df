import { readFile } from "node:fs/promises";
import ICAL from "ical.js";
import { expect, test } from "./fixtures.ts";

const WRITTEN = new Date("2026-11-02T16:05:00Z");
const REMINDED = new Date("2026-11-23T10:00:00Z");
const SECOND = /^Dear Representative,\s+I wrote to you on 2 November 2026 about/;

test("a letter's reminder leads to a second letter three weeks later, which every way opens", async ({
  page,
  form,
  campaign,
}) => {
  await page.clock.setFixedTime(WRITTEN);
  await form.open("dun laoghaire");
  await form.openedUrl();
  const file = form.sentDialog.getByRole("link", { name: "Remind me in three weeks" });
  const [download] = await Promise.all([page.waitForEvent("download"), file.click()]);
  expect(download.suggestedFilename()).toBe("reminder.ics");
  const event = new ICAL.Component(
    ICAL.parse(await readFile(await download.path(), "utf8")),
  ).getFirstSubcomponent("vevent");
  const link = `${campaign.origin}/#again=D%C3%BAn+Laoghaire&on=2026-11-02&lang=en`;
  expect(event?.getFirstPropertyValue("url")).toBe(link);
  expect(String(event?.getFirstPropertyValue("dtstart"))).toBe("2026-11-23T10:00:00Z");

  await page.clock.setFixedTime(REMINDED);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto("about:blank");
  await page.goto(link);
  await expect(form.heading("Dún Laoghaire")).toBeVisible();
  await expect(page).toHaveURL(`${campaign.origin}/`);
  expect(requested.filter((url) => /2026-11-02|again=/.test(url))).toEqual([]);
  const preview = page.getByRole("region", { name: "Email preview" });
  await expect(preview).toContainText("I wrote to you on 2 November 2026");
  await page.getByRole("button", { name: "Another way to send" }).click();
  const mailto = await page.getByRole("link", { name: "My email app" }).getAttribute("href");
  expect(new URL(mailto ?? "").searchParams.get("body")).toMatch(SECOND);
  const gmail = await form.openedUrl();
  expect(gmail.searchParams.get("su")).toBe("RE: Retain, Extend, Expand Basic Income For The Arts");
  expect(gmail.searchParams.get("body")).toMatch(SECOND);
  await form.sentDialog.getByRole("button", { name: "Close" }).click();

  await page.getByRole("button", { name: "Show the first letter instead" }).click();
  await expect(preview).toContainText("I am your constituent");
});

test.describe("in a browser that lets pages copy", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a reply to a TD's answer is copied, or opens in a mail program", async ({ page }) => {
    await page.goto("/ga/");
    await page.getByRole("link", { name: "D’fhreagair siad. Cad anois?" }).click();
    await page.getByRole("link", { name: "English" }).last().click();
    const answer = page.locator("section", {
      has: page.getByRole("heading", { name: "A kind maybe" }),
    });
    await answer.getByRole("button", { name: "Copy: A kind maybe" }).click();
    await expect(answer.getByRole("status")).toHaveText("Copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^Thank you for your kind reply\..*say so in public\?$/);
    const mail = await answer.getByRole("link", { name: "Open in your email app" });
    expect(await mail.getAttribute("href")).toBe(`mailto:?body=${encodeURIComponent(copied)}`);
  });
});
