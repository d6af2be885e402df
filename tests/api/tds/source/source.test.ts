import { createServer } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Member } from "../../../../api/tds/source/members.ts";
import { createSource } from "../../../../api/tds/source/source.ts";
import {
  createSourceClient,
  DEFAULT_REQUEST_POLICY,
  type RequestPolicy,
} from "../../../../api/tds/source/source-client.ts";
import { formatSourceFailure } from "../../../../api/tds/source/source-failure.ts";
import {
  FAULTS,
  type FakeOireachtas,
  startFakeOireachtas,
} from "../../../oireachtas/fake-oireachtas.mjs";
import { profilePage } from "../../../oireachtas/pages.mjs";

let oireachtas: FakeOireachtas;

beforeEach(async () => {
  oireachtas = await startFakeOireachtas();
});
afterEach(() => oireachtas.close());

const QUICK = { userAgent: "test", gapMs: 1, retryDelayMs: 1 };
const client = (over: Partial<RequestPolicy> = {}) =>
  createSourceClient({ ...DEFAULT_REQUEST_POLICY, ...QUICK, ...over });
const source = (
  over: Partial<RequestPolicy> = {},
  at = { apiUrl: oireachtas.origin, siteUrl: oireachtas.origin },
) => createSource(at, client(over));
const options = () => ({ signal: new AbortController().signal });

async function membersOf(from = source()): Promise<Member[]> {
  const members = await from.members(options());
  if (!members.ok) throw new Error(formatSourceFailure(members.failure));
  return members.value;
}

function member(members: Member[], name: string): Member {
  const found = members.find((each) => each.name.includes(name));
  if (found === undefined) throw new Error(`No member ${name}`);
  return found;
}

/** Reads the address of a member whose page has a fault. */
async function addressWith(name: string, fault?: (typeof FAULTS)["blockPage"], over = {}) {
  const td = member(await membersOf(), name);
  if (fault) oireachtas.faults.set(td.code, fault);
  return source(over).address(td, options());
}

describe("the members", () => {
  it("are the 174 sitting members of the 176 rows, with their present party", async () => {
    const members = await membersOf();
    expect(members).toHaveLength(174);
    expect(member(members, "Eoin Hayes").party).toBe("Social Democrats");
    expect(members.map(({ name }) => name)).not.toContain("Paschal Donohoe");
    expect(member(members, "Cleere").code).toBe("Peter-'Chap'-Cleere.D.2024-11-29");
  });

  it("are read from all pages of the list", async () => {
    oireachtas.tds = [
      ...oireachtas.tds,
      ...oireachtas.tds.map((td) => ({ ...td, memberCode: `${td.memberCode}x` })),
    ];
    expect(await membersOf()).toHaveLength(348);
    expect(oireachtas.requests.map(({ search }) => search)).toEqual([
      "?chamber=dail&house_no=34&limit=200",
      "?chamber=dail&house_no=34&limit=200&skip=200",
    ]);
  });

  it("are a failure when nobody is a sitting member", async () => {
    oireachtas.tds = [];
    expect(await source().members(options())).toMatchObject({
      failure: { code: "unreadable", detail: "no sitting members" },
    });
  });

  it.each([false, true])(
    "represent 43 constituencies (older response shape: %s)",
    async (oldShape) => {
      await oireachtas.close();
      oireachtas = await startFakeOireachtas({ oldShape });
      const names = await source().constituencies(options());
      expect(names).toMatchObject({ ok: true });
      expect(names.ok && names.value).toHaveLength(43);
    },
  );
});

