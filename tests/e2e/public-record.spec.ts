import type { LookupFound } from "../../api/contract/lookup.ts";
import type { TdRecord } from "../../api/contract/record.ts";
import { tdOf } from "../td.ts";
import { expectNoViolations, violationsBuilder } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

const NOTHING: TdRecord = { questions: [], votes: ["none"], statements: [] };

/** Two TDs of Clare: one who asked twice and voted, and one of whom the record has no position. */
const FOUND: LookupFound = {
  success: true,
  data: [
    {
      ...tdOf("Ann Able"),
      record: {
        questions: [
          ["2025-10-02", 45],
          ["2025-03-26", 7],
        ],
        votes: ["ta"],
        statements: [],
      },
    },
    { ...tdOf("Bob Best"), record: NOTHING },
  ],
  votes: [{ date: "2026-07-08", subject: "A motion", url: "https://vote.example/", for: "ta" }],
  asOf: "2026-07-19T00:00:00.000Z",
  source: "stored",
};

const LINE = "Asked about it 2 times, last on 2 October 2025";
const THANKS = "Thank you for asking about it in the Dáil on 2 October 2025.";

test("a supporter opens a TD's record by keyboard, and thanks them in a letter to them alone", async ({
  page,
  form,
}) => {
  await form.stubLookups({ json: FOUND });
  await form.embed('constituency="Clare"');
  const [ann, bob] = [form.cards.first(), form.cards.last()];
  const preview = page.getByRole("region", { name: "Email preview" });
  const thanks = page.getByRole("textbox", { name: "Your thanks" });

  const line = ann.getByText(LINE);
  await expect(line).toHaveAccessibleName(`Ann Able: ${LINE}`);
  expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await expect(bob).toContainText("No public statement found");
  await line.focus();
  await page.keyboard.press("Enter");
  await expect(ann.getByRole("link")).toHaveText([
    "8 July 2026 – Voted Tá, for it: A motion",
    "2 October 2025 – Question in the Dáil",
    "26 March 2025 – Question in the Dáil",
  ]);
  await expect(ann.getByRole("link").nth(1)).toHaveAttribute(
    "href",
    "https://www.oireachtas.ie/en/debates/question/2025-10-02/45/",
  );
  await expect(page.getByRole("link", { name: /The public record of all TDs/ })).toHaveAttribute(
    "href",
    /\/where-they-stand$/,
  );
  await expect(preview).not.toContainText("Thank you");

  await page.getByRole("button", { name: "Say thank you in a letter to Ann Able" }).click();
  await expect(thanks).toBeFocused();
  await expect(thanks).toHaveAccessibleDescription("Only a letter to Ann Able alone has it.");
  await expect(preview.locator("mark")).toHaveText([THANKS]);
  await expectNoViolations(violationsBuilder(page).include("bia-contact-td"));
  await thanks.fill(`${THANKS} It helps.`);
  const toAnn = await form.openedUrl(() =>
    page.getByRole("button", { name: "Send to 1 TD" }).click(),
  );
  expect(toAnn.searchParams.get("to")).toBe(FOUND.data[0]?.email);
  expect(toAnn.searchParams.get("body")).toContain(`\n\n${THANKS} It helps.\n\n`);
  await form.sentDialog.getByRole("button", { name: "Close" }).click();

  await page.getByRole("checkbox", { name: "Write to Bob Best" }).check();
  await expect(preview.locator("mark")).toHaveCount(0);
  const toAll = await form.openedUrl();
  expect(toAll.searchParams.get("to")?.split(",")).toHaveLength(2);
  expect(toAll.searchParams.get("body")).not.toContain("Thank you");
});
