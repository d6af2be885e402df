/** A published question. Without a member code its `by` is null. */
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

/** The source sends no more questions in one response. */
const MAX_PAGE = 1_000;

const isIn = (query: URLSearchParams, date: string) =>
  date >= (query.get("date_start") ?? "") && date <= (query.get("date_end") ?? "9");
const houseOf = (chamberType: "house" | "committee") => ({
  ...{ houseCode: "dail", houseNo: "34", chamberType, committeeCode: "", showAs: "34th Dáil" },
});

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
      to: { showAs: "Culture", roleType: null, roleCode: null, uri: null },
      by: memberCode === null ? null : { memberCode, showAs: "A Deputy" },
      house: houseOf("house"),
      debateSection: { showAs: section ?? "Departmental Schemes", debateSectionId: "dbsect_11" },
    },
  };
}

/** Returns the votes of the open-data API. */
export function votesJson(votes: readonly PublishedVote[], query: URLSearchParams) {
  const found = votes.filter(({ date }) => isIn(query, date));
  const side = (showAs: string, codes: readonly string[]) => ({
    tally: codes.length,
    showAs,
    members: codes.map((memberCode) => ({ member: { memberCode, showAs: "Surname, First." } })),
  });
  return {
    head: { counts: { divisionCount: found.length, resultCount: found.length } },
    results: found.map(({ date, number, subject, debate, ta, nil, committee }) => ({
      contextDate: date,
      division: {
        voteId: `vote_${number}`,
        outcome: ta.length > nil.length ? "Carried" : "Lost",
        subject: { showAs: subject, uri: null },
        ...(debate !== undefined && { debate: { showAs: debate } }),
        house: houseOf(committee ? "committee" : "house"),
        // A side that nobody took is null.
        tallies: { taVotes: side("Tá", ta), nilVotes: side("Níl", nil), staonVotes: null },
      },
    })),
  };
}