describe("the address of a member", () => {
  it.each([
    ["Cleere", "peterchap.cleere@oireachtas.ie"],
    ["James Browne", "james.browne@oireachtas.ie"],
    ["Cormac Devlin", "cormac@cormacdevlin.ie"],
    ["Daniel Ennis", null],
  ])("%s is %s", async (name, email) => {
    expect(await addressWith(name)).toEqual({ ok: true, value: { email, dropped: [] } });
  });

  it.each([
    ["blocked", FAULTS.blockPage, "unreadable"],
    ["gone", FAULTS.status(404), "refused"],
    ["down", FAULTS.status(503), "refused"],
    ["cut off", FAULTS.hangUp, "unreachable"],
    ["truncated", FAULTS.page("<!doctype html><html><body>"), "unreadable"],
    ["30 MB", FAULTS.huge(30_000_000), "too-large"],
    ["redirected to another host", FAULTS.redirect("http://elsewhere.example/"), "redirected-away"],
    ["redirected to another port", FAULTS.redirect("http://127.0.0.1:1/"), "redirected-away"],
    ["in a redirect loop", FAULTS.redirect("?again"), "unreadable"],
  ])(
    "comes from a committee page when the profile page is %s; without a committee it is a failure with a code",
    async (_what, fault, code) => {
      // Every fourth TD of the fake Oireachtas is in no committee.
      const withoutCommittee = oireachtas.tds[3]?.name ?? "";
      const withCommittee = oireachtas.tds[4];
      expect(await addressWith(withCommittee?.name ?? "", fault, { retries: 1 })).toMatchObject({
        value: { email: withCommittee?.email },
      });
      expect(await addressWith(withoutCommittee, fault, { retries: 1 })).toMatchObject({
        failure: { code },
      });
    },
  );

  it("comes from a committee page when the profile page does not answer in time", async () => {
    const fault = FAULTS.slow(60_000);
    const limit = { retries: 0, timeoutMs: 1_500 };
    const td = oireachtas.tds[4];
    expect(await addressWith(td?.name ?? "", fault, limit)).toMatchObject({
      value: { email: td?.email },
    });
    const withoutCommittee = oireachtas.tds[3]?.name ?? "";
    expect(await addressWith(withoutCommittee, fault, limit)).toMatchObject({
      failure: { code: "timed-out" },
    });
  });

  it("follows a redirect on the same host", async () => {
    const td = member(await membersOf(), "Cleere");
    oireachtas.faults.set(td.code, FAULTS.redirect("/moved"));
    oireachtas.faults.set(
      "/moved",
      FAULTS.page(profilePage(td.name, '<p class="c-member-about__email">a@oireachtas.ie</p>')),
    );
    expect(await source().address(td, options())).toMatchObject({
      value: { email: "a@oireachtas.ie" },
    });
  });

  it("reads the committees once for many failed profile pages", async () => {
    const from = source();
    const members = await membersOf(from);
    for (const { code } of members) oireachtas.faults.set(code, FAULTS.blockPage);
    await Promise.all(members.slice(0, 20).map((td) => from.address(td, options())));
    expect(oireachtas.requests.filter(({ path }) => path.includes("committees"))).toHaveLength(3);
  });
});

describe("an unreachable source", () => {
  it.each([
    ["name", "http://nowhere.invalid", /^(ENOTFOUND|EAI_AGAIN)$/],
    ["port", "http://127.0.0.1:1", /^(ECONNREFUSED|bad port)$/],
  ])("is a failure with a code for a bad %s", async (_what, origin, detail) => {
    const unreachable = source({ retries: 0 }, { apiUrl: origin, siteUrl: origin });
    const { failure } = (await unreachable.members(options())) as never;
    expect(failure).toMatchObject({ code: "unreachable", detail: expect.stringMatching(detail) });
  });

  it("is a failure with a code for a failed TLS handshake", async () => {
    const tls = createServer((socket) => socket.on("error", () => {}).end("no TLS here\n"));
    await new Promise<void>((resolve) => tls.listen(0, "127.0.0.1", resolve));
    const address = tls.address();
    const origin = `https://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
    const unreachable = source({ retries: 0 }, { apiUrl: origin, siteUrl: origin });
    expect(await unreachable.members(options())).toMatchObject({
      failure: { code: "unreachable" },
    });
    tls.close();
  });
});

describe("requests to the source", () => {
  it("are retried after a temporary failure, and not after a permanent one", async () => {
    oireachtas.faults.set("/v1/members", FAULTS.atFirst(2, FAULTS.status(503)));
    expect(await membersOf()).toHaveLength(174);
    expect(oireachtas.requests).toHaveLength(3);
    oireachtas.faults.set("/v1/members", FAULTS.status(404));
    await source().members(options());
    expect(oireachtas.requests).toHaveLength(4);
  });

  it("fail when a Retry-After is too long", async () => {
    oireachtas.faults.set("/v1/members", FAULTS.status(503, { "retry-after": "3600" }));
    expect(await source().members(options())).toMatchObject({ failure: { code: "refused" } });
    expect(oireachtas.requests).toHaveLength(1);
  });

  it("with the same signal are aborted together", async () => {
    oireachtas.delayMs = 60_000;
    const controller = new AbortController();
    const from = source();
    const requests = Array.from({ length: 20 }, () => from.members({ signal: controller.signal }));
    await expect.poll(() => oireachtas.requests.length).toBe(2);
    controller.abort();
    for (const members of await Promise.all(requests)) {
      expect(members).toMatchObject({ failure: { code: "aborted" } });
    }
    expect(oireachtas.requests).toHaveLength(2);
  });
});
