import type { PageCampaign } from "../../../document/shown-page.ts";
import type { Totals } from "../recorded-tds.ts";

const are = (count: number) => (count === 1 ? "is" : "are");
const tds = (count: number) => (count === 1 ? "1 TD" : `${count} TDs`);

export const en = {
  head: ({ campaignName, nameInText }: Pick<PageCampaign, "campaignName" | "nameInText">) => ({
    title: `Where they stand | ${campaignName}`,
    description: `What TDs have said, voted and asked in the Dáil about ${nameInText}. Every entry has its date and its source.`,
  }),
  title: "Where they\nstand",
  /** After the number of TDs on record. */
  onRecord: ({ all, onRecord }: Pick<Totals, "all" | "onRecord">, name: string) =>
    `of ${tds(all)} ${are(onRecord)} on record about ${name}, in a question, a statement or a vote.`,
  /** How many are on record in which way; a position that nobody has is left out. */
  positions: ({ for: inFavour, against, undecided, asked }: Omit<Totals, "onRecord" | "since">) => {
    const positions = [
      inFavour > 0 ? `${inFavour} ${are(inFavour)} for it in public` : "",
      against > 0 ? `${against} ${are(against)} against` : "",
      undecided > 0 ? `${undecided} ${are(undecided)} undecided` : "",
    ].filter((text) => text !== "");
    const questions = `${asked || "None"} ${asked < 2 ? "has" : "have"} asked about it in the Dáil.`;
    return positions.length > 0 ? `${questions} ${positions.join(", ")}.` : questions;
  },
  /** `day`: of the campaign's first publication. */
  since: (count: number, day: string) =>
    `${count} of them ${count === 1 ? "has" : "have"} asked, spoken or voted since this campaign was first published, on ${day}.`,
  read: (day: string) => `Questions in the Dáil were last read on ${day}.`,
  unread: "No questions in the Dáil have been read yet.",
  noTopics: "Questions in the Dáil are not collected at present.",
  topics: (topics: string) => `We collect questions that name ${topics}.`,
  or: " or ",
  quoted: (topic: string) => `‘${topic}’`,

  newest: "On the record",
  voteOf: (subject: string, { ta, nil, staon }: { ta: number; nil: number; staon: number }) =>
    `Vote: ${subject}. ${ta} Tá, ${nil} Níl, ${staon} Staon`,
  votesInDail: "Votes in the Dáil",
  /** The name of a question: a title's second part, or all that is known of one without a title. */
  questionOf: (type: "oral" | "written", number: number) =>
    `${type === "oral" ? "Oral" : "Written"} question ${number}`,
  standings: { asked: "Asked", voted: "Voted" },
  moreTds: (count: number) => (count === 1 ? "1 more TD" : `${count} more TDs`),
  earlier: (count: number) => (count === 1 ? "1 earlier entry" : `${count} earlier entries`),
  nothingYet: "We found no question, no statement and no vote of a sitting TD.",
  every: "Every TD",
  has: { asked: "Has asked", said: "Has said something" },
  silence: (count: number) =>
    count === 0
      ? ""
      : `We found nothing on record by ${tds(count)}. That means only that: it is not opposition.`,
  columns: {
    name: "Name",
    party: "Party",
    constituency: "Constituency",
  },
  any: "All",
  /** `{shown}` and `{all}` are numbers. */
  visibleCount: "{shown} of {all} shown",
  reset: "Show all",

  correction: {
    title: "Wrong or missing?",
    /** `{contact}` is a link. */
    text: "Write to {contact} with the date of the entry and a page where anyone can read it. An entry without a source is not shown.",
  },
  files: {
    title: "Take it with you",
    text: "The whole record, free to use:",
    csv: "as a table (CSV)",
    json: "as data (JSON)",
  },
  sources: {
    title: "Sources",
    data: "Questions, votes and TD details: Houses of the Oireachtas, CC BY 4.0",
  },
};
