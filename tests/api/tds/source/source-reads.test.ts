import { afterEach, describe, expect, it, vi } from "vitest";
import { fail, ok } from "../../../../api/contract/result.ts";
import { createSource, formatUserAgent } from "../../../../api/tds/source/source.ts";
import {
  formatSourceFailure,
  type SourceFailure,
} from "../../../../api/tds/source/source-failure.ts";
import { membersJson, profilePage } from "../../../oireachtas/pages.mjs";
import { memberOf } from "../../../td.ts";

afterEach(() => void vi.restoreAllMocks());

const failed = (code: SourceFailure["code"]) => fail({ code, path: "/x", detail: "" });
const ANN = memberOf("Ann Able", { code: "Ann.D.1" });
const BOB = { ...ANN, code: "Bob.D.1" };

/** Creates a source whose client answers from `pages`, by path. Returns it with the requested URLs. */
function setUp(pages: Record<string, string | ReturnType<typeof failed>> = {}) {
  const requests: URL[] = [];
  const controller = new AbortController();
  const source = createSource(
    { apiUrl: "https://api.example", siteUrl: "https://site.example" },
    async (url) => {
      requests.push(url);
      const page = pages[url.pathname] ?? failed("unreachable");
      return typeof page === "string" ? ok(page) : page;
    },
  );
  const options = { signal: controller.signal };
  return {
    source,
    pages,
    controller,
    paths: () => requests.map(({ pathname }) => pathname),
    queries: () => requests.map(({ search }) => search),
    members: () => source.members(options),
    address: (member = ANN) => source.address(member, options),
  };
}

/** A page of the member list with these members, out of `total`. */
function listPage(names: readonly string[], total: number) {
  const tds = names.map((name) => ({
    name,
    party: "Independent",
    constituency: "Clare",
    email: null,
    memberCode: `${name}.2024-11-29`,
  }));
  const { results } = membersJson(tds, new URLSearchParams({ limit: `${names.length + 2}` }));
  return JSON.stringify({
    head: { counts: { memberCount: total } },
    // Without the two who have left the Dáil.
    results: results.slice(2),
  });
}

describe("the list of members", () => {
  it("ends at an empty page, whatever number of members it states", async () => {
    const pages = { "/v1/members": listPage([], 100) };
    const { members, queries } = setUp(pages);
    expect(await members()).toEqual(
      fail({ code: "unreadable", path: "/v1/members", detail: "no sitting members" }),
    );
    expect(queries()).toEqual(["?chamber=dail&house_no=34&limit=200"]);
  });

  it("is read in five pages at most, and holds a repeated member once", async () => {
    const pages = { "/v1/members": listPage(["Ann", "Bob"], 1_000_000) };
    const { members, queries } = setUp(pages);
    const list = await members();
    expect(list.ok && list.value.map(({ name }) => name).sort()).toEqual(["Ann", "Bob"]);
    const first = "?chamber=dail&house_no=34&limit=200";
    expect(queries()).toEqual([first, ...[2, 4, 6, 8].map((skip) => `${first}&skip=${skip}`)]);
  });

  it("fails with the path and the reason of the page that cannot be read", async () => {
    expect(await setUp().members()).toEqual(failed("unreachable"));
    expect(await setUp({ "/v1/members": "no" }).members()).toEqual(
      fail({ code: "unreadable", path: "/v1/members", detail: "not JSON" }),
    );
  });
});

describe("questions and votes", () => {
  it("are asked for by their days, without the answers' texts", async () => {
    const head = { counts: { resultCount: 0 } };
    const { source, queries } = setUp({
      "/v1/questions": JSON.stringify({ head, results: [] }),
      "/v1/votes": JSON.stringify({ head, results: [] }),
    });
    const options = { signal: new AbortController().signal };
    const span = { from: "2025-03-01", to: "2025-03-31" };
    expect(await source.questions(span, ["arts"], options)).toEqual(
      ok({ questions: [], rows: 0, leftOut: 0 }),
    );
    expect(await source.vote({ date: "2025-10-15", number: 147 }, options)).toEqual(ok(null));
    expect(queries()).toEqual([
      "?date_start=2025-03-01&date_end=2025-03-31&qtype=oral%2Cwritten&show_answers=false&limit=1000&skip=0",
      "?chamber=dail&date_start=2025-10-15&date_end=2025-10-15&limit=100",
    ]);
  });
});

