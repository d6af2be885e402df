import { expect, test } from "./fixtures.ts";

test("found TDs take the place of the field, and 'Change' brings the field back with the focus in it", async ({
  page,
  form,
}) => {
  await form.embed();
  await form.choose("Clare");
  const heading = form.heading("Clare");
  await expect(heading).toBeFocused();
  await expect(form.picker).toHaveCount(0);
  await page.getByRole("button", { name: "Change" }).click();
  await expect(form.picker).toBeFocused();
  await expect(form.picker).toHaveValue("");
  await expect(heading).toHaveCount(0);
  await expect(form.sendAll).toHaveCount(0);
  // Keys alone: the heading of the next TDs has the focus, and no letter goes to the TDs before.
  await form.picker.pressSequentially("mayo");
  await page.keyboard.press("Enter");
  await expect(form.heading("Mayo")).toBeFocused();
  const letter = await form.openedUrl();
  expect(letter.searchParams.get("to")).not.toContain("timmy.dooley");
});
