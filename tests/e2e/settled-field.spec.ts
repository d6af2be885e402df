import { expect, test } from "./fixtures.ts";

test("nothing is sent while the field holds another text", async ({ page, form }) => {
  const happened: string[] = [];
  page.context().on("page", () => happened.push("a window"));
  page.on("request", (request) => {
    if (request.url().endsWith("/api/events")) happened.push("a count");
  });
  await form.embed('constituency="Clare"', {
    around: (tag) => `${tag}${tag.replace("Clare", "Mayo")}`,
  });
  const clare = page.locator("bia-contact-td").first();
  const picker = clare.getByRole("combobox", { name: "Find Your TDs" });
  const button = (name: string) => clare.getByRole("button", { name });
  const sendAll = button("Send to All TDs Now!");
  const sendToMayo = form.sendAll.last();
  await button("Another way to send").click();
  const ways = [
    button("Send to Timmy Dooley"),
    clare.getByRole("link", { name: "My email app" }),
    clare.getByRole("link", { name: "Yahoo Mail" }),
    button("Print and post"),
    button("Copy the letter"),
  ];
  const unsettled = clare.getByText("Choose a constituency", { exact: true });
  const others = await Promise.all(ways.map((way) => way.elementHandle()));
  for (const text of ["Belfast", "V94 T9PX", "Limerick", "Lim", ""]) {
    await picker.fill(text);
    await expect(unsettled).toBeVisible();
    await expect(sendAll).toHaveCount(0);
    await expect(sendToMayo).toBeEnabled();
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
    const { x = Number.NaN, y = Number.NaN } = (await pressed?.boundingBox()) ?? {};
    await page.mouse.click(x + 20, y + 20);
    // A press outside of the field only brings the chosen name back.
    await expect(picker).toHaveValue("Clare");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  expect(happened).toEqual([]);
  const letter = await form.openedUrl(() => sendAll.click());
  expect(letter.searchParams.get("to")).toContain("timmy.dooley@oireachtas.ie");
  await form.sentDialog.getByRole("button", { name: "Close" }).click();
  await picker.fill("Limerick");
  const toMayo = await form.openedUrl(() => sendToMayo.click());
  expect(toMayo.searchParams.get("to")).not.toContain("timmy.dooley");
});
