import { APP_BROWSERS } from "../app-browsers.ts";
import type { ContactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Behaviour of an app's browser; a test changes it while the page is open. */
type Behaviour = {
  /** The start of the addresses that open something outside of the app, and hide the page. */
  opens: string;
  /** Whether a mailto link that opens nothing takes the place of the page. */
  replaces?: boolean;
};

/** Runs in the page: an app's browser, without windows, downloads or schemes unless it opens them. */
function beAppBrowser(behaviour: Behaviour): void {
  const copied: string[] = [];
  const tried: string[] = [];
  Object.assign(window, { app: { ...behaviour, copied, tried }, open: () => null });
  navigator.clipboard.writeText = async (text) => void copied.push(text);
  HTMLAnchorElement.prototype.click = () => {};
  Reflect.get(window, "navigation").addEventListener("navigate", (event: Event) => {
    const { url }: { url: string } = Reflect.get(event, "destination");
    if (/^(https?|about|blob|data):/.test(url)) return;
    event.preventDefault();
    tried.push(url);
    const { opens, replaces } = Reflect.get(window, "app");
    if (opens !== "" && url.startsWith(opens)) {
      setTimeout(() => {
        Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
        Reflect.deleteProperty(document, "visibilityState");
      });
    } else if (replaces && url.startsWith("mailto:")) location.href = "/healthz";
  });
}

const NAME = "Nuala Ní Bhriain";
const THEIR_MAIL = "browser is not signed in to mail";

test.describe("Instagram on an iPhone", () => {
  test.use({ userAgent: APP_BROWSERS["Instagram on iOS"][1] });

  test("leads out, claims nothing unseen, and saves no file", async ({ page, form, campaign }) => {
    const counted = form.requests(/\/api\/events$/);
    await page.addInitScript(beAppBrowser, { opens: "" });
    const nextWay = await form.holdTimers(1500);
    await form.open("clare");
    await page.getByRole("textbox", { name: "Your name" }).fill(NAME);

    const notice = page.getByRole("note").filter({ hasText: THEIR_MAIL });
    await expect(notice).toContainText("Instagram’s browser is not signed in to mail");
    await notice.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(notice).toContainText("What you wrote stays here.");
    await notice.getByRole("button", { name: "Copy the letter" }).click();
    await notice.getByRole("button", { name: "Copy what you wrote" }).click();
    await expect(notice.getByRole("status")).toHaveText("Copied.");
    const copied: string[] = await page.evaluate("app.copied");
    expect(copied[0]).toMatch(new RegExp(`^Dear Representative,[^]+${NAME}\\s*$`));
    expect(copied[1]).toBe(NAME);

    await notice.getByRole("button", { name: "Open in your browser" }).click();
    await nextWay();
    await nextWay();
    await expect(notice).toContainText("Tap ‘⋯’ at the top right");
    const own = `${campaign.origin}/tds/clare`;
    await expect(notice.getByRole("textbox")).toHaveValue(own);
    const tried: string[] = await page.evaluate("app.tried.splice(0)");
    expect(tried.map((address) => new URL(address).protocol)).toEqual([
      "instagram:",
      "x-safari-https:",
    ]);
    for (const address of tried) {
      expect(decodeURIComponent(address)).toContain(own.replace("http:", ""));
      expect(decodeURIComponent(address)).not.toContain("Nuala");
    }

    await sendByMailApp(form, notice);
    const unseen = page.getByRole("dialog", { name: "Email didn’t open?" });
    await expect(unseen).toContainText("We didn’t see your email app open");
    await unseen.getByRole("button", { name: "Close" }).last().click();
    expect(counted).toEqual([]);

    await page.evaluate("app.opens = 'mailto:'");
    await sendByMailApp(form, notice);
    await expect(form.sentDialog).toContainText("Your voice has reached 4 TDs");
    expect(counted).toHaveLength(1);
    expect(await page.evaluate("decodeURIComponent(app.tried[1])")).toContain(NAME);

    // A browser that cannot save a file hands a picture to the share sheet, or shows it.
    const dialog = form.sentDialog;
    await dialog.getByRole("button", { name: "Remind me in three weeks" }).click();
    await expect(dialog.getByRole("link", { name: "Google Calendar" })).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Calendar file" })).toHaveCount(0);
    await page.evaluate(() => {
      const shared: string[] = [];
      const share = async ({ files = [] }: ShareData) => {
        shared.push(...files.map(({ name }) => name));
        if (shared.length > 1) throw new DOMException("refused", "NotAllowedError");
      };
      Object.assign(window, { shared });
      Object.assign(navigator, { canShare: () => true, share });
    });
    await dialog.getByRole("button", { name: "More ways to share" }).click();
    const save = dialog.getByRole("button", { name: "Save for a story" });
    const kept = page.getByText(/^This app can’t save files\./);
    await save.click();
    await expect.poll(() => page.evaluate("shared")).toEqual(["i-wrote-to-my-tds-story.png"]);
    await expect(kept).toHaveCount(0);
    await save.click();
    await expect(kept).toBeVisible();
    await expect(page.locator("img[src^='data:image/png']")).toBeVisible();
  });
});

async function sendByMailApp(form: ContactForm, notice: ReturnType<ContactForm["toast"]>) {
  await notice.getByRole("button", { name: "Open in your email app" }).click();
  await form.confirmDialog.getByRole("button", { name: "Open your email app" }).click();
}

test.describe("an app on Android whose error page takes the place of a page with a mailto link", () => {
  test.use({ userAgent: APP_BROWSERS["Instagram on Android"][1] });

  test.beforeEach(({ page }) => page.addInitScript(beAppBrowser, { opens: "", replaces: true }));

  test("keeps on the campaign's site what was typed", async ({ page, form }) => {
    const counted = form.requests(/\/api\/events$/);
    await form.open("clare");
    await page.getByRole("textbox", { name: "Your name" }).fill(NAME);
    await sendByMailApp(form, page.getByRole("note").filter({ hasText: THEIR_MAIL }));
    await page.waitForURL("**/healthz");
    await page.goBack();
    await expect(form.heading("Clare")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Your name" })).toHaveValue(NAME);
    expect(counted).toEqual([]);
  });

  test("copies the letter first on a page that keeps nothing", async ({ page, form, campaign }) => {
    await form.embed('constituency="Dún Laoghaire" partner="my-gallery" lang="ga"');
    const notice = page.getByRole("note").filter({ hasText: "mbrabhsálaí Instagram" });
    await page.getByRole("textbox", { name: "D’ainm" }).fill(NAME);
    await notice.getByRole("button", { name: "Cóipeáil", exact: true }).click();
    await expect(notice).toContainText("déanfar cóip");
    await notice.getByRole("button", { name: "Oscail i d’aip ríomhphoist" }).click();
    expect(await page.evaluate("app.copied[0]")).toContain(NAME);
    await page.keyboard.press("Escape");
    await notice.getByRole("button", { name: "Oscail i do bhrabhsálaí féin" }).click();
    const address = new URL(`${campaign.origin}/ga/tds/dun-laoghaire?partner=my-gallery`);
    expect(await page.evaluate("app.tried[0]")).toBe(
      `intent://${address.host}${address.pathname}${address.search}#Intent;scheme=https;end`,
    );
  });
});