const PROFILE = "/en/members/member/Ann.D.1/";
const COMMITTEES = "/en/committees/";
const committee = (name: string) => `/en/committees/34/${name}/membership/`;
const committeeList = (...names: string[]) =>
  `<html><div class="active-committees">${names.map((name) => `<a href="/en/committees/34/${name}/">x</a>`).join("")}</div></html>`;
const memberBox = (code: string, email: string) =>
  `<div class="member_box"><a class="committee_member_link" href="/en/members/member/${encodeURIComponent(code)}/" data-email="${email}">x</a></div>`;
const committeePage = (...boxes: string[]) => `<html>${boxes.join("")}</html>`;
const addressOf = (email: string) => ok({ email, dropped: [] });

describe("the address of a member", () => {
  it("comes only from the profile page when that can be read", async () => {
    const contact = '<div class="c-member-about__email"><a href="mailto:ann@a.ie">x</a></div>';
    const { address, paths } = setUp({ [PROFILE]: profilePage("Ann", contact) });
    expect(await address()).toMatchObject({ value: { email: "ann@a.ie", phone: null } });
    expect(paths()).toEqual([PROFILE]);
  });

  it("comes from the committees that can be read when others cannot", async () => {
    const { address } = setUp({
      [COMMITTEES]: committeeList("a", "b", "c"),
      [committee("b")]: "blocked",
      [committee("c")]: committeePage(memberBox("Ann.D.1", "ann@a.ie")),
    });
    expect(await address()).toEqual(addressOf("ann@a.ie"));
  });

  it("is found for a code whose fadas are decomposed in one place and not in the other", async () => {
    const { address } = setUp({
      [COMMITTEES]: committeeList("a"),
      [committee("a")]: committeePage(memberBox("Áine.D.1", "aine@a.ie")),
    });
    const code = "Áine.D.1".normalize("NFD");
    expect(await address({ ...ANN, code })).toEqual(addressOf("aine@a.ie"));
  });

  it.each([
    ["there is no list of committees", {}],
    ["no committee can be read", { [COMMITTEES]: committeeList("a") }],
    [
      "the committee publishes no address",
      {
        [COMMITTEES]: committeeList("a"),
        [committee("a")]: committeePage(memberBox("Ann.D.1", "")),
      },
    ],
  ])("is the failure of the profile page when %s", async (_when, pages) => {
    const { address } = setUp({ [PROFILE]: failed("timed-out"), ...pages });
    expect(await address()).toEqual(failed("timed-out"));
  });
});

describe("the addresses of the committees", () => {
  const pages = () => ({
    [COMMITTEES]: committeeList("a"),
    [committee("a")]: committeePage(
      memberBox("Ann.D.1", "ann@a.ie"),
      memberBox("Bob.D.1", "b@b.ie"),
    ),
  });
  const readsIn = (paths: string[]) => paths.filter((path) => path === COMMITTEES).length;

  it("are read again after an hour, and not before", async () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(5_000_000);
    const { address, paths } = setUp(pages());
    await address();
    clock.mockReturnValue(8_600_000);
    expect(await address(BOB)).toEqual(addressOf("b@b.ie"));
    expect(readsIn(paths())).toBe(1);
    clock.mockReturnValue(8_600_001);
    await address();
    expect(readsIn(paths())).toBe(2);
  });

  it("are read again when the first read was aborted", async () => {
    const { address, controller, paths } = setUp(pages());
    controller.abort();
    await address();
    await address();
    expect(readsIn(paths())).toBe(2);
  });
});

describe("a failure of the source", () => {
  it.each([
    ["ECONNREFUSED", "/v1/members could not be reached (ECONNREFUSED)"],
    ["", "/v1/members could not be reached"],
  ])("with the detail '%s' is the line '%s'", (detail, line) => {
    expect(formatSourceFailure({ code: "unreachable", path: "/v1/members", detail })).toBe(line);
  });
});

describe("the user agent", () => {
  it.each([
    [null, undefined, "bia-contact-td/1"],
    [null, "", "bia-contact-td/1"],
    ["https://campaign.example", undefined, "bia-contact-td/1 (+https://campaign.example/)"],
    [null, "us@campaign.example", "bia-contact-td/1 (us@campaign.example)"],
    [
      "https://campaign.example",
      "us@campaign.example",
      "bia-contact-td/1 (+https://campaign.example/; us@campaign.example)",
    ],
    [null, "Seán\r\n<us@campaign.example>", "bia-contact-td/1 (Sen<us@campaign.example>)"],
  ])("of the site %j and the contact %j is '%s'", (publicUrl, contact, userAgent) => {
    expect(formatUserAgent(publicUrl, contact)).toBe(userAgent);
  });
});
