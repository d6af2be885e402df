import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import decodeQR from "qr/decode.js";
import { expectNoViolations, violationsBuilder } from "../axe.ts";
import { expect, ignoreConsoleErrors, test } from "../fixtures.ts";
import { openEmbedPage } from "./embed-page.ts";
import { expectAccessible } from "./expect-accessible.ts";

const choose = (page: Page, piece: string) =>
  page.getByRole("radio", { name: new RegExp(`^${piece}`) }).check();

/** Returns the address in the code of a PNG, read from its pixels in the browser. */
async function linkIn(page: Page, png: Buffer): Promise<{ link: string; size: string }> {
  const { width, height, pixels } = await page.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const { width, height } = image;
      const context = new OffscreenCanvas(width, height).getContext("2d");
      context?.drawImage(image, 0, 0);
      const reader = new FileReader();
      const read = new Promise((resolve) => reader.addEventListener("load", resolve));
      reader.readAsDataURL(new Blob([context?.getImageData(0, 0, width, height).data ?? ""]));
      await read;
      return { width, height, pixels: String(reader.result).split(",")[1] ?? "" };
    },
    `data:image/png;base64,${png.toString("base64")}`,
  );
  const data = new Uint8Array(Buffer.from(pixels, "base64"));
  return { link: decodeQR({ width, height, data }), size: `${width} × ${height}` };
}

/** Saves the chosen picture. */
async function savePicture(page: Page): Promise<{ name: string; png: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the picture (PNG)" }).click(),
  ]);
  const png = await readFile(await download.path());
  return { name: download.suggestedFilename(), png };
}

test("from the page for partners to a poster: one page, in vectors, with its fonts", async ({
  page,
  campaign,
}) => {
  const embed = await openEmbedPage(page);
  await embed.id.fill("my-gallery");
  await page.getByRole("link", { name: "Posters and pictures with your QR code" }).click();
  await expect(page.getByRole("textbox", { name: "Partner id" })).toHaveValue("my-gallery");
  const typed = `${new URL(campaign.origin).host}/?partner=my-gallery`;
  const drawing = page.getByRole("img", { name: `leads to ${typed}` });
  await expect(drawing).toBeVisible();
  await expectAccessible(page);

  for (const piece of ["Poster A4", "Poster A3", "Table card", "Postcard A6"]) {
    await choose(page, piece);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    const text = pdf.toString("latin1");
    expect(text.match(/\/Type\s*\/Page\b/g), piece).toHaveLength(1);
    expect(text.includes("/FontFile2"), piece).toBe(true);
    expect(/BaseFont \/\w+\+Bricolage/.test(text), piece).toBe(true);
    expect(text.includes("/Subtype /Image"), piece).toBe(false);
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("img")).toHaveCount(1);
  await expect(page.getByText("To paste")).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
});

test("no text of a piece runs off it, in both languages", async ({ page }) => {
  for (const path of ["/kit", "/ga/kit"]) {
    await page.goto(`${path}?partner=${"long-name-".repeat(4)}`);
    for (const radio of await page.locator("input[name=piece]").all()) {
      await radio.check();
      const over = await page.locator("svg[role=img]").evaluate((svg) => {
        const { left, right, top, bottom } = svg.getBoundingClientRect();
        return [...svg.querySelectorAll("text")].flatMap((line) => {
          const box = line.getBoundingClientRect();
          const isInside =
            box.left > left && box.right < right && box.top > top && box.bottom < bottom;
          return isInside ? [] : [line.textContent];
        });
      });
      expect(over).toEqual([]);
    }
  }
});

test("a saved picture has its size, and its code leads to the partner's link in every look", async ({
  page,
  campaign,
}) => {
  for (const look of ["print", "flood", "night", "mono"]) {
    await page.goto(`/ga/kit?partner=my-gallery&look=${look}&first=%23ffe14d`);
    await expect(page.getByRole("img", { name: "partner=my-gallery" })).toBeVisible();
    await page.getByRole("radio", { name: /^Pictiúr do nuachtlitir/ }).check();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Sábháil an pictiúr (PNG)" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("newsletter-my-gallery-ga.png");
    expect(await linkIn(page, await readFile(await download.path()))).toEqual({
      link: `${campaign.origin}/ga/?partner=my-gallery`,
      size: "1200 × 630",
    });
  }
  await page.goto("/kit");
  await choose(page, "Instagram story");
  const { name, png } = await savePicture(page);
  expect(name).toBe("story-en.png");
  expect(await linkIn(page, png)).toEqual({ link: `${campaign.origin}/`, size: "1080 × 1920" });
});

test("a browser that refuses the canvas is said in a sentence", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (callback) => callback(null);
  });
  await page.goto("/kit");
  await choose(page, "Instagram post");
  await page.getByRole("button", { name: "Save the picture (PNG)" }).click();
  await expect(page.getByRole("status").filter({ hasText: "did not draw" })).toBeVisible();
  await expectNoViolations(violationsBuilder(page));
});

test("a letter from a partner's link counts for the partner, who leaves the address bar", async ({
  page,
  campaign,
  form,
}) => {
  await page.goto("/?partner=my-gallery&utm=poster");
  await form.choose("clare");
  await expect(form.heading("Clare")).toBeVisible();
  await expect(page).toHaveURL(`${campaign.origin}/?utm=poster`);
  const event = form.nextEvent();
  await form.openedUrl();
  expect((await event).meta).toMatchObject({ source: "ContactTd", partner: "my-gallery" });
});

test("a partner's link that is not valid counts for nobody, and leaves the address bar", async ({
  page,
  campaign,
  form,
  consoleErrors,
}) => {
  ignoreConsoleErrors(consoleErrors, /partner/);
  await page.goto("/?partner=My%20Gallery");
  await form.choose("clare");
  await expect(form.heading("Clare")).toBeVisible();
  await expect(page).toHaveURL(`${campaign.origin}/`);
  const event = form.nextEvent();
  await form.openedUrl();
  expect((await event).meta).not.toHaveProperty("partner");
});
