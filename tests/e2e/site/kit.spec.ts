import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import decodeQR from "qr/decode.js";
import { expect, test } from "../fixtures.ts";

const choose = (page: Page, piece: string) =>
  page.getByRole("radio", { name: new RegExp(`^${piece}`) }).check();

/** Prints the chosen piece. Returns the PDF as text, and its sheets in millimetres. */
async function printPiece(page: Page) {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const text = pdf.toString("latin1");
  const boxes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  const inMm = (points = "") => Math.round((Number(points) * 25.4) / 72);
  return { text, sheets: boxes.map(([, width, height]) => [inMm(width), inMm(height)]) };
}

/** Saves the chosen picture. Returns its name and size, and the address in its code. */
async function savePicture(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  const png = (await readFile(await download.path())).toString("base64");
  const { width, height, code } = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { width, height } = image;
    // A third of the size is enough to read the code.
    const [across, down] = [Math.round(width / 3), Math.round(height / 3)];
    const context = new OffscreenCanvas(across, down).getContext("2d");
    context?.drawImage(image, 0, 0, across, down);
    const data = [...(context?.getImageData(0, 0, across, down).data ?? [])];
    return { width, height, code: { width: across, height: down, data } };
  }, `data:image/png;base64,${png}`);
  return {
    name: download.suggestedFilename(),
    size: `${width} × ${height}`,
    link: decodeQR({ ...code, data: Uint8Array.from(code.data) }),
  };
}

test("every piece prints on one sheet, in vectors, with its fonts", async ({ page, campaign }) => {
  await page.goto("/embed");
  await expect(page.locator("[data-preview]").getByRole("heading", { level: 3 })).toBeVisible();
  await page.getByRole("textbox", { name: "Partner id" }).fill("my-gallery");
  await page.getByRole("link", { name: "Posters and pictures with your QR code" }).click();
  await expect(page.getByRole("textbox", { name: "Partner id" })).toHaveValue("my-gallery");
  const drawing = page.getByRole("img", { name: `${campaign.origin}/?partner=my-gallery` });
  await expect(drawing).toBeVisible();
  // Nobody types a query.
  await expect(drawing.getByText(new URL(campaign.origin).host, { exact: true })).toBeVisible();

  // Every piece fills one sheet of its size, with and without crop marks.
  for (const [piece, width, height] of [
    ["Poster A3", 297, 420],
    ["Poster A4", 210, 297],
    ["Table card", 210, 297],
    ["Newsletter picture", 318, 167],
  ] as const) {
    await choose(page, piece);
    const { text, sheets } = await printPiece(page);
    expect(sheets, piece).toEqual([[width, height]]);
    expect(/BaseFont \/\w+\+Bricolage/.test(text), piece).toBe(true);
    expect(text.includes("/Subtype /Image"), piece).toBe(false);
  }
  await choose(page, "Poster A4");
  await page.getByRole("checkbox", { name: "With bleed and crop marks" }).check();
  expect((await printPiece(page)).sheets).toEqual([[230, 317]]);
  await page.emulateMedia({ media: "print" });
  // Firefox would fill a second sheet.
  await expect(page.locator("body")).toHaveCSS("min-height", "0px");
  await expect(page.getByRole("img")).toHaveCount(1);
  await expect(page.getByText("In your newsletter")).toBeHidden();
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

test("a saved picture has its size and its code", async ({ page, campaign }) => {
  await page.goto("/ga/kit?partner=my-gallery&look=flood&colour=%23ffe14d");
  await expect(page.getByRole("img", { name: "partner=my-gallery" })).toBeVisible();
  await page.getByRole("radio", { name: /^Pictiúr do nuachtlitir/ }).check();
  expect(await savePicture(page, "Sábháil an pictiúr (PNG)")).toEqual({
    name: "newsletter-my-gallery-ga.png",
    link: `${campaign.origin}/ga/?partner=my-gallery`,
    size: "1200 × 630",
  });
  await page.goto("/kit");
  await choose(page, "Square picture");
  expect(await savePicture(page, "Save the picture (PNG)")).toEqual({
    name: "post-en.png",
    link: `${campaign.origin}/`,
    size: "1080 × 1080",
  });

  // A browser may refuse to draw.
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (callback) => callback(null);
  });
  await page.getByRole("button", { name: "Save the picture (PNG)" }).click();
  await expect(page.getByRole("status").filter({ hasText: "did not draw" })).toBeVisible();

  // The other language keeps the settings.
  await page.getByRole("banner").getByRole("link", { name: "Gaeilge" }).click();
  await expect(page).toHaveURL(/\/ga\/kit/);
  await expect(page.locator("input[name=piece]:checked")).toHaveAccessibleName(/^Pictiúr cearn/);
});
