import { devices } from "@playwright/test";
import type { LookupFound } from "../../api/contract/lookup.ts";
import { tdOf } from "../td.ts";
import { expectNoViolations, violationsBuilder } from "./axe.ts";
import { expect, ignoreConsoleErrors, test } from "./fixtures.ts";

const { defaultBrowserType: _, ...PHONE } = devices["Pixel 7"];

/** TDs of Clare: one who can be called, one whose number cannot be dialled, and one without. */
const FOUND: LookupFound = {
  success: true,
  data: [
    tdOf("Ann Able", { phone: "(01) 618 3000" }),
    tdOf("Bob Best", { phone: "see website" }),
    tdOf("Cat Cole"),
  ],
  asOf: "2026-07-19T00:00:00.000Z",
  source: "stored",
};

test.use(PHONE);

// Chromium logs that nothing on this machine makes calls.
test.beforeEach(({ consoleErrors }) =>
  ignoreConsoleErrors(consoleErrors, /(Failed|Not allowed) to launch 'tel:/),
);

test("a supporter calls a TD with the sentences to say, and the call counts without the number", async ({
  page,
  form,
}) => {
  await form.stubLookups({ json: FOUND });
  await form.open("clare");
  const [ann, bob, cat] = [form.cards.nth(0), form.cards.nth(1), form.cards.nth(2)];
  const call = ann.getByRole("link", { name: "Call (01) 618 3000, Ann Able" });
  await expect(call).toHaveAttribute("href", "tel:+35316183000");
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(bob).toContainText("Phone: see website");
  await expect(bob.getByRole("link")).toHaveCount(0);
  await expect(cat.getByText("What to say")).toHaveCount(0);

  const counted = form.nextEvent();
  await call.tap();
  const { id: __, ...event } = await counted;
  expect(event).toEqual({
    ...{ actor: "anon", action: "call_click", entity: "cta" },
    meta: { source: "ContactTd" },
  });
  await expect(ann.locator("ol > li")).toHaveCount(4);
  await expect(ann.getByText(/^If a machine answers/)).toBeVisible();
  await expectNoViolations(violationsBuilder(page).include("bia-contact-td"));
});
