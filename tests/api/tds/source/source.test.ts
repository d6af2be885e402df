import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fail, ok } from "../../../../api/contract/result.ts";
import { createSource, formatUserAgent } from "../../../../api/tds/source/source.ts";
import {
  formatSourceFailure,
  type SourceFailure,
} from "../../../../api/tds/source/source-client.ts";
import {
  FAULTS,
  type FakeOireachtas,
  startFakeOireachtas,
} from "../../../oireachtas/fake-oireachtas.mjs";
import { memberOf } from "../../../td.ts";
import { testSource } from "../population/test-population.ts";

const { signal } = new AbortController();

describe("the published source", () => {
  let oireachtas: FakeOireachtas;
  beforeEach(async () => {
    oireachtas = await startFakeOireachtas();
  });
  afterEach(() => oireachtas.close());

  const sourceAt = (origin = oireachtas.origin) => testSource(origin, { retries: 1 });

  /** Reads the members. `find` returns the one with a name. */
  async function read(source = sourceAt()) {
    const members = await source.members(signal);
    if (!members.ok) throw new Error(formatSourceFailure(members.failure));
    const find = (name = "") => {
      const found = members.value.find((each) => each.name.includes(name));
      if (found === undefined) throw new Error(`No member ${name}`);
      return found;
    };
    return { source, members: members.value, find };
  }

  it("gives the address of a member with quotes in the code", async () => {
    const { source, find } = await read();
    const { code, ...cleere } = find("Cleere");
    expect(code).toBe("Peter-'Chap'-Cleere.D.2024-11-29");
    expect(await source.address({ ...cleere, code }, signal)).toMatchObject({
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
      const { find } = await read();
      // Every fourth TD of the fake Oireachtas is in no committee.
      const [withoutCommittee, withCommittee] = oireachtas.tds.slice(3);
      const address = async (name = "") => {
        const td = find(name);
        oireachtas.faults.set(td.code, fault);
        return sourceAt().address(td, signal);
      };
      const { email } = withCommittee ?? {};
      expect(await address(withCommittee?.name)).toMatchObject({ value: { email } });
      expect(await address(withoutCommittee?.name)).toMatchObject({ failure: { code } });
    },
  );

  it("is asked for the committees once for many failed profile pages", async () => {
    const { source, members } = await read();
    for (const { code } of members) oireachtas.faults.set(code, FAULTS.blockPage);
    await Promise.all(members.slice(0, 20).map((td) => source.address(td, signal)));
    expect(oireachtas.requests.filter(({ path }) => path.includes("committees"))).toHaveLength(3);
  });

  it.each([
    ["name", "http://nowhere.invalid"],
    ["port", "http://127.0.0.1:1"],
  ])("is unreachable at a bad %s", async (_what, origin) => {
    expect(await sourceAt(origin).members(signal)).toMatchObject({
      failure: { code: "unreachable", detail: expect.stringMatching(/./) },
    });
  });
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
  return {
    source,
    paths: () => requests.map(({ pathname }) => pathname),
    queries: () => requests.map(({ search }) => search),
    address: (member = ANN, given = signal) => source.address(member, given),
  };
}

describe("the requests to the API", () => {
  it("ask for the present Dáil, and for questions and votes by their days, without the answers' texts", async () => {
    const head = { counts: { memberCount: 0, resultCount: 0 } };
    const empty = JSON.stringify({ head, results: [] });
    const { source, queries } = setUp({
      "/v1/members": empty,
      "/v1/questions": empty,
      "/v1/votes": empty,
    });
    expect(await source.members(signal)).toEqual(
      fail({ code: "unreadable", path: "/v1/members", detail: "no sitting members" }),
    );
    const span = { from: "2025-03-01", to: "2025-03-31" };
    expect(await source.questions(span, ["arts"], signal)).toEqual(
      ok({ questions: [], rows: 0, leftOut: 0 }),
    );
    expect(await source.vote({ date: "2025-10-15", number: 147 }, signal)).toEqual(ok(null));
    expect(queries()).toEqual([
      "?chamber=dail&house_no=34&limit=200",
      "?date_start=2025-03-01&date_end=2025-03-31&qtype=oral%2Cwritten&show_answers=false&limit=1000&skip=0",
      "?chamber=dail&date_start=2025-10-15&date_end=2025-10-15&limit=100",
    ]);
  });

  it("fail with the failure of the client", async () => {
    expect(await setUp().source.members(signal)).toEqual(failed("unreachable"));
  });
});

const PROFILE = "/en/members/member/Ann.D.1/";
const COMMITTEES = "/en/committees/";
const committee = (name: string) => `/en/committees/34/${name}/membership/`;
const committeeList = (...names: string[]) =>
  `<html><div class="active-committees">${names.map((name) => `<a href="/en/committees/34/${name}/">x</a>`).join("")}</div></html>`;
const committeePage = (code: string, email: string) =>
  `<html><div class="member_box"><a class="committee_member_link" href="/en/members/member/${encodeURIComponent(code)}/" data-email="${email}">x</a></div></html>`;
const addressOf = (email: string) => ok({ email, dropped: [] });

describe("the address of a committee page", () => {
  it("is found when other committees cannot be read", async () => {
    const { address, paths } = setUp({
      [COMMITTEES]: committeeList("a", "b", "c"),
      [committee("b")]: "blocked",
      [committee("c")]: committeePage("Ann.D.1", "ann@a.ie"),
    });
    expect(await address()).toEqual(addressOf("ann@a.ie"));
    expect(paths().slice(0, 2)).toEqual([PROFILE, COMMITTEES]);
  });

  it("is found for a code whose fadas are decomposed in one place and not in the other", async () => {
    const { address } = setUp({
      [COMMITTEES]: committeeList("a"),
      [committee("a")]: committeePage("Áine.D.1", "aine@a.ie"),
    });
    const code = "Áine.D.1".normalize("NFD");
    expect(await address({ ...ANN, code })).toEqual(addressOf("aine@a.ie"));
  });

  it.each([
    ["there is no list of committees", {}],
    ["no committee can be read", { [COMMITTEES]: committeeList("a") }],
    [
      "the committee publishes no address",
      { [COMMITTEES]: committeeList("a"), [committee("a")]: committeePage("Ann.D.1", "") },
    ],
  ])("is the failure of the profile page when %s", async (_when, pages) => {
    const { address } = setUp({ [PROFILE]: failed("timed-out"), ...pages });
    expect(await address()).toEqual(failed("timed-out"));
  });

  it("is read again after an hour or an aborted read, and not before", async () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(5_000_000);
    const { address, paths } = setUp({
      [COMMITTEES]: committeeList("a"),
      [committee("a")]: committeePage("Ann.D.1", "ann@a.ie"),
    });
    const reads = () => paths().filter((path) => path === COMMITTEES).length;
    await address(ANN, AbortSignal.abort());
    await address();
    expect(reads()).toBe(2);
    clock.mockReturnValue(8_600_000);
    expect(await address()).toEqual(addressOf("ann@a.ie"));
    expect(reads()).toBe(2);
    clock.mockReturnValue(8_600_001);
    await address();
    expect(reads()).toBe(3);
    clock.mockRestore();
  });
});

it.each([
  ["ECONNREFUSED", "/v1/members could not be reached (ECONNREFUSED)"],
  ["", "/v1/members could not be reached"],
])("a failure with the detail '%s' is the line '%s'", (detail, line) => {
  expect(formatSourceFailure({ code: "unreachable", path: "/v1/members", detail })).toBe(line);
});

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
])("the user agent of the site %j and the contact %j is '%s'", (publicUrl, contact, userAgent) => {
  expect(formatUserAgent(publicUrl, contact)).toBe(userAgent);
});
