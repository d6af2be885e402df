import { createServer } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { retryAfterMs } from "../../../../api/tds/source/get-text.ts";
import type { Member } from "../../../../api/tds/source/members.ts";
import { createSource } from "../../../../api/tds/source/source.ts";
import {
  createSourceClient,
  DEFAULT_REQUEST_POLICY,
  type RequestPolicy,
} from "../../../../api/tds/source/source-client.ts";
import { sourceMessage } from "../../../../api/tds/source/source-failure.ts";
import { FAULTS, profilePage, type StandIn, startStandIn } from "../../../oireachtas/stand-in.mjs";

let standIn: StandIn;

beforeEach(async () => {
  standIn = await startStandIn();
});
afterEach(() => standIn.close());

const QUICK = { userAgent: "test", gapMs: 1, firstWaitMs: 1, timeoutMs: 300 };
const client = (over: Partial<RequestPolicy> = {}) =>
  createSourceClient({ ...DEFAULT_REQUEST_POLICY, ...QUICK, ...over });
const source = (
  over: Partial<RequestPolicy> = {},
  at = { apiUrl: standIn.origin, siteUrl: standIn.origin },
) => createSource(at, client(over), () => new Date());
const asking = () => ({ signal: new AbortController().signal });

async function membersOf(from = source()): Promise<Member[]> {
  const members = await from.members(asking());
  if (!members.ok) throw new Error(sourceMessage(members.failure));
  return members.value;
}

function member(members: Member[], name: string): Member {
  const found = members.find((each) => each.name.includes(name));
  if (found === undefined) throw new Error(`There is no ${name}`);
  return found;
}

/** The address of the member of that name, after their page has this fault. */
async function addressWith(name: string, fault?: (typeof FAULTS)["blockPage"], over = {}) {
  const td = member(await membersOf(), name);
  if (fault) standIn.faults.set(td.code, fault);
  return source(over).address(td, asking());
}

describe("the members", () => {
  it("are the 174 who sit of the 176 rows, with the party they are in now", async () => {
    const members = await membersOf();
    expect(members).toHaveLength(174);
    expect(member(members, "Eoin Hayes").party).toBe("Social Democrats");
    expect(members.map(({ name }) => name)).not.toContain("Paschal Donohoe");
    expect(member(members, "Cleere").code).toBe("Peter-'Chap'-Cleere.D.2024-11-29");
  });

  it("are read to the last page where the source gives fewer at a time", async () => {
    standIn.tds = [
      ...standIn.tds,
      ...standIn.tds.map((td) => ({ ...td, memberCode: `${td.memberCode}x` })),
    ];
    expect(await membersOf()).toHaveLength(348);
    expect(standIn.requests.map(({ search }) => search)).toEqual([
      "?chamber=dail&house_no=34&limit=200",
      "?chamber=dail&house_no=34&limit=200&skip=200",
    ]);
  });

  it("of whom none sits are a failure", async () => {
    standIn.tds = [];
    expect(await source().members(asking())).toMatchObject({
      failure: { code: "unreadable", detail: "no sitting member" },
    });
  });

  it.each([false, true])("sit for 43 constituencies (the older shape: %s)", async (oldShape) => {
    await standIn.close();
    standIn = await startStandIn({ oldShape });
    const names = await source().constituencies(asking());
    expect(names).toMatchObject({ ok: true });
    expect(names.ok && names.value).toHaveLength(43);
  });
});

describe("the address of a member", () => {
  it.each([
    ["Cleere", "peterchap.cleere@oireachtas.ie"],
    ["James Browne", "james.browne@oireachtas.ie"],
    ["Cormac Devlin", "cormac@cormacdevlin.ie"],
    ["Daniel Ennis", null],
  ])("of %s is %s", async (name, email) => {
    expect(await addressWith(name)).toEqual({ ok: true, value: { email, dropped: [] } });
  });

  it.each([
    ["blocked", FAULTS.blockPage, "unreadable"],
    ["gone", FAULTS.status(404), "refused"],
    ["down", FAULTS.status(503), "refused"],
    ["broken off", FAULTS.hangUp, "unreachable"],
    ["truncated", FAULTS.page("<!doctype html><html><body>"), "unreadable"],
    ["too slow", FAULTS.slow(1_000), "timed-out"],
    ["30 MB", FAULTS.huge(30_000_000), "too-large"],
    ["elsewhere", FAULTS.redirect("http://elsewhere.example/"), "redirected-away"],
    ["at another port", FAULTS.redirect("http://127.0.0.1:1/"), "redirected-away"],
    ["in a ring", FAULTS.redirect("?again"), "unreadable"],
  ])(
    "whose page is %s comes from a committee's, else is a named failure",
    async (_how, fault, code) => {
      // The stand-in's every fourth TD sits in no committee.
      const inNone = standIn.tds[3]?.name ?? "";
      const inOne = standIn.tds[4];
      expect(await addressWith(inOne?.name ?? "", fault, { retries: 1 })).toMatchObject({
        value: { email: inOne?.email },
      });
      expect(await addressWith(inNone, fault, { retries: 1 })).toMatchObject({ failure: { code } });
    },
  );

  it("follows a redirect on the same host", async () => {
    const td = member(await membersOf(), "Cleere");
    standIn.faults.set(td.code, FAULTS.redirect("/moved"));
    standIn.faults.set(
      "/moved",
      FAULTS.page(profilePage(td.name, '<p class="c-member-about__email">a@oireachtas.ie</p>')),
    );
    expect(await source().address(td, asking())).toMatchObject({
      value: { email: "a@oireachtas.ie" },
    });
  });

  it("asks the committees once, however many profiles fail", async () => {
    const from = source();
    const members = await membersOf(from);
    for (const { code } of members) standIn.faults.set(code, FAULTS.blockPage);
    await Promise.all(members.slice(0, 20).map((td) => from.address(td, asking())));
    expect(standIn.requests.filter(({ path }) => path.includes("committees"))).toHaveLength(3);
  });
});

