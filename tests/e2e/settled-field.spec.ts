import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** Texts that name no single constituency, each with what somebody would think who sees it. */
const TEXTS = ["V94 T9PX", "Belfast", "Limerick", "Lim", ""];

/** What can open, copy or print a letter, or leave the page: everything in the results. */
const controlsOf = (element: Locator) =>
  element.locator("[part=send], [part=card] button, [part=card] a, [part=card] input, textarea");

for (const [place, open] of [
  ["on the campaign's site", (form) => form.open("clare")],
  ["on a partner's page", (form) => form.embed(`constituency="Clare"`)],
] as const satisfies readonly (readonly [
  string,
  (form: import("./contact-form.ts").ContactForm) => Promise<void>,
])[]) {
  test(`nothing can be sent to Clare's TDs ${place} while the field holds another text`, async ({
    page,
    form,
  }) => {
    await open(form);
    await expect(form.sendAll).toBeEnabled();
    await expect(form.sendAll).toHaveAccessibleDescription("to 4 TDs in Clare, with Gmail");
    const element = page.locator("bia-contact-td");
    const opened: string[] = [];
    page.context().on("page", (popup) => opened.push(popup.url()));
    for (const text of TEXTS) {
      await form.picker.fill(text);
      await expect(form.sendAll).toBeHidden();
      await expect(page.getByText("Choose a constituency", { exact: true })).toBeVisible();
      const controls = await controlsOf(element).all();
      const reachable = await Promise.all(
        controls.map((control) => control.evaluate((node) => node.closest("[inert]") === null)),
      );
      expect(reachable).not.toContain(true);
      await form.picker.press("Escape");
      await expect(form.picker).toHaveValue("Clare");
      await expect(form.sendAll).toBeEnabled();
    }
    expect(opened).toEqual([]);
  });
}

test("a press on the large button while another text is typed only brings the chosen name back", async ({
  page,
  form,
}) => {
  await form.embed(`constituency="Clare"`);
  const box = await form.sendAll.boundingBox();
  await form.picker.fill("Limerick");
  await page.keyboard.press("Escape");
  await form.picker.fill("Belfast");
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(form.picker).toHaveValue("Clare");
  await expect(form.sendAll).toBeEnabled();
  expect(page.context().pages()).toHaveLength(1);
  expect((await form.openedUrl()).searchParams.get("to")).toContain("@oireachtas.ie");
});

test("a text in one element leaves another element's letter alone", async ({ page, form }) => {
  await form.embed(`constituency="Clare"`, {
    around: (tag) => `${tag}${tag.replace("Clare", "Mayo")}`,
  });
  const [clare, mayo] = await page.locator("bia-contact-td").all();
  const send = (element: Locator | undefined) =>
    (element as Locator).getByRole("button", { name: "Send to All TDs Now!" });
  await expect(send(clare)).toBeEnabled();
  await expect(send(mayo)).toBeEnabled();
  await (clare as Locator).getByRole("combobox").fill("Limerick");
  await expect(send(clare)).toBeHidden();
  await expect(send(mayo)).toBeEnabled();
});
