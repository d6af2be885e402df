import type { Role } from "../../api/contract/roles.ts";

export type PublishedTd = {
  name: string;
  party: string;
  constituency: string;
  email: string | null;
  memberCode: string;
  roles?: readonly Role[];
};

export type PublishedQuestion = {
  date: string;
  number: number;
  text: string;
  memberCode: string | null;
  section?: string;
};

/** A published vote, with the codes of the members by side. */
export type PublishedVote = {
  date: string;
  number: number;
  subject: string;
  /** The title of the debate; the source leaves it out at times. */
  debate?: string;
  ta: string[];
  nil: string[];
  committee?: boolean;
};

const MAX_PAGE = 1_000;

const isIn = (query: URLSearchParams, date: string) =>
  date >= (query.get("date_start") ?? "") && date <= (query.get("date_end") ?? "9");
const houseOf = (chamberType: "house" | "committee") => ({
  houseCode: "dail",
  houseNo: "34",
  chamberType,
});

const SEAT_TITLES = {
  office: "",
  member: "",
  chair: "Cathaoirleach",
  deputy: "Leas-Chathaoirleach",
};
const LASTING = { start: "2025-05-07 00:00:00+00:00", end: null };

/** Returns an office as a membership of the open-data API lists it. */
export function officeJson(showAs: string, end: string | null = null) {
  return { office: { officeName: { uri: null, showAs }, dateRange: { start: "2025-01-23", end } } };
}

/** Returns a seat on a committee as a membership of the open-data API lists it; `over` replaces parts. */
export function committeeJson({ kind, name, nameGa }: Role, over: object = {}) {
  const title = SEAT_TITLES[kind];
  return {
    uri: `https://data.oireachtas.ie/ie/oireachtas/committee/dail/34/${name.toLowerCase().replaceAll(" ", "_")}`,
    committeeType: ["Shadow Department"],
    mainStatus: "Live",
    committeeName: [{ nameEn: name, nameGa, dateRange: LASTING }],
    memberDateRange: LASTING,
    role: title === "" ? [] : { title, dateRange: LASTING },
    ...over,
  };
}

/** Returns the members of the open-data API. */
export function membersJson(tds: readonly PublishedTd[]) {
  const dateRange = { start: "2024-11-29", end: null };
  const results = tds.map(({ name, party, constituency, memberCode, roles = [] }) => {
    const seats = roles.filter(({ kind }) => kind !== "office");
    const membership = {
      dateRange,
      house: houseOf("house"),
      represents: [{ represent: { representType: "constituency", showAs: constituency } }],
      parties: [{ party: { showAs: party, dateRange } }],
      offices: roles
        .filter(({ kind }) => kind === "office")
        .map((office) => officeJson(office.name)),
      committees: seats.map((seat) => committeeJson(seat)),
    };
    return { member: { memberCode, fullName: name, memberships: [{ membership }] } };
  });
  return {
    head: { counts: { memberCount: results.length, resultCount: results.length } },
    results,
  };
}

/** Returns a profile page with `contact` as the HTML of the contact block, and about as many bytes of text. */
export function profilePage(name: string, contact: string, bytes = 0): string {
  const filler = `<p>${"Spoke in the Dáil. ".repeat(Math.ceil(bytes / 20))}</p>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${name}</title></head><body>
<header><a href="mailto:info@oireachtas.ie">Contact us</a></header>
<div class="c-member-about__contact-details -short">
${contact}
</div>
<div class="c-member-about__contact-details"><a href="/en/committees/34/a/">A committee</a></div>
${filler}
</body></html>
`;
}

/** Returns the profile page of a TD. */
export function profileHtml({ name, email }: PublishedTd): string {
  const link = `<div class="c-member-about__email"><a href="mailto:${email}">${email}</a></div>`;
  return profilePage(name, email === null ? "" : link);
}

/** Returns one page of the questions of the open-data API. */
export function questionsJson(questions: readonly PublishedQuestion[], query: URLSearchParams) {
  const found = questions.filter(({ date }) => isIn(query, date));
  const skip = Number(query.get("skip") ?? 0);
  const limit = Math.min(Number(query.get("limit") ?? 50), MAX_PAGE);
  return {
    head: { counts: { questionCount: found.length, resultCount: found.length } },
    results: found.slice(skip, skip + limit).map(questionJson),
  };
}

export function questionJson({ date, number, text, memberCode, section }: PublishedQuestion) {
  return {
    contextDate: date,
    question: {
      date,
      questionNumber: number,
      questionType: "written",
      showAs: ` ${number}. ${text}  [${number}/${date.slice(2, 4)}] `,
      by: memberCode === null ? null : { memberCode },
      house: houseOf("house"),
      debateSection: { showAs: section ?? "Departmental Schemes" },
    },
  };
}

/** Returns the votes of the open-data API. */
export function votesJson(votes: readonly PublishedVote[], query: URLSearchParams) {
  const found = votes.filter(({ date }) => isIn(query, date));
  const side = (codes: readonly string[]) => ({
    members: codes.map((memberCode) => ({ member: { memberCode } })),
  });
  return {
    head: { counts: { divisionCount: found.length, resultCount: found.length } },
    results: found.map(({ date, number, subject, debate, ta, nil, committee }) => ({
      contextDate: date,
      division: {
        voteId: `vote_${number}`,
        subject: { showAs: subject, uri: null },
        ...(debate !== undefined && { debate: { showAs: debate } }),
        house: houseOf(committee ? "committee" : "house"),
        // A side that nobody took is null.
        tallies: { taVotes: side(ta), nilVotes: side(nil), staonVotes: null },
      },
    })),
  };
}
