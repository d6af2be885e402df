import type { Meta, StoryObj } from "@storybook/react-vite";
import { STANCES } from "../../api/contract/record.ts";
import type { RecordResponse } from "../../api/contract/record-schema.ts";
import { RecordPage } from "../../site/pages/where-they-stand/RecordPage.tsx";
import { AS_OF, inventedTds, MAX_TDS } from "../support/invented-tds.ts";

const meta: Meta<typeof RecordPage> = {
  title: "Site/Where they stand",
  component: RecordPage,
  parameters: { note: "What every TD asked, said and voted, as one page that needs no script." },
};

export default meta;

type Story = StoryObj<typeof RecordPage>;

const VOTE = {
  date: "2026-07-08",
  subject: "A motion on the arts",
  link: "https://www.oireachtas.ie/en/debates/vote/dail/34/2026-07-08/1/",
};

/** Invented TDs: one of each position, and others who said nothing. */
const TDS: RecordResponse["tds"] = inventedTds(MAX_TDS).map((td, index) => ({
  memberCode: `${index}`,
  name: td.name,
  constituency: td.constituency,
  ...(td.party && { party: td.party }),
  questions: Array.from({ length: index % 4 }, (_, number) => ({
    date: `2026-05-0${4 - number}`,
    number: number + 1,
    type: "written",
    link: `https://www.oireachtas.ie/en/debates/question/2026-05-0${4 - number}/${number + 1}/`,
  })),
  votes: [{ ...VOTE, vote: "none" }],
  statements: STANCES.slice(index, index + 1).map((stance) => ({
    date: "2026-06-01",
    stance,
    sentence: "I have read it.",
    link: "https://paper.example/",
  })),
  ...(STANCES[index] && { stance: STANCES[index] }),
}));

const RECORD: RecordResponse = {
  success: true,
  asOf: AS_OF,
  topics: ["Basic Income for the Arts", "Bunioncam do na hEalaíona"],
  votes: [{ ...VOTE, for: "ta", tally: { ta: 81, nil: 70, staon: 2 } }],
  tds: TDS,
};

export const Filled: Story = {
  name: "A full record",
  args: { record: RECORD, firstDay: "2026-05-03" },
};
