import { createHash } from "node:crypto";
import { version } from "styled-components";
import { expect, test } from "./fixtures.ts";

const RED = "rgb(255, 0, 0)";
const SECONDARY = "rgb(90, 82, 74)";

const CLEAR = "rgba(0, 0, 0, 0)";
const PAPER = "rgb(251, 246, 234)";
const DARK_INK = "rgb(23, 19, 15)";
const LIGHT_INK = "rgb(248, 241, 226)";

test("each custom property sets its style", async ({ page, form }) => {
  await form.embed('constituency="Clare"', {
    around: (tag) => `<style>body { font-family: Georgia }</style>${tag}`,
  });
  const element = page.locator("bia-contact-td");
  const field = element.locator("[part=picker] > div");
  const card = element.locator("[part=card]").first();
  const background = page.locator("bia-contact-td > div, bia-contact-td [lang]").first();
  await expect(form.heading("Clare")).toHaveCSS("font-family", "Georgia");
  await expect(page.getByText("Details last checked")).toHaveCSS("color", SECONDARY);

  const set = (...property: [name: string, value: string]) =>
    element.evaluate((node, [name, value]) => node.style.setProperty(name, value), property);
  await set("--bia-accent", "red");
  await expect(form.sendAll).toHaveCSS("background-color", RED);
  await set("--bia-ink", "red");
  await expect(form.heading("Clare")).toHaveCSS("color", RED);
  await expect(field).toHaveCSS("border-top-color", RED);
  await expect(page.getByRole("button", { name: "Another way to send" })).toHaveCSS("color", RED);
  await expect(page.getByText("Details last checked")).not.toHaveCSS("color", SECONDARY);
  await set("--bia-paper", "red");
  await expect(background.locator("> div").first()).toHaveCSS("background-color", RED);
  await set("--bia-font", "Courier");
  await expect(form.heading("Clare")).toHaveCSS("font-family", "Courier");
  await set("--bia-font-display", "Impact");
  await expect(form.heading("Clare")).toHaveCSS("font-family", "Impact");
  await expect(card).toHaveCSS("font-family", "Courier");
  await set("--bia-radius", "17px");
  await expect(field).toHaveCSS("border-top-left-radius", "17px");
  await expect(form.sendAll).toHaveCSS("border-top-left-radius", "17px");
  await set("--bia-focus", "red");
  await form.change.click();
  await expect(field).toHaveCSS("outline-color", RED);

  // White, or black where that is readable.
  await form.choose("clare");
  const [white, black] = ["color(srgb-linear 1 1 1)", "color(srgb-linear 0 0 0)"];
  for (const [theme, own] of [
    ["light", "rgb(255, 255, 255)"],
    ["dark", "rgb(8, 6, 5)"],
  ] as const) {
    await element.evaluate((node, theme) => node.setAttribute("theme", theme), theme);
    for (const [accent, text] of [
      // White has a contrast of 4.54 and 4.48 to 1.
      ["#767676", white],
      ["#777777", black],
      ["oklch(0.9 0.1 100)", black],
      ["", own],
    ] as const) {
      await set("--bia-accent", accent);
      await expect(form.sendAll, `${accent} in the ${theme} theme`).toHaveCSS("color", text);
    }
  }
});

test('theme="page" wears the inks that its page’s ground allows', async ({ page, form }) => {
  const heading = form.heading("Clare");
  const ground = page.locator("bia-contact-td [lang] > div").first();
  await form.embed('theme="page" constituency="Clare"', {
    around: (tag) => `<style></style><section>${tag}</section>`,
  });
  for (const [css, colour, background] of [
    ["", DARK_INK, CLEAR],
    ["html { color-scheme: dark }", LIGHT_INK, CLEAR],
    ["body { background: oklch(0.2 0.05 260) } section { background: white }", DARK_INK, CLEAR],
    ["body { background: black } section { background: rgb(255 255 255 / 0.1) }", LIGHT_INK, CLEAR],
    ["bia-contact-td { --bia-paper: #003 }", LIGHT_INK, "rgb(0, 0, 51)"],
    // An element on a picture, or on a ground where no ink can be read, keeps its paper.
    ["body { background: linear-gradient(black, white) }", DARK_INK, PAPER],
    // To the end of a transition.
    ["body { transition: background-color 200ms; background: #111 }", LIGHT_INK, CLEAR],
  ] as const) {
    await page.evaluate((css) => {
      const style = document.querySelector("style");
      if (style) style.textContent = css;
      // The element follows the attributes of its ancestors.
      document.body.className = css;
    }, css);
    await expect(heading, css).toHaveCSS("color", colour);
    await expect(ground, css).toHaveCSS("background-color", background);
  }
  await page.evaluate(() => {
    document.querySelector("style")?.remove();
    document.documentElement.style.colorScheme = "light dark";
  });
  await expect(heading).toHaveCSS("color", DARK_INK);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(heading).toHaveCSS("color", LIGHT_INK);
});

test("the page can style each part, and makes no text small", async ({ page, form }) => {
  const parts = ["picker", "provider", "send", "card", "preview", "dialog"];
  const rules = parts.map((part) => `bia-contact-td::part(${part}) { outline: 9px solid red }`);
  await form.embed('constituency="Clare"', {
    around: (tag) => `<style>* { font-size: 9px }\n${rules.join("\n")}</style>
      ${tag}`,
  });
  for (const [root, size] of [
    ["62.5%", "16px"],
    ["100px", "32px"],
  ] as const) {
    await page.evaluate((root) => {
      document.documentElement.style.fontSize = root;
    }, root);
    await expect(form.heading("Clare").locator("xpath=../.."), root).toHaveCSS("font-size", size);
  }
  await form.openedUrl();
  await expect(form.sentDialog).toBeVisible();
  for (const part of parts) {
    const styled = page.locator(`bia-contact-td [part=${part}]`).first();
    await expect(styled, part).toHaveCSS("outline", `${RED} solid 9px`);
  }
});

test("the page's own styles from styled-components stay", async ({ page, form }) => {
  // Styles that a server writes into a page with the same version, before the page's scripts run.
  const css = `.title{color:${RED};}/*!sc*/\ndata-styled.g1[id="sc-a"]{content:"title,"}/*!sc*/\n`;
  const hash = createHash("sha256").update(css).digest("base64");
  await form.embed("", {
    around: (tag) => `<h2 class="title">Tonight</h2>
      <style data-styled="true" data-styled-version="${version}">${css}</style>
      ${tag}`,
    csp: `script-src 'self'; style-src 'sha256-${hash}'`,
  });
  await expect(form.picker).toBeVisible();
  expect(
    await page.locator("style").evaluateAll((all) => all.map((each) => each.textContent)),
  ).toEqual([css]);
  await expect(page.getByRole("heading", { name: "Tonight" })).toHaveCSS("color", RED);
});
