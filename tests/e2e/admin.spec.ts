import type { ServerResponse } from "node:http";
import type { Page } from "@playwright/test";
import { type FakeOireachtas, startFakeOireachtas } from "../oireachtas/fake-oireachtas.ts";
import { expectAccessible } from "./axe.ts";
import { ADMIN_KEY, expect, ignoreConsoleErrors, startOwnServer, test } from "./fixtures.ts";

/** The server renders every page of the site, which takes long on a busy machine. */
const RENDERED = { timeout: 90_000 };

async function openDesk(page: Page, origin: string, drawer: string) {
  await page.goto(`${origin}/admin?key=${ADMIN_KEY}#${drawer}`);
  return {
    subject: page.getByLabel("Subject", { exact: true }),
    letter: page.getByRole("textbox", { name: "Letter", exact: true }),
    review: page.getByRole("button", { name: "Check and publish" }),
    populate: page.getByRole("button", { name: "Populate TD Database" }),
    dialog: page.getByRole("dialog"),
  };
}

test("a key in the address signs in for the tab alone", async ({ page, campaign }) => {
  const referrers: (string | undefined)[] = [];
  // Chromium sends the address with the fonts of inline styles, whatever the policy is.
  page.on("request", (request) => {
    if (request.resourceType() !== "font") referrers.push(request.headers().referer);
  });
  const { populate } = await openDesk(page, campaign.origin, "tds");
  await expect(page.getByRole("heading", { name: "Admin Panel", level: 1 })).toBeVisible();
  await expect(populate).toBeEnabled();
  expect(page.url()).toBe(`${campaign.origin}/admin#tds`);
  expect(referrers.length).toBeGreaterThan(1);
  expect(referrers.join()).not.toContain(ADMIN_KEY);
  await expect(
    page.getByText("173 TDs are stored. Details last checked 19 July 2026."),
  ).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
  await page.reload();
  await expect(populate).toBeEnabled();
  await expectAccessible(page);
});

