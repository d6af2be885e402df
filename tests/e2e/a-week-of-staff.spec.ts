import type { Page } from "@playwright/test";
import { EVENT, sendEvent } from "../event-sender.ts";
import { startFakeOireachtas } from "../oireachtas/fake-oireachtas.ts";
import { expectAccessible } from "./axe.ts";
import {
  ADMIN_KEY,
  expect,
  ignoreConsoleErrors,
  STATS_KEY,
  startFilledServer,
  test,
} from "./fixtures.ts";

const openDrawer = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Drawers" }).getByRole("link", { name }).click();

/** Signs what the open dialog asks for. */
async function sign(page: Page, why: string, button: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your name").fill("Máire");
  await dialog.getByLabel("Why", { exact: true }).fill(why);
  await dialog.getByRole("button", { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

const VOTE = {
  date: "2026-07-08",
  number: 147,
  subject: "That the motion be agreed to.",
  debate: "Basic Income for the Arts: Motion",
};

// The tests use one server, on which each finds what it needs, and in one process.
test.describe.configure({ mode: "default" });

let source: Awaited<ReturnType<typeof startFakeOireachtas>>;
let origin: string;
let end: () => Promise<void>;

test.beforeAll(async () => {
  source = await startFakeOireachtas();
  const settings = { TD_MAX_AGE_HOURS: "8760", STATS_KEY, ...source.env };
  const started = await startFilledServer(settings);
  ({ origin } = started.server);
  ({ end } = started);
});
test.afterAll(async () => {
  await end();
  await source.close();
});

test("staff change the letter in both languages, and see it on the site, in an element and in the history", async ({
  page,
  consoleErrors,
}) => {
  // The lost connection.
  ignoreConsoleErrors(consoleErrors, /ERR_FAILED/);
  // The address of a drawer leads there through the sign-in.
  await page.goto(`${origin}/admin#letter`);
  await page.getByLabel("Admin key").fill(ADMIN_KEY);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByLabel("Subject", { exact: true }).fill("Vote tonight");
  await page.reload();
  await expect(page.getByLabel("Subject", { exact: true })).toHaveValue("Vote tonight");
  const dialog = page.getByRole("dialog");
  const review = page.getByRole("button", { name: "Check and publish" });
  await review.click();
  await expect(dialog.getByText("Subject changed in English, and not in Irish.")).toBeVisible();
  await dialog.getByRole("button", { name: "Go on editing" }).click();
  await expect(page.getByRole("heading", { name: "Letter", level: 2 })).toBeFocused();
  await page.getByLabel("Subject (Irish)").fill("Vótáil anocht");
  await expect(page.getByRole("region", { name: "Preview" })).toContainText("Vótáil anocht");

  // A refusal names drawer, field and reason, and has the focus.
  const body = page.getByRole("textbox", { name: "Letter", exact: true });
  const written = await body.inputValue();
  await body.fill("");
  await review.click();
  await expect(page.getByRole("link", { name: "Letter: Letter has no text" })).toBeVisible();
  await expect(body).toBeFocused();
  await body.fill(written);

  // A lost connection keeps what was written.
  await review.click();
  await expect(dialog.getByText("changed in English, and not")).toBeHidden();
  await expect(dialog.getByRole("group", { name: "What will change" })).toContainText(
    "→ Vote tonight",
  );
  await dialog.getByLabel("Your name").fill("Máire");
  await dialog.getByLabel("Why you publish it").fill("The vote is tonight");
  await expectAccessible(page);
  const publish = dialog.getByRole("button", { name: "Publish these 2 changes" });
  await page.route("**/api/admin/campaign", (route) => route.abort());
  await publish.click();
  await expect(dialog.getByRole("alert")).toContainText("The server cannot be reached");
  await page.unroute("**/api/admin/campaign");
  await publish.click();
  await expect(page.getByText("Version 1 is published.")).toBeVisible();

  const tdsPage = async (path: string) => (await fetch(`${origin}${path}`)).text();
  await expect.poll(() => tdsPage("/tds/clare"), { timeout: 60_000 }).toContain("Vote tonight");
  await expect.poll(() => tdsPage("/ga/tds/clare"), { timeout: 60_000 }).toContain("Vótáil anocht");
  const embedded = await page.context().newPage();
  await embedded.setContent(
    `<script type="module" src="${origin}/embed/v1/bia-contact-td.js"></script>
    <bia-contact-td constituency="Clare"><a href="${origin}/">Contact your TD</a></bia-contact-td>`,
  );
  await expect(embedded.getByRole("region", { name: "Email preview" })).toContainText(
    "Vote tonight",
  );
  await embedded.close();

  await page.getByLabel("Subject", { exact: true }).fill("Vote tomorrow");
  await openDrawer(page, "History");
  await expect(page.getByText(/^Subject, Subject \(Irish\)\. “The vote is tonight”/)).toBeVisible();
  await page.getByLabel("What the bundled campaign would change").click();
  await expect(page.getByText("First publish or discard the changes")).toBeVisible();
  await expectAccessible(page);
  await openDrawer(page, "Campaign");
  await page.getByRole("button", { name: "Show the pages" }).click();
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
});

test("staff enter a vote from its official page", async ({ page }) => {
  const [ann, bob] = source.tds;
  source.votes = [{ ...VOTE, ta: [ann?.memberCode ?? ""], nil: [bob?.memberCode ?? ""] }];
  await page.goto(`${origin}/admin?key=${ADMIN_KEY}#record`);
  await page
    .getByLabel("Address of a vote’s official page")
    .fill(`https://www.oireachtas.ie/en/debates/vote/dail/34/${VOTE.date}/${VOTE.number}/`);
  await page.getByRole("button", { name: "Read the vote" }).click();
  const vote = page.getByRole("group", { name: "Vote of 8 July 2026" });
  await expect(vote.getByLabel("Vote, subject")).toHaveValue(VOTE.debate);
  await vote.getByLabel(/^Which side was for/).selectOption("Tá was for it");
  await expectAccessible(page);
});

test("staff accept what a population would change, and put back what was stored before", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto(`${origin}/admin?key=${ADMIN_KEY}`);
  // Eighty-four TDs leave the source.
  source.tds = source.tds.slice(84);
  await openDrawer(page, "TDs");
  const populate = page.getByRole("button", { name: "Populate TD Database" });
  await populate.click();
  await expect(populate).toBeDisabled();
  await expect(
    page.getByText("This process may take 2-3 minutes to complete. Please don't refresh the page."),
  ).toBeVisible();
  // The run takes half a minute. A tab that is opened again shows it.
  await page.reload();
  await expect(populate).toBeDisabled();
  await expect(page.getByRole("progressbar")).toBeVisible();
  const waiting = page.getByRole("region", { name: "Waiting for your check" });
  await expect(waiting.getByRole("heading")).toContainText(
    /^Waiting for your check: 8\d TDs would leave/,
    { timeout: 120_000 },
  );
  await expect(
    page.getByRole("status").filter({ hasText: /^Waiting for your check/ }),
  ).toContainText("TDs would leave");
  await expect(page.getByRole("main")).not.toContainText(/failed/i);
  await waiting.getByRole("button", { name: "Check and accept" }).click();
  await expectAccessible(page);
  await sign(page, "An election", "Accept");
  await expect(page.getByText(/^\d\d TDs are stored/)).toBeVisible();
  const runs = page.getByRole("region", { name: "Last runs" });
  await expect(runs).toContainText("Accepted by Máire: “An election”");
  await runs.getByRole("button", { name: "Put back what was stored before" }).click();
  await sign(page, "A press too many", "Put it back");
  await expect(page.getByText(/^173 TDs are stored/)).toBeVisible();
  await expect(runs).toContainText("Put back by Máire: “A press too many”");
  await expect(runs.getByRole("button")).toBeHidden();
  // Such as a run ends that needs no check.
  await page.route("**/api/populate", async (route) => {
    if (route.request().method() === "POST") return route.fulfill({ json: { success: true } });
    const overview = await (await route.fetch()).json();
    const ended = { state: "succeeded", message: "All addresses are stored", report: null };
    Object.assign(overview.runs[0], ended);
    await route.fulfill({ json: overview });
  });
  await populate.click();
  await expect(
    page.getByRole("status").filter({ hasText: "TD Data Population Complete" }),
  ).toContainText("All addresses are stored");
  await expect(page.getByRole("heading", { name: "Population Complete" })).toBeVisible();
  await page.unroute("**/api/populate");
});

test("staff read the figures, and go from them to the desk", async ({ page }) => {
  await page.goto(`${origin}/admin?key=${ADMIN_KEY}`);
  for (let sent = 0; sent < 3; sent++) {
    const meta = { source: "ContactTd", provider: "gmail", partner: "a-gallery" };
    await sendEvent(origin, { ...EVENT, action: "email_click", meta });
  }
  await page.goto(`${origin}/private#key=${STATS_KEY}`);
  await expect(page.getByRole("article", { name: "Letters opened" })).toContainText("3");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Desk" }).click();
  await expect(page.getByRole("navigation", { name: "Drawers" })).toBeVisible();
});
