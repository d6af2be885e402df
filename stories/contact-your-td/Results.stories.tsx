import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import type { Provider } from "../../api/contract/names.ts";
import type { DailVote, TdRecord } from "../../api/contract/record.ts";
import { BUNDLED_CAMPAIGN, parseShownCampaign } from "../../widget/domain/campaign.ts";
import { NO_OWN_WORDS } from "../../widget/domain/own-words.ts";
import { Results } from "../../widget/results/Results.tsx";
import type { ContactState } from "../../widget/state/contact-state.ts";
import { inventedTds } from "../support/invented-tds.ts";
import {
  DEFAULT_SCENARIO,
  LOOKUP_STATES,
  SCENARIO_CONTROLS,
  type Scenario,
} from "../support/scenario.ts";
import { getHarness, typeInto, WidgetHarness } from "../support/WidgetHarness.tsx";

const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

type Args = Pick<Scenario, "tds" | "provider">;

function resultsOf(
  lookup: Parameters<typeof Results>[0]["lookup"],
  provider: Provider,
  state: Partial<ContactState> = {},
) {
  return (
    <WidgetHarness scenario={{ provider }} state={{ lookup, ...state }}>
      <Results lookup={lookup} onChange={() => {}} />
    </WidgetHarness>
  );
}

const WORDS = {
  ...NO_OWN_WORDS,
  name: "Sorcha Ní Chonghaile",
  town: "Ballina",
  why: "I am a fiddle teacher. Two of my pupils joined a touring band.",
};

const VOTES: DailVote[] = [
  {
    date: "2026-07-08",
    subject: "Basic Income for the Arts: Motion",
    url: "https://www.oireachtas.ie/en/debates/vote/dail/34/2026-07-08/12/",
    for: "ta",
  },
];

/** The records of the first TDs: a question, a vote and a statement, and nothing. */
const RECORDS: readonly TdRecord[] = [
  { questions: [["2025-03-26", 7]], votes: ["none"], statements: [] },
  {
    questions: [],
    votes: ["ta"],
    statements: [
      {
        stance: "undecided",
        sentence: "I’d like to read the final report of the pilot first.",
        date: "2026-02-01",
        url: "https://paper.example/",
      },
    ],
  },
  { questions: [], votes: [], statements: [] },
];

const meta: Meta<Args> = {
  title: "Contact your TD/Results",
  args: { tds: DEFAULT_SCENARIO.tds, provider: DEFAULT_SCENARIO.provider },
  argTypes: { tds: SCENARIO_CONTROLS.tds, provider: SCENARIO_CONTROLS.provider },
  parameters: {
    note: "The result of a lookup: the TDs, the send button, the letter, a button for each TD, and the other ways to send. If the element is at least 720 px wide, the TDs are on the left and the letter on the right. On a phone the send button stands above the TDs, and at the foot of the screen while the letter is read.",
  },
  render: ({ tds, provider }) => resultsOf(LOOKUP_STATES.found(inventedTds(tds)), provider),
};

export default meta;

type Story = StoryObj<Args>;

/** With long names, and a TD without a party. */
export const Nine: Story = { name: "9 TDs", args: { tds: 9 } };

/** A line for each public record, above the list of its entries; none where no record is published. */
export const PublicRecord: Story = {
  name: "Public record",
  tags: ["dark"],
  render: ({ provider }) =>
    resultsOf(
      {
        ...LOOKUP_STATES.found(
          inventedTds(5).map((td, index) => ({ ...td, record: RECORDS[index] })),
        ),
        votes: VOTES,
      },
      provider,
    ),
  play: async ({ canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    for (const more of screen.getAllByRole("button", { name: /^More about/ })) {
      await userEvent.click(more);
    }
    await expect(
      screen.getByText("Asked about the Basic Income for the Arts in the Dáil (26 March 2025)"),
    ).toBeVisible();
    await expect(screen.queryByText("No public statement found")).toBeNull();
  },
};

/** A letter to one TD, who holds a role and has asked: roles, what the letter adds, the request, the figure. */
export const OneReader: Story = {
  name: "One reader",
  render: ({ provider }) => {
    const roles = [{ kind: "chair", name: "Joint Committee on Health" }] as const;
    const tds = inventedTds(1).map((td) => ({ ...td, roles: [...roles], record: RECORDS[0] }));
    const campaign = parseShownCampaign(DEFAULT_CAMPAIGN) ?? BUNDLED_CAMPAIGN;
    return resultsOf(LOOKUP_STATES.found(tds), provider, { campaign });
  },
  play: async ({ canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    await expect(screen.getByText("Chair, Joint Committee on Health")).toBeVisible();
    await expect(
      screen.getByText("Asked on 26 March 2025. Your letter says thank you."),
    ).toBeVisible();
    const letter = within(screen.getByRole("region", { name: "Email preview" }));
    const request = /^Thank you for asking about it in the Dáil on 26 March 2025\. Will you/;
    await expect(letter.getByText(request)).toBeInTheDocument();
    await expect(letter.getByText(/artists were selected for the pilot/)).toBeInTheDocument();
    await expect(letter.getByRole("link", { name: /29 April 2025/ })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Language of the letter: Gaeilge" }));
    await letter.findByText(/ceist a chur faoi sa Dáil ar an 26 Márta 2025/);
  },
};

/** The letter marks the supporter's words. A pasted text is cut at the limit of a field, which says so. */
export const OwnWords: Story = {
  name: "Own words",
  render: ({ tds, provider }) =>
    resultsOf(LOOKUP_STATES.found(inventedTds(tds)), provider, { ownWords: WORDS }),
  play: async ({ canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    const letter = screen.getByRole("region", { name: "Email preview" });
    const marks = [...letter.querySelectorAll("mark")].map(({ textContent }) => textContent);
    await expect(marks).toEqual([WORDS.why, `${WORDS.name}\n${WORDS.town}`]);
    const name = screen.getByRole("textbox", { name: "Sign it with your name" });
    await typeInto(name, "Sorcha ".repeat(200));
    await expect(screen.getByText(/The end was left out/)).toBeVisible();
  },
};

/** To the one TD who had a first letter; another reader of that letter is no TD any more. */
export const SecondLetterToOne: Story = {
  name: "A second letter to one TD",
  tags: ["dark"],
  render: ({ tds, provider }) => {
    const lookup = LOOKUP_STATES.found(inventedTds(tds));
    const { constituency } = lookup;
    const writtenTo = `${lookup.tds[0]?.name},Pádraig Ó Murchú`;
    const earlier = { "written-on": YESTERDAY, "written-to": writtenTo, constituency };
    return resultsOf(lookup, provider, { earlier });
  },
};
