import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Member } from "../../../../api/tds/source/members.ts";
import { createSource } from "../../../../api/tds/source/source.ts";
import {
  createSourceClient,
  DEFAULT_REQUEST_POLICY,
} from "../../../../api/tds/source/source-client.ts";
import { formatSourceFailure } from "../../../../api/tds/source/source-failure.ts";
import {
  FAULTS,
  type FakeOireachtas,
  startFakeOireachtas,
} from "../../../oireachtas/fake-oireachtas.mjs";

let oireachtas: FakeOireachtas;

beforeEach(async () => {
  oireachtas = await startFakeOireachtas();
});
afterEach(() => oireachtas.close());

const QUICK = { userAgent: "test", gapMs: 1, retryDelayMs: 1, retries: 1 };
const source = (origin = oireachtas.origin) =>
  createSource(
    { apiUrl: origin, siteUrl: origin },
    createSourceClient({ ...DEFAULT_REQUEST_POLICY, ...QUICK }),
  );
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

describe("the members", () => {
  it("are the 174 sitting members of the 176 rows, with their present party", async () => {
    const members = await membersOf();
    expect(members).toHaveLength(174);
    expect(member(members, "Eoin Hayes").party).toBe("Social Democrats");
    expect(members.map(({ name }) => name)).not.toContain("Paschal Donohoe");
    expect(member(members, "Cleere").code).toBe("Peter-'Chap'-Cleere.D.2024-11-29");
  });

  it("are read from all pages of the list", async () => {
    const more = oireachtas.tds.map((td) => ({ ...td, memberCode: `${td.memberCode}x` }));
    oireachtas.tds = [...oireachtas.tds, ...more];
    expect(await membersOf()).toHaveLength(348);
    expect(oireachtas.requests).toHaveLength(2);
  });
});

describe("the address of a member", () => {
  it.each([
    ["Cleere", "peterchap.cleere@oireachtas.ie"],
    ["James Browne", "james.browne@oireachtas.ie"],
    ["Cormac Devlin", "cormac@cormacdevlin.ie"],
    ["Daniel Ennis", null],
  ])("%s is %s", async (name, email) => {
    const td = member(await membersOf(), name);
    expect(await source().address(td, options())).toMatchObject({
      ok: true,
      value: { email, dropped: [] },
    });
  });

  it.each([
    ["blocked", FAULTS.blockPage, "unreadable"],
    ["down", FAULTS.status(503), "refused"],
    ["cut off", FAULTS.hangUp, "unreachable"],
    ["30 MB", FAULTS.huge(30_000_000), "too-large"],
  ])(
    "comes from a committee page when the profile page is %s; without a committee it is a failure",
    async (_what, fault, code) => {
      const members = await membersOf();
      // Every fourth TD of the fake Oireachtas is in no committee.
      const [withoutCommittee, withCommittee] = oireachtas.tds.slice(3);
      const address = async (name = "") => {
        const td = member(members, name);
        oireachtas.faults.set(td.code, fault);
        return source().address(td, options());
      };
      const { email } = withCommittee ?? {};
      expect(await address(withCommittee?.name)).toMatchObject({ value: { email } });
      expect(await address(withoutCommittee?.name)).toMatchObject({ failure: { code } });
    },
  );

  it("reads the committees once for many failed profile pages", async () => {
    const from = source();
    const members = await membersOf(from);
    for (const { code } of members) oireachtas.faults.set(code, FAULTS.blockPage);
    await Promise.all(members.slice(0, 20).map((td) => from.address(td, options())));
    expect(oireachtas.requests.filter(({ path }) => path.includes("committees"))).toHaveLength(3);
  });
});

it.each([
  ["name", "http://nowhere.invalid"],
  ["port", "http://127.0.0.1:1"],
])("a source at a bad %s is unreachable", async (_what, origin) => {
  expect(await source(origin).members(options())).toMatchObject({
    failure: { code: "unreachable", detail: expect.stringMatching(/./) },
  });
});
