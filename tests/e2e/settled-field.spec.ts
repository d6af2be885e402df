import type { FrameLocator, Page } from "@playwright/test";
import type { ContactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

/** Texts that name no single constituency. On the campaign's site all of them are tried. */
const TEXTS = ["Belfast", "V94 T9PX", "Limerick", "Lim", ""];

/** Opens Clare's TDs in a place, and returns what holds the element there. */
type Open = (page: Page, form: ContactForm, campaign: string) => Promise<Page | FrameLocator>;

const PLACES: Record<string, Open> = {
  "on the campaign's site": async (page, form) => {
    await form.open("clare");
    return page;
  },
  "on a partner's page": async (page, form) => {
    await form.embed('constituency="Clare"');
    return page;
  },
  "in the frame": async (page, form, campaign) => {
    await form.openPage(
      `<!doctype html><title>A gallery</title><iframe title="Contact your TD" width="100%"
      height="1500" src="${campaign}/embed/frame?constituency=Clare"></iframe>`,
    );
    return page.frameLocator("iframe");
  },
};

for (const [place, open] of Object.entries(PLACES)) {
  test(`no way to send opens anything ${place} while the field holds another text`, async ({
    page,
    form,
    campaign,
  }) => {
    const happened: string[] = [];
    page.context().on("page", () => happened.push("a window"));
    page.on("request", (request) => {
      if (request.url().endsWith("/api/events")) happened.push("a count");
    });
    const element = await open(page, form, campaign.origin);
    const picker = element.getByRole("combobox", { name: "Find Your TDs" });
    const button = (name: string) => element.getByRole("button", { name });
    const sendAll = button("Send to All TDs Now!");
    await button("Another way to send").click();
    const ways = [
      button("Send to Timmy Dooley"),
      element.getByRole("link", { name: "My email app" }),
      element.getByRole("link", { name: "Yahoo Mail" }),
      button("Print and post"),
      button("Copy the letter"),
    ];
    const unsettled = element.getByText("Choose a constituency", { exact: true });
    const others = await Promise.all(ways.map((way) => way.elementHandle()));
    for (const text of place === "on the campaign's site" ? TEXTS : TEXTS.slice(0, 1)) {
      await picker.fill(text);
      await expect(unsettled).toBeVisible();
      await expect(sendAll).toHaveCount(0);
      // No press, key or screen reader reaches the others.
      for (const other of others) {
        expect(await other?.evaluate((node) => node.closest("[inert]") !== null)).toBe(true);
      }
      await picker.press("Escape");
      await expect(picker).toHaveValue("Clare");
    }
    for (const other of [null, others[0]]) {
      await picker.fill("Belfast");
      const pressed = other ?? (await unsettled.elementHandle());
      await pressed?.scrollIntoViewIfNeeded();
      const box = await pressed?.boundingBox();
      await page.mouse.click((box?.x ?? Number.NaN) + 20, (box?.y ?? Number.NaN) + 20);
      // A press outside of the field only brings the chosen name back.
      await expect(picker).toHaveValue("Clare");
      await expect(element.getByRole("dialog")).toHaveCount(0);
    }
    expect(happened).toEqual([]);
    const letter = await form.openedUrl(() => sendAll.click());
    expect(letter.searchParams.get("to")).toContain("timmy.dooley@oireachtas.ie");
  });
}

test("a text in one element leaves another element's letter alone", async ({ page, form }) => {
  await form.embed(`constituency="Clare"`, {
    around: (tag) => `${tag}${tag.replace("Clare", "Mayo")}`,
  });
  const [clare, mayo] = ["in Clare", "in Mayo"].map((place) =>
    page.locator("bia-contact-td").filter({ hasText: place }),
  );
  if (!clare || !mayo) throw new Error("There are two elements.");
  await clare.getByRole("combobox").fill("Limerick");
  await expect(clare.getByRole("button", { name: "Send to All TDs Now!" })).toHaveCount(0);
  const letter = await form.openedUrl(() =>
    mayo.getByRole("button", { name: "Send to All TDs Now!" }).click(),
  );
  expect(letter.searchParams.get("to")).not.toContain("timmy.dooley");
});
