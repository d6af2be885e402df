import type { PageCampaign } from "../../../document/shown-page.ts";
import type { Share, Totals } from "../recorded-tds.ts";

const are = (count: number) => (count === 1 ? "is" : "are");
const tds = (count: number) => (count === 1 ? "1 TD" : `${count} TDs`);

export const en = {
  head: ({ campaignName, nameInText }: Pick<PageCampaign, "campaignName" | "nameInText">) => ({
    title: `Where they stand | ${campaignName}`,
    description: `What TDs have said, voted and asked in the Dáil about ${nameInText}. Every entry has its date and its source.`,
  }),
  title: "Where they\nstand",
  lead: (name: string) =>
    `What each TD has said, voted and asked about ${name}, by the public record.`,
  /** The totals in one sentence; what nobody did is left out. */
  totals: ({ all, for: inFavour, against, undecided, none, asked }: Totals) => {
    const positions = [
      inFavour > 0 ? `${inFavour} ${are(inFavour)} for it in public` : "",
      against > 0 ? `${against} ${are(against)} against` : "",
      undecided > 0 ? `${undecided} ${are(undecided)} undecided` : "",
    ].filter((text) => text !== "");
    const questions =
      asked > 0 ? ` ${asked} ${asked === 1 ? "has" : "have"} asked about it in the Dáil.` : "";
    if (positions.length === 0)
      return `We found no public statement by any of the ${tds(all)}.${questions}`;
    const others = none > 0 ? `; we found no public statement by the other ${none}` : "";
    return `Of ${tds(all)}, ${positions.join(", ")}${others}.${questions}`;
  },
  read: (day: string) => `Questions in the Dáil were last read on ${day}.`,
  unread: "No questions in the Dáil have been read yet.",
  noTopics: "Questions in the Dáil are not collected at present.",
  topics: (topics: string) => `We collect questions that name ${topics}.`,
  or: " or ",
  quoted: (topic: string) => `‘${topic}’`,

  countsOf: ({ tds: all, asked, inFavour }: Pick<Share, "tds" | "asked" | "inFavour">) =>
    [
      tds(all),
      ...(inFavour > 0 ? [`${inFavour} for it`] : []),
      ...(asked > 0 ? [`${asked} ${asked === 1 ? "has" : "have"} asked`] : []),
    ].join(", "),

  newest: "On the record",
  askedIt: "Asked about it in the Dáil",
  voteOf: (subject: string, { ta, nil, staon }: { ta: number; nil: number; staon: number }) =>
    `Vote: ${subject}. ${ta} Tá, ${nil} Níl, ${staon} Staon`,
  source: "Source",
  earlier: (count: number) => (count === 1 ? "1 earlier entry" : `${count} earlier entries`),
  nothingYet: "We found no question, no statement and no vote of a sitting TD.",
  byConstituency: "By constituency",
  every: "Every TD",
  wholeList: "The whole list",
  has: { asked: "Has asked", said: "Has said something" },
  silence: "‘No public statement found’ means only that. It is not opposition.",
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
