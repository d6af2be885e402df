import { expect, type Page } from "@playwright/test";

/** Locators for the parts of the embed page, by role and visible text. */
export function embedPage(page: Page) {
  const codeSection = page.getByRole("region", { name: "Your code", exact: true });
  const preview = page.getByRole("group", { name: "Live preview" });
  return {
    codeSection,
    code: codeSection.locator("pre code"),
    copy: codeSection.getByRole("button", { name: "Copy the code" }),
    form: (name: "Element" | "Iframe") => codeSection.getByRole("radio", { name }),
    id: page.getByRole("textbox", { name: "Partner id" }),
    look: page.getByRole("combobox", { name: "Look" }),
    constituency: page.getByRole("combobox", { name: "Constituency", exact: true }),
    element: preview.locator("bia-contact-td"),
    preview,
  };
}

/** Opens the embed page and waits until the element in its preview is ready. */
export async function openEmbedPage(page: Page) {
  await page.goto("/embed");
  const embed = embedPage(page);
  await expect(embed.preview.getByRole("combobox")).toBeVisible();
  return embed;
}
