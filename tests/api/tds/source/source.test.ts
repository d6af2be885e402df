import { describe, expect, it } from "vitest";
import { fail, ok } from "../../../../api/contract/result.ts";
import { parseProfile } from "../../../../api/tds/source/contact-pages.ts";
import { createSource, formatUserAgent } from "../../../../api/tds/source/source.ts";
import type { SourceFailure } from "../../../../api/tds/source/source-client.ts";
import { profilePage } from "../../../oireachtas/published.ts";
import { memberOf } from "../../../td.ts";

const { signal } = new AbortController();

const failed = (code: SourceFailure["code"]) => fail({ code, path: "/x", detail: "" });
const ANN = memberOf("Ann Able", { code: "Ann.D.1" });
const profileOf = (code: string) => `/en/members/member/${encodeURIComponent(code)}/`;

/** Creates a source whose client answers from `pages`, by path. Returns it with the requested URLs. */
function setUp(pages: Record<string, string | ReturnType<typeof failed>> = {}) {
  const requests: URL[] = [];
  const source = createSource(
    { apiUrl: "https://api.example", siteUrl: "https://site.example" },
    async (url) => {
      requests.push(url);
      const page = pages[url.pathname] ?? failed("unreachable");
      return typeof page === "string" ? ok(page) : page;
    },
  );
  const address = (member = ANN) => source.address(member, signal);
  return { source, requests, address };
}

it("the API is asked for the present Dáil, and for questions and votes by their days, without the answers' texts", async () => {
  const head = { counts: { memberCount: 0, resultCount: 0 } };
  const empty = JSON.stringify({ head, results: [] });
  const pages = { "/v1/members": empty, "/v1/questions": empty, "/v1/votes": empty };
  const { source, requests } = setUp(pages);
  expect(await source.members(signal)).toEqual(
    fail({ code: "unreadable", path: "/v1/members", detail: "no members of this Dáil" }),
  );
  const span = { from: "2025-03-01", to: "2025-03-31" };
  const none = ok({ questions: [], rows: 0, leftOut: 0 });
  expect(await source.questions(span, ["arts"], signal)).toEqual(none);
  expect(await source.vote({ date: "2025-10-15", number: 147 }, signal)).toEqual(ok(null));
  expect(requests.map(({ search }) => search)).toEqual([
    "?chamber=dail&house_no=34&limit=200",
    "?date_start=2025-03-01&date_end=2025-03-31&qtype=oral%2Cwritten&show_answers=false&limit=1000&skip=0",
    "?chamber=dail&date_start=2025-10-15&date_end=2025-10-15&limit=100",
  ]);
  expect(await setUp().source.members(signal)).toEqual(failed("unreachable"));
});

it("the address of a member is read from their own page, also with quotes and fadas in the code", async () => {
  const code = "Seán-'Chap'-Cleere.D.2024-11-29";
  const link = '<div class="c-member-about__email"><a href="mailto:sean@a.ie">x</a></div>';
  const { address, requests } = setUp({ [profileOf(code)]: profilePage("Seán", link) });
  const read = await address({ ...ANN, code });
  expect(read).toMatchObject({ value: { email: "sean@a.ie", dropped: [], phone: null } });
  expect(requests).toHaveLength(1);
  expect(await address()).toEqual(failed("unreachable"));
});

it.each([
  [null, undefined, "bia-contact-td/1"],
  [
    "https://campaign.example",
    "us@campaign.example",
    "bia-contact-td/1 (+https://campaign.example/; us@campaign.example)",
  ],
  [null, "Seán\r\n<us@campaign.example>", "bia-contact-td/1 (Sen<us@campaign.example>)"],
])("the user agent of the site %j and the contact %j is '%s'", (publicUrl, contact, userAgent) => {
  expect(formatUserAgent(publicUrl, contact)).toBe(userAgent);
});

const unreadable = (detail: unknown) => fail({ code: "unreadable", detail });

