import { expect, test } from "./fixtures.ts";

const CLEAR = "rgba(0, 0, 0, 0)";
const PAPER = "rgb(251, 246, 234)";
const DARK_INK = "rgb(23, 19, 15)";
const LIGHT_INK = "rgb(248, 241, 226)";

test('theme="page" wears the inks that its page’s ground allows', async ({ page, form }) => {
  const heading = form.heading("Clare");
  const element = page.locator("bia-contact-td");
  const ground = page.locator("bia-contact-td [lang] > div").first();
  for (const [css, colour, background] of [
    ["", DARK_INK, CLEAR],
    ["html { color-scheme: dark }", LIGHT_INK, CLEAR],
    ["body { background: #111 }", LIGHT_INK, CLEAR],
    ["body { background: oklch(0.2 0.05 260) } section { background: white }", DARK_INK, CLEAR],
    ["body { background: black } section { background: rgb(255 255 255 / 0.1) }", LIGHT_INK, CLEAR],
    ["bia-contact-td { --bia-paper: #003 }", LIGHT_INK, "rgb(0, 0, 51)"],
    // What has a picture behind it, or a ground on which no ink can be read, keeps its paper.
    ["body { background: linear-gradient(black, white) }", DARK_INK, PAPER],
    ["body { background: #767676 }", DARK_INK, PAPER],
  ] as const) {
    await form.embed('theme="page" constituency="Clare"', {
      around: (tag) => `<style>${css}</style><section>${tag}</section>`,
    });
    await expect(heading, css).toHaveCSS("color", colour);
    await expect(ground, css).toHaveCSS("background-color", background);
  }

  // To the end of a transition.
  await form.embed('theme="page" constituency="Clare"', {
    around: (tag) => `<style>
        body { transition: background-color 200ms }
        .night { background: #111 }
      </style>
      ${tag}`,
  });
  await expect(heading).toHaveCSS("color", DARK_INK);
  await page.evaluate(() => document.body.classList.add("night"));
  await expect(heading).toHaveCSS("color", LIGHT_INK);
  await page.evaluate(() => document.body.classList.remove("night"));
  await expect(heading).toHaveCSS("color", DARK_INK);
  await page.evaluate(() =>
    document.documentElement.setAttribute("style", "color-scheme: light dark"),
  );
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(heading).toHaveCSS("color", LIGHT_INK);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(heading).toHaveCSS("color", DARK_INK);
  for (const [theme, ink] of [
    ["dark", LIGHT_INK],
    ["page", DARK_INK],
  ] as const) {
    await element.evaluate((node, theme) => node.setAttribute("theme", theme), theme);
    await expect(heading).toHaveCSS("color", ink);
  }
});
