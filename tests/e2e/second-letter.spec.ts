import { readFile } from "node:fs/promises";
import ICAL from "ical.js";
import { wordingFor } from "../../widget/domain/wording/wording.ts";
import { expect, test } from "./fixtures.ts";

const ga = wordingFor("ga");
const WRITTEN = new Date("2026-11-02T16:05:00Z");
const REMINDED = new Date("2026-11-23T10:00:00Z");

test("a reminder leads to a second letter to that TD alone", async ({ page, form, campaign }) => {
  const { origin } = campaign;
  await page.clock.setFixedTime(WRITTEN);
  await page.goto("/ga/");
  await page.getByRole("combobox").fill("mayo");
  await page.getByRole("option").first().click();
  const toDillon = page.getByRole("button", { name: ga.results.sendTo("Alan Dillon") });
  await form.openedUrl(() => toDillon.click());
  const dialog = page.getByRole("dialog", { name: ga.sent.title });
  await dialog.getByRole("button", { name: ga.second.remind(21) }).click();
  const file = dialog.getByRole("link", { name: ga.second.file });
  const [download] = await Promise.all([page.waitForEvent("download"), file.click()]);
  expect(download.suggestedFilename()).toBe("reminder.ics");
  const entry = new ICAL.Component(ICAL.parse(await readFile(await download.path(), "utf8")));
  const event = entry.getFirstSubcomponent("vevent");
  const link = `${origin}/ga/#again=Mayo&to=Alan+Dillon&on=2026-11-02&lang=ga`;
  expect(event?.getFirstPropertyValue("url")).toBe(link);
  expect(event?.getFirstPropertyValue("description")).toContain(
    "Scríobh tú chuig Alan Dillon (Maigh Eo) ar an 2 Samhain 2026.",
  );
  expect(String(event?.getFirstPropertyValue("dtstart"))).toBe("2026-11-23T10:00:00");

  await page.clock.setFixedTime(REMINDED);
  const requested = form.requests();
  await page.goto("about:blank");
  await page.goto(link);
  const preview = page.locator("[part=preview]");
  const ticked = page.getByRole("checkbox", { checked: true });
  const expectSecond = async (path: string, sentence: string) => {
    await expect(page).toHaveURL(`${origin}${path}`);
    await expect(preview).toContainText(sentence);
    await expect(ticked).toHaveCount(1);
    await expect(ticked).toHaveAccessibleName(/Alan Dillon$/);
  };
  await expectSecond("/ga/", "Scríobh mé ar an 2 Samhain 2026");
  await expect(preview).toContainText("A Theachta Dillon, a chara,");
  await page.reload();
  await expectSecond("/ga/", "Scríobh mé ar an 2 Samhain 2026");
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await expectSecond("/", "I wrote to you on 2 November 2026");
  await expect(preview).toContainText("Dear Deputy Dillon,");
  await page.goBack();
  await expectSecond("/ga/", "Scríobh mé ar an 2 Samhain 2026");
  await page.goForward();
  await expectSecond("/", "I wrote to you on 2 November 2026");

  // Another constituency gets the first letter, and the same one again the second.
  await form.choose("kerry");
  await expect(preview).toContainText("I am your constituent");
  await form.choose("mayo");
  await expectSecond("/", "I wrote to you on 2 November 2026");
  expect(requested.filter((url) => /2026-11-02|again=|Dillon/.test(url))).toEqual([]);

  const send = page.getByRole("button", { name: "Send to 1 TD" });
  const again = await form.openedUrl(() => send.click());
  expect(again.searchParams.get("to")).toBe("alan.dillon@oireachtas.ie");
  expect(again.searchParams.get("body")).toContain("I wrote to you on 2 November 2026");

  // A page that is open already follows a link of which only the fragment is new.
  await form.sentDialog.getByRole("button", { name: "Close" }).click();
  await page.goto("/#again=Kerry&on=2026-11-02&lang=en");
  await expect(form.heading("Kerry")).toBeVisible();
  await expect(preview).toContainText("I wrote to you on 2 November 2026");
});