const EMAIL = "ann.able@oireachtas.ie";
const inBlock = (html: string) => `<div class="c-member-about__email">${html}</div>`;
const link = (href: string) => inBlock(`<a href="${href}">x</a>`);
const contactOf = (block: string) => parseProfile(profilePage("Ann Able", block));
const publishedAs = (email: string | null, ...dropped: string[]) =>
  ok({ email, dropped, phone: null, office: null });

describe("a profile page", () => {
  it.each([
    ["a link", link(`mailto:${EMAIL}`)],
    ["bare text with a label", inBlock(`Email: ${EMAIL}`)],
    [
      "a link after one of another domain",
      link("mailto:m@housing.gov.ie") + link(`mailto:${EMAIL}`),
    ],
    ["another domain when it is the only one", link("mailto:cormac@home.ie"), "cormac@home.ie"],
    ["nobody when there is none", "", null],
  ])("gives the address of %s", (_form, block, email: string | null = EMAIL) => {
    expect(contactOf(block)).toEqual(publishedAs(email));
  });

  it.each([
    [inBlock(`<a href="javascript:x">${EMAIL}</a>`), "javascript:x"],
    [link("mailto:a@b.ie,c@d.ie"), "a@b.ie,c@d.ie"],
    [link("mailto:a@b.ie%0D%0ABcc:c@d.ie"), "a@b.ie\\u{d}\\u{a}Bcc:c@d.ie"],
    [link(`x-mailto:${EMAIL}`), `x-mailto:${EMAIL}`],
    [link(`mailto:${"a".repeat(300)}@b.ie`), `${"a".repeat(100)}… (305 characters)`],
    [inBlock(`Former email: ${EMAIL}`), `Former email: ${EMAIL}`],
  ])("takes no address from %s, and reports it", (block, dropped) => {
    expect(contactOf(block)).toEqual(publishedAs(null, dropped));
  });

  const phones = (...numbers: string[]) =>
    `<div class="c-member-about__phone">${numbers.map((number) => `<a href="tel:x">${number}</a>`).join("")}</div>`;
  const older = '<ul class="c-member-about__phone-numbers"><li>(01) 618\n3000</li><li>1</li></ul>';
  it.each([
    ["several links", phones("\n (01) 618 3000 ", "087 123 4567"), "(01) 618 3000"],
    ["the older layout", older, "(01) 618 3000"],
    ["markup and control characters", phones("<b>(01)</b> 618\u0007\u202e 3000"), "(01) 618 3000"],
    ["a link that is no phone's", '<p class="c-member-about__phone"><a href="/">1</a></p>', null],
  ])("gives the first phone number of %s", (_form, block, phone) => {
    expect(contactOf(block)).toMatchObject({ ok: true, value: { phone, office: null } });
  });

  const DUBLIN = "Leinster House, Kildare Street, Dublin 2";
  it.each([
    ["one line", DUBLIN, DUBLIN],
    ["breaks", " Leinster House,<br>\n Kildare Street<br/>Dublin 2", DUBLIN],
  ])("gives the office of %s on one line with commas", (_form, text, office) => {
    const block = `<div class="c-member-about__address"><h3>Office</h3><span class="c-member-about__item-value">${text}</span></div>`;
    expect(contactOf(block)).toMatchObject({ ok: true, value: { phone: null, office } });
  });

  const whole = profilePage("Ann Able", link(`mailto:${EMAIL}`));
  it("is complete with any form of the end tag", () => {
    const page = whole.replace("</html>", "</HTML\n>\n<!-- served by 3 -->");
    expect(parseProfile(page)).toEqual(publishedAs(EMAIL));
  });

  const quoting = profilePage("Ann Able", "<script>'</html>'</script>", 10_000);
  it.each([
    ["it is another page", "<html><body>Checking your browser</body></html>", "no contact block"],
    ["only a half of it arrived", whole.slice(0, whole.length / 2), "incomplete page"],
    ["it quotes an end tag and is cut off later", quoting.slice(0, -100), "incomplete page"],
  ])("is a failure when %s", (_what, page, detail) => {
    expect(parseProfile(page)).toEqual(unreadable(detail));
  });
});