test("two tabs write one draft", async ({ page, context, campaign }) => {
  const first = await openDesk(page, campaign.origin, "letter");
  await expect(first.subject).toBeVisible();
  const other = await context.newPage();
  await other.setViewportSize({ width: 390, height: 844 });
  const second = await openDesk(other, campaign.origin, "letter");
  await first.subject.fill("Vote tonight");
  await expect(second.subject).toHaveValue("Vote tonight");
  await second.letter.fill("Dear Representative,\n");
  await expect(first.letter).toHaveValue("Dear Representative,\n");
  await other.reload();
  await expect(second.subject).toHaveValue("Vote tonight");
  await expect(second.letter).toHaveValue("Dear Representative,\n");

  const top = async (name: string) =>
    (await other.getByRole("button", { name }).boundingBox())?.y ?? Number.NaN;
  const bar = await other.getByText("2 changes, in this browser only").boundingBox();
  expect(bar?.height).toBeLessThan(40);
  expect(await top("Check and publish")).toBeGreaterThan(700);
  await second.letter.fill("•\tOne thing");
  await second.review.click();
  // A refusal names drawer, field and reason, and has the focus.
  await expect(other.getByRole("link", { name: /^Letter: Letter holds/ })).toBeVisible();
  await expect(second.letter).toBeFocused();
  const reason = other.getByText(/^This field holds .* Line 1: a tab after “•”/);
  const { y = 0, height = 0 } = (await reason.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(await top("Discard"));
});

test("a page without its script offers to reload", async ({ page, campaign, consoleErrors }) => {
  ignoreConsoleErrors(consoleErrors, /Failed to (?:load resource|fetch dynamically imported)/);
  const { subject } = await openDesk(page, campaign.origin, "letter");
  await subject.fill("Vote tonight");
  const scripts = "**/assets/*.js";
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  const reload = page.getByRole("alert").getByRole("button", { name: "Reload the page" });
  await expect(reload).toBeVisible();
  await expectAccessible(page);
  await page.unroute(scripts);
  await reload.click();
  await expect(subject).toHaveValue("Vote tonight");

  for (const path of ["/ga/", "/ga/tds/clare"]) {
    await page.route("**/embed/v1/*", (route) => route.fulfill({ status: 404 }));
    await page.goto(`${campaign.origin}${path}`);
    await expect(page.getByRole("button", { name: "Athlódáil an leathanach" })).toBeVisible();
  }
});

test.describe("on one server, which reads TDs and votes from a source", () => {
  // One after the other, as a week of staff.
  test.describe.configure({ mode: "default" });
  let source: FakeOireachtas;
  let own: Awaited<ReturnType<typeof startOwnServer>>;
  test.beforeAll(async () => {
    source = await startFakeOireachtas();
    own = await startOwnServer({ TD_MAX_AGE_HOURS: "8760", ...source.env });
  });
  test.afterAll(async () => {
    await own.end();
    await source.close();
  });

  test("staff publish a letter, and see it everywhere", async ({ page, consoleErrors }) => {
    test.setTimeout(240_000);
    // A lost connection is an error on the console.
    ignoreConsoleErrors(consoleErrors, /ERR_FAILED/);
    const { origin } = own.server;
    const { subject, review, dialog } = await openDesk(page, origin, "letter");
    await subject.fill("Vote tonight");
    await review.click();
    await expect(dialog.getByText("Subject changed in English, and not in Irish.")).toBeVisible();
    await dialog.getByRole("button", { name: "Go on editing" }).click();
    await expect(page.getByRole("heading", { name: "Letter", level: 2 })).toBeFocused();
    await page.getByLabel("Subject (Irish)").fill("Vótáil anocht");
    await expect(page.getByRole("region", { name: "Preview" })).toContainText("Vótáil anocht");

    // A lost connection keeps the draft.
    await review.click();
    await expect(dialog.getByText("changed in English, and not")).toBeHidden();
    await dialog.getByLabel("Your name").fill("Máire");
    await dialog.getByLabel("Why you publish it").fill("The vote is tonight");
    await expectAccessible(page);
    const publish = dialog.getByRole("button", { name: "Publish these 2 changes" });
    await page.route("**/api/admin/campaign", (route) => route.abort());
    await publish.click();
    await expect(dialog.getByRole("alert")).toContainText("The server cannot be reached");
    await page.unroute("**/api/admin/campaign");
    await publish.click();
    await expect(page.getByText("Version 1 is published.")).toBeVisible(RENDERED);

    const html = async (path: string) => (await fetch(`${origin}${path}`)).text();
    await expect.poll(() => html("/tds/clare"), RENDERED).toContain("Vote tonight");
    await expect.poll(() => html("/ga/tds/clare"), RENDERED).toContain("Vótáil anocht");
    const embedded = await page.context().newPage();
    await embedded.setContent(
      `<script type="module" src="${origin}/embed/v1/bia-contact-td.js"></script>
      <bia-contact-td constituency="Clare"><a href="${origin}/">Contact your TD</a></bia-contact-td>`,
    );
    await expect(embedded.getByRole("region", { name: "Email preview" })).toContainText(
      "Vote tonight",
    );
    await embedded.close();

    await subject.fill("Vote tomorrow");
    await page.getByRole("link", { name: "History" }).click();
    await expect(
      page.getByText(/^Subject, Subject \(Irish\)\. “The vote is tonight”/),
    ).toBeVisible();
    await page.getByLabel("What the bundled campaign would change").click();
    await expect(page.getByText("First publish or discard the changes")).toBeVisible();
    await expectAccessible(page);
  });

  test("staff sign in at a drawer, enter a vote, and see their pages", async ({ page }) => {
    const [ann, bob] = source.tds;
    const vote = { date: "2026-07-08", number: 147, subject: "That the motion be agreed to." };
    const debate = "Basic Income for the Arts: Motion";
    const sides = { ta: [ann?.memberCode ?? ""], nil: [bob?.memberCode ?? ""] };
    source.votes = [{ ...vote, debate, ...sides }];
    await page.goto(`${own.server.origin}/admin#record`);
    await page.getByLabel("Admin key").fill(ADMIN_KEY);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page
      .getByLabel("Address of a vote’s official page")
      .fill(`https://www.oireachtas.ie/en/debates/vote/dail/34/${vote.date}/${vote.number}/`);
    await page.getByRole("button", { name: "Read the vote" }).click();
    const entry = page.getByRole("group", { name: "Vote of 8 July 2026" });
    await expect(entry.getByLabel("Vote, subject")).toHaveValue(debate);
    await entry.getByLabel(/^Which side was for/).selectOption("Tá was for it");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Campaign", exact: true }).click();
    await page.getByRole("button", { name: "Show the pages" }).click();
    const heading = page.frameLocator("iframe").getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible(RENDERED);
  });

  test("staff follow a population, accept it, and put back the former TDs", async ({ page }) => {
    // The run lasts until the test lets go of the list of members.
    const responses: ServerResponse[] = [];
    source.faults.set("/v1/members", (response) => void responses.push(response));
    source.tds = source.tds.slice(160);
    const { populate, dialog } = await openDesk(page, own.server.origin, "tds");
    await populate.click();
    await expect(page.getByText(/^This process may take 2-3 minutes to complete/)).toBeVisible();
    await page.reload();
    await expect(populate).toBeDisabled();
    await expect(page.getByRole("progressbar")).toBeVisible();
    source.faults.clear();
    for (const response of responses) response.destroy();
    // The toast goes after seconds, so the test looks for the toast first.
    const toast = page.getByRole("status").filter({ hasText: /^Waiting for your check/ });
    await expect(toast).toContainText("TDs would leave", { timeout: 90_000 });
    const waiting = page.getByRole("region", { name: "Waiting for your check" });
    await expect(waiting.getByRole("heading")).toContainText(/: 1\d\d TDs would leave/);
    await expect(page.getByRole("main")).not.toContainText(/failed/i);

    const sign = async (why: string, button: string) => {
      await dialog.getByLabel("Your name").fill("Máire");
      await dialog.getByLabel("Why", { exact: true }).fill(why);
      await dialog.getByRole("button", { name: button, exact: true }).click();
      await expect(dialog).toBeHidden();
    };
    await waiting.getByRole("button", { name: "Check and accept" }).click();
    await expectAccessible(page);
    await sign("An election", "Accept");
    await expect(page.getByText(/^\d\d TDs are stored/)).toBeVisible();
    const runs = page.getByRole("region", { name: "Last runs" });
    await expect(runs).toContainText("Accepted by Máire: “An election”");
    await runs.getByRole("button", { name: "Put back what was stored before" }).click();
    await sign("A press too many", "Put it back");
    await expect(page.getByText(/^173 TDs are stored/)).toBeVisible();
    await expect(runs).toContainText("Put back by Máire: “A press too many”");
  });
});

test("a population that needs no check ends with its message", async ({ page, campaign }) => {
  const { populate } = await openDesk(page, campaign.origin, "tds");
  const run = { run: 1, startedAt: "2026-11-20T21:38:00Z", finishedAt: "2026-11-20T21:40:00Z" };
  const result = { state: "succeeded", message: "All addresses are stored" };
  const runs = [{ ...run, ...result, done: 174, total: 174, error: null, report: null }];
  const json = { success: true, tds: { stored: 173, checkedAt: null }, runs };
  await page.route("**/api/populate", (route) => route.fulfill({ json }));
  await populate.click();
  await expect(
    page.getByRole("status").filter({ hasText: "TD Data Population Complete" }),
  ).toContainText("All addresses are stored");
  await expect(page.getByRole("heading", { name: "Population Complete" })).toBeVisible();
});
