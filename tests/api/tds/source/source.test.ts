import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fail, ok } from "../../../../api/contract/result.ts";
import { createSource, formatUserAgent } from "../../../../api/tds/source/source.ts";
import type { SourceFailure } from "../../../../api/tds/source/source-client.ts";
import {
  FAULTS,
  type FakeOireachtas,
  startFakeOireachtas,
} from "../../../oireachtas/fake-oireachtas.ts";
import { memberOf } from "../../../td.ts";
import { testSource } from "../population/test-population.ts";

const { signal } = new AbortController();

describe("the published source", () => {
  let oireachtas: FakeOireachtas;
  beforeEach(async () => {
    oireachtas = await startFakeOireachtas();
  });
  afterEach(() => oireachtas.close());

  /** Reads the address of the sitting TD with this name. */
  async function addressOf(name = "") {
    const source = testSource(oireachtas.origin, { retries: 1 });
    const members = await source.members(signal);
    const td = members.ok && members.value.find((each) => each.name === name);
    if (!td) throw new Error(`No member ${name}`);
    return source.address(td, signal);
  }

  it("gives the address of a member with quotes in the code", async () => {
    expect(await addressOf("Peter 'Chap' Cleere")).toMatchObject({
      value: { email: "peterchap.cleere@oireachtas.ie", dropped: [] },
    });
  });

  it.each([
    ["blocked", FAULTS.blockPage, "unreadable"],
    ["down", FAULTS.status(503), "refused"],
    ["cut off", FAULTS.hangUp, "unreachable"],
    ["30 MB", FAULTS.huge(30_000_000), "too-large"],
  ])(
    "gives the address of a committee page when the profile page is %s; without a committee that is a failure",
    async (_what, fault, code) => {
      // Every fourth TD of the fake Oireachtas is in no committee.
      const [withoutCommittee, withCommittee] = oireachtas.tds.slice(3);
      for (const { memberCode } of oireachtas.tds) oireachtas.faults.set(memberCode, fault);
      const { email } = withCommittee ?? {};
      expect(await addressOf(withCommittee?.name)).toMatchObject({ value: { email } });
      expect(await addressOf(withoutCommittee?.name)).toMatchObject({ failure: { code } });
    },
  );

  it.each(["http://nowhere.invalid", "http://127.0.0.1:1"])(
    "is unreachable at %s",
    async (origin) => {
      expect(await testSource(origin, { retries: 0 }).members(signal)).toMatchObject({
        failure: { code: "unreachable", detail: expect.stringMatching(/./) },
      });
    },
  );
});

const failed = (code: SourceFailure["code"]) => fail({ code, path: "/x", detail: "" });
const ANN = memberOf("Ann Able", { code: "Ann.D.1" });

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
  const address = (member = ANN, given = signal) => source.address(member, given);
  return { source, requests, address };
}

it("the API is asked for the present Dáil, and for questions and votes by their days, without the answers' texts", async () => {
  const head = { counts: { memberCount: 0, resultCount: 0 } };
  const empty = JSON.stringify({ head, results: [] });
  const { source, requests } = setUp({
    "/v1/members": empty,
    "/v1/questions": empty,
    "/v1/votes": empty,
  });
  expect(await source.members(signal)).toEqual(
    fail({ code: "unreadable", path: "/v1/members", detail: "no sitting members" }),
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

const COMMITTEES = "/en/committees/";
const membership = (name: string) => `/en/committees/34/${name}/membership/`;
const committeeList = (...names: string[]) =>
  `<html><div class="active-committees">${names.map((name) => `<a href="/en/committees/34/${name}/">x</a>`).join("")}</div></html>`;
const committeePage = (code: string, email: string) =>
  `<html><div class="member_box"><a class="committee_member_link" href="/en/members/member/${encodeURIComponent(code)}/" data-email="${email}">x</a></div></html>`;

describe("the address of a committee page", () => {
  const pages = {
    [COMMITTEES]: committeeList("a", "b", "c"),
    [membership("b")]: "blocked",
    [membership("c")]: committeePage("Ann.D.1", "ann@a.ie"),
  };
  const found = ok({ email: "ann@a.ie", dropped: [] });

  it("is found when other committees cannot be read, and whichever way fadas are composed", async () => {
    const { address, requests } = setUp(pages);
    expect(await address()).toEqual(found);
    const paths = requests.map(({ pathname }) => pathname);
    expect(paths.slice(0, 2)).toEqual(["/en/members/member/Ann.D.1/", COMMITTEES]);
    const aine = setUp({ ...pages, [membership("a")]: committeePage("Áine.D.1", "ann@a.ie") });
    expect(await aine.address({ ...ANN, code: "Áine.D.1".normalize("NFD") })).toEqual(found);
  });

  it.each([
    ["there is no list of committees", {}],
    ["no committee can be read", { [COMMITTEES]: committeeList("a") }],
    [
      "the committee publishes no address",
      { ...pages, [membership("c")]: committeePage("Ann.D.1", "") },
    ],
  ])("is the failure of the profile page when %s", async (_when, published) => {
    const { address } = setUp({ "/en/members/member/Ann.D.1/": failed("timed-out"), ...published });
    expect(await address()).toEqual(failed("timed-out"));
  });

  it("is read again after an hour or an aborted read, and not before", async () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(5_000_000);
    const { address, requests } = setUp(pages);
    const reads = () => requests.filter(({ pathname }) => pathname === COMMITTEES).length;
    await address(ANN, AbortSignal.abort());
    await Promise.all([address(), address()]);
    expect(reads()).toBe(2);
    clock.mockReturnValue(8_600_000);
    expect(await address()).toEqual(found);
    expect(reads()).toBe(2);
    clock.mockReturnValue(8_600_001);
    await address();
    expect(reads()).toBe(3);
    clock.mockRestore();
  });
});

it.each([
  [null, undefined, "bia-contact-td/1"],
  ["https://campaign.example", "", "bia-contact-td/1 (+https://campaign.example/)"],
  [
    "https://campaign.example",
    "us@campaign.example",
    "bia-contact-td/1 (+https://campaign.example/; us@campaign.example)",
  ],
  [null, "Seán\r\n<us@campaign.example>", "bia-contact-td/1 (Sen<us@campaign.example>)"],
])("the user agent of the site %j and the contact %j is '%s'", (publicUrl, contact, userAgent) => {
  expect(formatUserAgent(publicUrl, contact)).toBe(userAgent);
});
