import { expect, test } from "./fixtures.ts";
import { openFramedPage } from "./framed-page.ts";

/** A hostile query, whose invalid values each give a warning. */
const HOSTILE_QUERY = `?${[
  "partner=%22%3E%3Cscript%3Ealert(1)%3C/script%3E",
  "api-base=https://evil.example/&apiBase=https://evil.example/",
  "font=a;}*{display:none}",
  "accent=javascript:alert(1)",
  "paper=%E0%A4%A",
].join("&")}`;
const WARNINGS = [/partner=/, /font=/, /accent=/, /paper=/];

test("the address sets nothing that is not valid", async ({
  page,
  campaign,
  consoleErrors,
  externalRequests,
}) => {
  const frame = await openFramedPage(page, campaign.origin, { query: HOSTILE_QUERY });
  await expect(frame.getByRole("combobox", { name: "Find Your TDs" })).toBeVisible();
  await expect.poll(() => consoleErrors).toHaveLength(WARNINGS.length);
  for (const warning of WARNINGS) expect(consoleErrors.join("\n")).toMatch(warning);
  consoleErrors.length = 0;
  const element = frame.locator("bia-contact-td");
  const names = await element.evaluate((node) => node.getAttributeNames());
  expect(names.filter((name) => /^on|api|style/.test(name))).toEqual([]);
  await expect(frame.locator("script")).toHaveCount(2);
  await frame.getByRole("combobox").fill("clare");
  await frame.getByRole("option").first().click();
  await expect(frame.getByRole("button", { name: "Send to All TDs Now!" })).toBeEnabled();
  expect(externalRequests).toEqual([]);
});

test("the address gives the frame its colours", async ({ page, campaign }) => {
  const frame = await openFramedPage(page, campaign.origin, {
    query: "?constituency=Clare&theme=dark&accent=ffcc00&paper=fff0f5&ink=111122",
  });
  await expect(frame.getByRole("button", { name: "Send to All TDs Now!" })).toHaveCSS(
    "background-color",
    "rgb(255, 204, 0)",
  );
  // The frame's ground is the element's, where the frame is taller.
  await expect(frame.locator("html")).toHaveCSS("background-color", "rgb(255, 240, 245)");
});
