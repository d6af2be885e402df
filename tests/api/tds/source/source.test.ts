import { expect, it } from "vitest";
import { fail, ok } from "../../../../api/contract/result.ts";
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
