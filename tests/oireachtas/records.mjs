/** The JSON of questions and votes of the fake Oireachtas, in the formats of the real one. */

/**
 * A published question. Without a member code its `by` is null.
 * @typedef {{ date: string, number: number, text: string, memberCode: string | null,
 *   type?: "oral" | "written", section?: string, house?: "dail" | "seanad" }} PublishedQuestion
 */

/**
 * A published vote, with the codes of the members by side.
 * @typedef {{ date: string, number: number, subject: string, ta: string[], nil: string[],
 *   staon?: string[], committee?: boolean }} PublishedVote
 */

/** The source sends no more questions in one response. */
const MAX_PAGE = 1_000;

/**
 * Returns one page of the questions of the open-data API.
 * @param {readonly PublishedQuestion[]} questions
 * @param {URLSearchParams} query
 */
export function questionsJson(questions, query) {
  const [from = "", to = "9"] = ["date_start", "date_end"].map(
    (key) => query.get(key) ?? undefined,
  );
  const types = (query.get("qtype") ?? "oral,written").split(",");
  const found = questions.filter(
    ({ date, type = "written" }) => date >= from && date <= to && types.includes(type),
  );
  const skip = Number(query.get("skip") ?? 0);
  const limit = Math.min(Number(query.get("limit") ?? 50), MAX_PAGE);
  return {
    head: { counts: { questionCount: found.length, resultCount: found.length } },
    results: found.slice(skip, skip + limit).map(questionJson),
  };
}

/** @param {PublishedQuestion} question */
export function questionJson({ date, number, text, memberCode, type, section, house = "dail" }) {
  const data = "https://data.oireachtas.ie/ie/oireachtas";
  const houseNo = house === "dail" ? "34" : "27";
  return {
    contextDate: date,
    question: {
      date,
      questionNumber: number,
      questionType: type ?? "written",
      showAs: ` ${number}. ${text}  [${number}/${date.slice(2, 4)}] `,
      uri: `${data}/question/${date}/pq_${number}`,
      to: { showAs: "Culture", roleType: null, roleCode: null, uri: null },
      by: memberCode === null ? null : { ...named(memberCode), showAs: "A Deputy" },
      house: {
        houseCode: house,
        houseNo,
        chamberType: "house",
        committeeCode: "",
        showAs: house === "dail" ? "34th Dáil" : "27th Seanad",
        uri: `${data}/house/${house}/${houseNo}`,
      },
      debateSection: {
        showAs: section ?? "Departmental Schemes",
        debateSectionId: "dbsect_11",
        uri: `${data}/debateRecord/dail/${date}/debate/dbsect_11`,
        formats: { xml: { uri: `${data}/xml/${date}/${number}.xml` }, pdf: null },
      },
    },
  };
}

/** @param {string} memberCode */
function named(memberCode) {
  return { memberCode, uri: `https://data.oireachtas.ie/ie/oireachtas/member/id/${memberCode}` };
}

/**
 * Returns the votes of the open-data API.
 * @param {readonly PublishedVote[]} votes
 * @param {URLSearchParams} query
 */
export function votesJson(votes, query) {
  const [from = "", to = "9"] = ["date_start", "date_end"].map(
    (key) => query.get(key) ?? undefined,
  );
  const found = votes.filter(({ date }) => date >= from && date <= to);
  const side = (/** @type {string} */ showAs, /** @type {string[]} */ codes) =>
    codes.length === 0
      ? null
      : {
          tally: codes.length,
          showAs,
          members: codes.map((code) => ({ member: { ...named(code), showAs: "Surname, First." } })),
        };
  return {
    head: { counts: { divisionCount: found.length, resultCount: found.length } },
    results: found.map(({ date, number, subject, ta, nil, staon = [], committee = false }) => ({
      contextDate: date,
      division: {
        voteId: `vote_${number}`,
        datetime: `${date}T20:15:00`,
        outcome: ta.length > nil.length ? "Carried" : "Lost",
        category: "Motion",
        isBill: false,
        subject: { showAs: subject, uri: null },
        house: {
          houseCode: "dail",
          houseNo: "34",
          chamberType: committee ? "committee" : "house",
          committeeCode: committee ? "a_committee" : "",
          showAs: "34th Dáil",
        },
        tallies: {
          taVotes: side("Tá", ta),
          nilVotes: side("Níl", nil),
          staonVotes: side("Staon", staon),
        },
      },
    })),
  };
}
