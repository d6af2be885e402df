import { describe, expect, it } from "vitest";
import type { CampaignValues } from "../../../../../api/contract/campaign/campaign-api.ts";
import { DEFAULT_CAMPAIGN } from "../../../../../api/contract/campaign/default-campaign.ts";
import type { RecordResponse } from "../../../../../api/contract/record-schema.ts";
import type { Role } from "../../../../../api/contract/roles.ts";
import { entryValues, formValues } from "../../../../../site/pages/admin/campaign/form-values.ts";
import {
  draftRequests,
  roleOptions,
  roomBesideRequests,
  vacantRoles,
} from "../../../../../site/pages/admin/campaign/readers.ts";

const { decidingOffice, committee } = DEFAULT_CAMPAIGN.facts;
const td = (name: string, roles: Role[] = [], asked = false): RecordResponse["tds"][number] => ({
  memberCode: `${name}.D.2024-11-29`,
  name,
  constituency: "Mayo",
  roles,
  questions: asked
    ? [{ date: "2025-10-02", number: 12, type: "oral", link: "https://oireachtas.ie/q" }]
    : [],
  votes: [],
  statements: [],
});
const ARTS: Role = { kind: "member", name: `Select ${committee.replace("Joint ", "")}` };
const TDS = [
  td("Ann", [{ kind: "office", name: decidingOffice }]),
  td("Bob", [ARTS]),
  td("Cáit", [], true),
  td("Dan"),
];
const VALUES: CampaignValues = {
  ...formValues(DEFAULT_CAMPAIGN),
  "record.topics": "Basic Income for the Arts",
};
const STATEMENT = {
  member: "Dan.D.2024-11-29",
  stance: "for",
  sentence: "Yes.",
  date: "2026-11-20",
  url: "https://dan.ie/yes",
};
const VOTE = {
  date: "2026-11-21",
  subject: "Motion",
  url: "https://oireachtas.ie/v",
  for: "ta",
  nil: "Dan.D.2024-11-29",
};
const kindsWith = (changes: Record<string, string>) =>
  draftRequests({ ...VALUES, ...changes }, TDS, "en").map(({ kind }) => kind);

describe("the letters of a draft", () => {
  it("end with the request that fits each TD, in both languages", () => {
    expect(kindsWith({})).toEqual(["minister", "committee", "asked", "other"]);
    const requests = draftRequests(VALUES, TDS, "en");
    expect(requests[0]).toMatchObject({
      name: "Ann",
      request: expect.stringMatching(`^As ${decidingOffice}, you decide`),
    });
    expect(requests[2]?.request).toMatch(/^Thank you for asking .* on 2 October 2025\..* Mayo\?$/);
    expect(draftRequests(VALUES, TDS, "ga")[2]?.request).toMatch(
      /^Go raibh maith agat .* ar an 2 Deireadh Fómhair 2025\./,
    );
  });

  it.each([
    ["a statement", entryValues("record.statements.1", STATEMENT), "for"],
    [
      "a statement without a date",
      entryValues("record.statements.1", { ...STATEMENT, date: "" }),
      "other",
    ],
    [
      "a newer vote",
      {
        ...entryValues("record.statements.1", STATEMENT),
        ...entryValues("record.votes.20261121001", VOTE),
      },
      "against",
    ],
  ])("follow the record before it is published: %s makes a TD %s", (_, changes, kind) => {
    expect(kindsWith(changes)[3]).toBe(kind);
  });

  it("follow what is left out, the topics, and the names of the office and the committee", () => {
    expect(kindsWith({ "record.leftOut": "2025-10-02 12" })[2]).toBe("other");
    expect(kindsWith({ "record.topics": "" })[2]).toBe("other");
    expect(kindsWith({ "facts.decidingOffice": "Taoiseach" })[0]).toBe("government");
    expect(kindsWith({ "facts.committee": "Committee on Health" })[1]).toBe("other");
  });
});

it("the room of a letter is that of the longest, with each request", () => {
  const long = { ...VALUES, "texts.en.requests.other": "Why? ".repeat(60) };
  expect(roomBesideRequests(long, "en")).toBeLessThan(roomBesideRequests(VALUES, "en"));
});

describe("the office and the committee that a campaign names", () => {
  it("are chosen among those of sitting TDs, once these are known", () => {
    expect(roleOptions("facts.decidingOffice", TDS)).toEqual({ [decidingOffice]: decidingOffice });
    expect(roleOptions("facts.committee", TDS)).toEqual({ [ARTS.name]: ARTS.name });
    expect(roleOptions("facts.committee", [])).toBeUndefined();
    expect(roleOptions("facts.handle", TDS)).toBeUndefined();
  });

  it("are warned of when no sitting TD has them", () => {
    expect(vacantRoles(VALUES, TDS)).toEqual([]);
    const values = {
      ...VALUES,
      "facts.decidingOffice": "Minister for Art",
      "facts.committee": "X",
    };
    expect(vacantRoles(values, TDS)).toEqual([
      expect.stringContaining("“Minister for Art”"),
      expect.stringContaining("“X”"),
    ]);
    expect(vacantRoles(values, [td("Dan")])).toEqual([]);
  });
});
