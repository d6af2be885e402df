import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import decodeQR from "qr/decode.js";
import { expect, test } from "../fixtures.ts";

const choose = (page: Page, piece: string) =>
  page.getByRole("radio", { name: new RegExp(`^${piece}`) }).check();

/** Saves the chosen picture. Returns its name and size, and the address in its code. */
async function savePicture(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  const png = (await readFile(await download.path())).toString("base64");
  const { width, height, pixels } = await page.evaluate(async (address) => {
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
    const pixels = String(reader.result).split(",")[1] ?? "";
    return { width, height, pixels };
  }, `data:image/png;base64,${png}`);
  const data = new Uint8Array(Buffer.from(pixels, "base64"));
  return {
    name: download.suggestedFilename(),
    size: `${width} × ${height}`,
    link: decodeQR({ width, height, data }),
  };
}

test("from the page for partners to a poster: one page, in vectors, with its fonts", async ({
  page,
  campaign,
}) => {
  await page.goto("/embed");
  await expect(page.locator("[data-preview]").getByRole("combobox")).toBeVisible();
  await page.getByRole("textbox", { name: "Partner id" }).fill("my-gallery");
  await page.getByRole("link", { name: "Posters and pictures with your QR code" }).click();
  await expect(page.getByRole("textbox", { name: "Partner id" })).toHaveValue("my-gallery");
  const typed = `${new URL(campaign.origin).host}/?partner=my-gallery`;
  const drawing = page.getByRole("img", { name: `leads to ${typed}` });
  await expect(drawing).toBeVisible();

  for (const piece of ["Poster A3", "Table card"]) {
    await choose(page, piece);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    const text = pdf.toString("latin1");
    expect(text.match(/\/Type\s*\/Page\b/g), piece).toHaveLength(1);
    expect(text.includes("/FontFile2"), piece).toBe(true);
    expect(/BaseFont \/\w+\+Bricolage/.test(text), piece).toBe(true);
    expect(text.includes("/Subtype /Image"), piece).toBe(false);
  }
  await page.emulateMedia({ media: "print" });
  // Firefox would fill a second sheet.
  await expect(page.locator("body")).toHaveCSS("min-height", "0px");
  await expect(page.getByRole("img")).toHaveCount(1);
  await expect(page.getByText("In your newsletter")).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
});

test("the page in the other language keeps the settings of the piece", async ({
  page,
  campaign,
}) => {
  await page.goto("/kit?partner=my-gallery");
  const host = new URL(campaign.origin).host;
  await expect(page.getByRole("img", { name: `${host}/?partner=my-gallery` })).toBeVisible();
  await choose(page, "Table card");
  await page.getByRole("radio", { name: "Colour" }).check();
  await page.getByLabel("Your colour").fill("#00594f");
  await page.getByRole("combobox", { name: "Constituency" }).selectOption("Dún Laoghaire");
  await page.getByRole("banner").getByRole("link", { name: "Gaeilge" }).click();
  const card = page.getByRole("img", {
    name: `Cárta boird, le cód QR a théann chuig ${host}/ga/tds/dun-laoghaire?partner=my-gallery`,
  });
  await expect(card).toBeVisible();
  await expect(page.getByRole("radio", { name: "Dath" })).toBeChecked();
  await expect(page.getByLabel("Do dhath féin", { exact: true })).toHaveValue("#00594f");
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

test("a saved picture has its size, and its code leads to the partner's link in both looks", async ({
  page,
  campaign,
}) => {
  for (const look of ["print", "flood"]) {
    await page.goto(`/ga/kit?partner=my-gallery&look=${look}&colour=%23ffe14d`);
    await expect(page.getByRole("img", { name: "partner=my-gallery" })).toBeVisible();
    await page.getByRole("radio", { name: /^Pictiúr do nuachtlitir/ }).check();
    expect(await savePicture(page, "Sábháil an pictiúr (PNG)")).toEqual({
      name: "newsletter-my-gallery-ga.png",
      link: `${campaign.origin}/ga/?partner=my-gallery`,
      size: "1200 × 630",
    });
  }
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
});