describe("a source that cannot be reached", () => {
  it.each([
    ["name", "http://nowhere.invalid", /^(ENOTFOUND|EAI_AGAIN)$/],
    ["port", "http://127.0.0.1:1", /^(ECONNREFUSED|bad port)$/],
  ])("for its %s is a named failure", async (_what, origin, detail) => {
    const away = source({ retries: 0, timeoutMs: 5_000 }, { apiUrl: origin, siteUrl: origin });
    const { failure } = (await away.members(asking())) as never;
    expect(failure).toMatchObject({ code: "unreachable", detail: expect.stringMatching(detail) });
  });

  it("for its certificate is a named failure", async () => {
    const tls = createServer((socket) => socket.on("error", () => {}).end("no TLS here\n"));
    await new Promise<void>((resolve) => tls.listen(0, "127.0.0.1", resolve));
    const address = tls.address();
    const origin = `https://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
    const away = source({ retries: 0 }, { apiUrl: origin, siteUrl: origin });
    expect(await away.members(asking())).toMatchObject({ failure: { code: "unreachable" } });
    tls.close();
  });
});

describe("the manners", () => {
  it("are two requests at a time, so far apart, and a name with a contact", async () => {
    standIn.delayMs = 60;
    const ask = client({ gapMs: 40, userAgent: "campaign (+mailto:us@example.org)" });
    const urls = Array.from({ length: 12 }, (_each, index) => new URL(`/${index}`, standIn.origin));
    await Promise.all(urls.map((url) => ask(url, asking())));
    const gaps = standIn.requests
      .slice(1)
      .map(({ at }, index) => at - (standIn.requests[index]?.at ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(20);
    expect(standIn.mostAtOnce).toBe(2);
    expect(new Set(standIn.requests.map(({ agent }) => agent))).toEqual(
      new Set(["campaign (+mailto:us@example.org)"]),
    );
  });

  it("try again what may pass, and not what will not", async () => {
    standIn.faults.set("/v1/members", FAULTS.atFirst(2, FAULTS.status(503)));
    expect(await membersOf()).toHaveLength(174);
    expect(standIn.requests).toHaveLength(3);
    standIn.faults.set("/v1/members", FAULTS.status(404));
    await source().members(asking());
    expect(standIn.requests).toHaveLength(4);
  });

  it("ask nothing at all for as long as Retry-After says", async () => {
    standIn.faults.set("/a", FAULTS.atFirst(1, FAULTS.status(503, { "retry-after": "1" })));
    const ask = client();
    const first = ask(new URL("/a", standIn.origin), asking());
    await expect.poll(() => standIn.requests.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await Promise.all([first, ask(new URL("/b", standIn.origin), asking())]);
    const [refused, next] = standIn.requests;
    expect((next?.at ?? 0) - (refused?.at ?? 0)).toBeGreaterThan(900);
  });

  it("take a Retry-After that is too long for a failure", async () => {
    standIn.faults.set("/v1/members", FAULTS.status(503, { "retry-after": "3600" }));
    expect(await source().members(asking())).toMatchObject({ failure: { code: "refused" } });
    expect(standIn.requests).toHaveLength(1);
  });

  it("let all that was asked together be called off together", async () => {
    standIn.delayMs = 200;
    const stop = new AbortController();
    const from = source({ gapMs: 20 });
    const asked = Array.from({ length: 20 }, () => from.members({ signal: stop.signal }));
    setTimeout(() => stop.abort(), 50);
    const started = Date.now();
    for (const members of await Promise.all(asked)) {
      expect(members).toMatchObject({ failure: { code: "aborted" } });
    }
    expect(Date.now() - started).toBeLessThan(180);
    expect(standIn.requests.length).toBeLessThan(5);
  });

  it("read a Retry-After in seconds or as a date", () => {
    expect(retryAfterMs("120", 0)).toBe(120_000);
    expect(retryAfterMs("Thu, 01 Jan 1970 00:00:05 GMT", 1_000)).toBe(4_000);
    expect(retryAfterMs("Thu, 01 Jan 1970 00:00:05 GMT", 9_000)).toBe(0);
    expect(retryAfterMs("soon", 0)).toBeUndefined();
    expect(retryAfterMs(null, 0)).toBeUndefined();
  });
});
