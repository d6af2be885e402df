import { expect, ignoreConsoleErrors, test } from "./fixtures.ts";

/** Chromium has no mail program here. */
const NO_PROGRAM = /(Failed|Not allowed) to launch 'mailto:/;

test("every other way gives the letter, and the email app leaves no empty tab", async ({
  page,
  context,
  consoleErrors,
  form,
}) => {
  ignoreConsoleErrors(consoleErrors, NO_PROGRAM);
  await page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    navigator.clipboard.writeText = async (text) => void copied.push(text);
  });
  await form.embed('constituency="Clare"', {
    around: (tag) => `${tag}<script>
      window.asked = 0;
      addEventListener("beforeunload", () => { asked += 1; });
    </script>`,
  });
  await page.getByRole("button", { name: "Another way to send" }).click();
  await page.getByRole("link", { name: "My email app" }).click();
  await expect(page.getByRole("dialog", { name: "Email didn’t open?" })).toBeVisible();
  expect(await page.evaluate("asked")).toBe(0);
  expect(context.pages()).toHaveLength(1);
  await page.keyboard.press("Escape");

  const all = page.getByRole("button", { name: "Copy all, with the subject" });
  const addresses = page.getByRole("button", { name: "Copy the addresses" });
  await all.click();
  await addresses.click();
  await form.provider("Outlook").check();
  await addresses.click();
  const to = ["joe.cooney", "cathal.crowe", "timmy.dooley", "donna.mcgettigan"].map(
    (name) => `${name}@oireachtas.ie`,
  );
  const [whole, ...lists] = await page.evaluate<string[]>("copied");
  const head = `To: ${to.join(", ")}\nSubject: RE: Retain, Extend, Expand Basic Income For The Arts\n\n`;
  expect(whole?.slice(0, head.length)).toBe(head);
  expect(whole?.slice(head.length)).toMatch(/^Dear Representative,\n\n.+Kind regards,\n$/s);
  expect(lists).toEqual([to.join(", "), to.join("; ")]);

  await page.getByRole("button", { name: "Choose who" }).click();
  for (const box of await page.getByRole("checkbox", { name: /^Write to / }).all()) {
    await box.uncheck();
  }
  await expect(page.getByText("Nobody is ticked.").last()).toBeVisible();
  for (const way of [all, addresses, page.getByRole("button", { name: "Print and post" })]) {
    await expect(way).toHaveCount(0);
  }
  await expect(page.getByRole("link", { name: "My email app" })).toHaveCount(0);
});

test("'Share…' hands over text and link, or copies both", async ({ page, form, campaign }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared, isRefused: false });
    Object.assign(navigator, {
      canShare: () => true,
      async share(data: ShareData) {
        shared.push({ ...data });
        if (Reflect.get(window, "isRefused")) throw new DOMException("refused", "NotAllowedError");
      },
    });
    navigator.clipboard.writeText = async (text) => void Object.assign(window, { copied: text });
  });
  await form.embed('constituency="Clare"');
  await form.openedUrl();
  await form.sentDialog.getByRole("button", { name: "More ways to share" }).click();
  const share = form.sentDialog.getByRole("button", { name: "Share…" });
  await share.click();
  const text =
    "I’ve just asked my TDs to keep the Basic Income for the Arts. Contacting yours takes a minute. #BasicIncomeForTheArts #BIA";
  await expect.poll(() => page.evaluate("shared")).toEqual([{ text, url: `${campaign.origin}/` }]);
  await page.evaluate("isRefused = true");
  await share.click();
  await expect(form.toast("Copied to clipboard!")).toBeVisible();
  expect(await page.evaluate("copied")).toContain(`${campaign.origin}/`);
});
