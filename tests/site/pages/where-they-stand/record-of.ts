import type { RecordResponse } from "../../../../api/contract/record-schema.ts";
import type { RecordedTd } from "../../../../site/pages/where-they-stand/recorded-tds.ts";

const NOBODY: Omit<RecordedTd, "memberCode"> = {
  name: "Ann Ryan",
  party: "Labour Party",
  constituency: "Clare",
  questions: [],
  votes: [],
  statements: [],
};

/** Returns a record of these TDs, who have said nothing unless it is given. */
export function recordOf(
  tds: readonly Partial<RecordedTd>[],
  over: Partial<RecordResponse> = {},
): RecordResponse {
  return {
    success: true,
    asOf: "2026-11-20T02:00:00.000Z",
    topics: ["Basic Income for the Arts"],
    votes: [],
    tds: tds.map((td, index) => ({ ...NOBODY, memberCode: `${index}`, ...td })),
    ...over,
  };
}

export const QUESTION: RecordedTd["questions"][number] = {
  date: "2025-10-02",
  number: 45,
  type: "written",
  link: "https://www.oireachtas.ie/en/debates/question/2025-10-02/45/",
};
