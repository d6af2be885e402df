import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, within } from "storybook/test";
import type { CampaignOverview } from "../../api/contract/campaign/campaign-api.ts";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { PATHS } from "../../api/contract/paths.ts";
import type { RecordResponse } from "../../api/contract/record-schema.ts";
import { Page } from "../../site/pages/admin/Page.tsx";
import { INKS } from "../../widget/theme/tokens.ts";
import { campaignWith, publishedVersion, RECORD } from "../support/invented-campaign.ts";
import { json } from "../support/mock-server.ts";

const version = (number: number, author: string, note: string, en = {}) =>
  publishedVersion(number, {
    publishedAt: `2026-11-${17 + number}T21:42:07Z`,
    author,
    note,
    campaign: campaignWith({ en }, DEFAULT_CAMPAIGN),
  });
const FIRST = version(1, "Máire Ní Bhriain", "The minister answered: a new lead", { lead: "Now." });
const SECOND = version(2, "Seán Ó Sé", "The vote is on Tuesday");
const THIRD = version(3, "Seán Ó Sé", "A new lead", {
  lead: "Tonight.",
  letter: { ...DEFAULT_CAMPAIGN.texts.en.letter, subject: "Their subject" },
});
const OVERVIEW: CampaignOverview = {
  success: true,
  latest: 2,
  published: SECOND,
  history: [SECOND, FIRST].map(({ campaign, ...version }) => ({
    ...version,
    state: campaign.state,
    changed: { count: 1, first: ["texts.en.lead"] },
  })),
  broken: [],
  pages: [],
};

const td = (name: string, constituency: string) => ({
  memberCode: `${name.replaceAll(" ", "-")}.D.2024-11-29`,
  name,
  constituency,
  questions: [],
  votes: [],
  statements: [],
});
const TDS: RecordResponse = {
  success: true,
  asOf: null,
  topics: [],
  votes: [],
  tds: [td("Ann Example", "Clare"), td("Seán Ó Sampla", "Kerry"), td("Bob Sample", "Louth")],
};
const WITH_RECORD: CampaignOverview = {
  ...OVERVIEW,
  published: { ...SECOND, campaign: { ...SECOND.campaign, record: RECORD } },
};
const STORED = { success: true, tds: { stored: 173, checkedAt: null }, runs: [] };

/** Returns a server that responds to the requests in this order, and to all later ones as to the last. */
function inTurn(...responses: (() => Response)[]): () => Response {
  return () => (responses.length > 1 ? responses.shift() : responses[0])?.() ?? Response.error();
}

const meta: Meta = {
  title: "Site/Desk",
  parameters: {
    server: {
      [PATHS.adminCampaign]: () => json(OVERVIEW),
      [PATHS.record]: () => json(TDS),
      [PATHS.populate]: () => json(STORED),
    },
    note: "Staff's desk: five drawers, each with an address. A bar counts the changes that this browser keeps; before they are published, every one is listed as before and after, with what is odd about it. A refused field is named with its drawer and reason, and gets the focus.",
  },
  beforeEach: () => {
    window.localStorage.removeItem("campaign-draft");
    window.sessionStorage.clear();
    window.sessionStorage.setItem("admin-key", "a-key");
    window.history.replaceState(null, "", "#letter");
    return () => window.localStorage.removeItem("campaign-draft");
  },
  render: () => (
    <div style={{ containerType: "inline-size" }}>
      <Page />
    </div>
  ),
};

export default meta;

type Story = StoryObj;

/** Pastes a text into a field, as a change for each key takes long. */
async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.click(field);
  if (text !== "") await userEvent.paste(text);
}

/** Opens a drawer by its address: a link would leave the page in which the stories run. */
async function openDrawer(canvas: HTMLElement, name: "Campaign" | "Record" | "History") {
  const screen = within(canvas);
  await screen.findByLabelText("Subject");
  window.location.hash = name.toLowerCase();
  await screen.findByRole("heading", { level: 2, name });
  return screen;
}

/** Changes the English subject, and opens the list of what will change. */
async function review(canvas: HTMLElement, subject: string) {
  const screen = within(canvas);
  await fill(await screen.findByLabelText("Subject"), subject);
  await userEvent.click(screen.getByRole("button", { name: "Check and publish" }));
  return screen;
}

async function sign(canvas: HTMLElement) {
  const dialog = within(await within(canvas).findByRole("dialog"));
  await fill(dialog.getByLabelText("Your name"), "Úna");
  await fill(dialog.getByLabelText("Why you publish it"), "Shorter");
  await userEvent.click(dialog.getByRole("button", { name: "Publish this change" }));
  return dialog;
}

/** The data that the desk opens with, and the error of a population that could not begin. */
export const NotBegun: Story = {
  name: "Population not begun",
  beforeEach: () => window.history.replaceState(null, "", " "),
  parameters: {
    server: {
      [PATHS.populate]: inTurn(
        () => json(STORED),
        () => json({ success: false, error: "Not ready" }, 503),
        () => json(STORED),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const populate = await screen.findByRole("button", { name: "Populate TD Database" });
    await expect(screen.getByText(/in all 43 constituencies.*It takes 2-3 minutes/)).toBeVisible();
    await userEvent.click(populate);
    const error = await screen.findByText("An unexpected error occurred while populating TD data");
    await expect(screen.getByRole("alert")).toContainElement(error);
    const { backgroundColor } = getComputedStyle(error.closest("[popover]") as Element);
    await expect(backgroundColor).toBe(getComputedStyle(populate).backgroundColor);
  },
};

/** The preview follows the field that is edited. */
export const Letter: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByLabelText(/^Second letter.*first one$/));
    const preview = within(screen.getByRole("region", { name: "Preview" }));
    await expect(preview.getByText("The second letter in English")).toBeVisible();
  },
};

/** One button discards the draft and brings it back. The field mends a text that is pasted from Word. */
export const Discarded: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const subject = await screen.findByLabelText("Subject");
    await fill(subject, "A\tsubject\u200b");
    await expect(subject).toHaveValue("A subject");
    await userEvent.click(screen.getByRole("button", { name: "Discard" }));
    const back = screen.getByRole("button", { name: "Bring it back" });
    await expect(back).toHaveFocus();
    await userEvent.click(back);
    await expect(subject).toHaveValue("A subject");
    await userEvent.click(screen.getByRole("button", { name: "Discard" }));
    await expect(screen.getByText("1 change")).toBeVisible();
  },
};

/** Somebody else published meanwhile, and changed the same text. */
export const Conflict: Story = {
  parameters: {
    server: {
      [PATHS.adminCampaign]: inTurn(
        () => json(OVERVIEW),
        () => json({ success: false, error: "Somebody else published meanwhile" }, 409),
        () => json({ ...OVERVIEW, latest: 3, published: THIRD }),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    await review(canvasElement, "My subject");
    const dialog = await sign(canvasElement);
    await dialog.findByText(/^Seán Ó Sé published version 3/);
    await expect(dialog.getByLabelText("Mine: My subject")).toBeChecked();
    await userEvent.click(dialog.getByLabelText("Theirs: Their subject"));
    await expect(dialog.getByText("They do not differ.")).toBeVisible();
  },
};

/** A stored version and the pages cannot be served. */
export const History: Story = {
  parameters: {
    server: {
      [PATHS.adminCampaign]: () =>
        json({
          ...OVERVIEW,
          broken: [{ version: 3, problems: ["texts.en.lead has no text"] }],
          pages: ["The pages show version 1: rendering failed"],
        }),
    },
  },
  play: async ({ canvasElement }) => {
    const screen = await openDrawer(canvasElement, "History");
    await expect(await screen.findByText(/texts\.en\.lead has no text/)).toBeVisible();
    await expect(screen.getByText(/rendering failed/)).toBeVisible();
  },
};

/** Figures, and a colour that is hard to read. */
export const Campaign: Story = {
  play: async ({ canvasElement }) => {
    const screen = await openDrawer(canvasElement, "Campaign");
    await userEvent.click(screen.getByText(/^Figures of the pilot/));
    await expect(screen.getByLabelText("Figure 4 (Irish)")).toBeVisible();
    await userEvent.click(screen.getByText(/^Colours/));
    const light = screen.getByLabelText("Send button and first step, light theme");
    await fill(light, INKS.marigold);
    await expect(light).toHaveAccessibleDescription(/^This field is hard to read on the page/);
  },
};

/** A vote that cannot be read. A statement is open until it is complete. */
export const WhereTdsStand: Story = {
  name: "Where TDs stand",
  parameters: {
    server: {
      [PATHS.adminCampaign]: () => json(WITH_RECORD),
      [PATHS.adminVote]: () =>
        json({ success: false, error: "This is a vote of another house" }, 400),
    },
  },
  play: async ({ canvasElement }) => {
    const screen = await openDrawer(canvasElement, "Record");
    const address = await screen.findByLabelText("Address of a vote’s official page");
    await fill(address, "https://www.oireachtas.ie/en/debates/vote/seanad/27/2026-11-18/12/");
    await userEvent.keyboard("{Enter}");
    await screen.findByText("This is a vote of another house");
    await expect(address).toHaveAccessibleDescription(/^This is a vote of another house/);
    await expect(address).toBeInvalid();
    await userEvent.click(screen.getByRole("button", { name: "Add a statement" }));
    const member = screen.getByLabelText("Statement, TD");
    const statement = within(member.closest("details") as HTMLElement);
    await expect(member).toHaveFocus();
    await userEvent.selectOptions(member, "Seán Ó Sampla, Kerry");
    await userEvent.selectOptions(statement.getByLabelText("Statement, position"), "Against");
    await fill(statement.getByLabelText("Statement, one sentence"), "It costs too much.");
    const date = statement.getByLabelText("Statement, date");
    await fireEvent.change(date, { target: { value: "2026-11-19" } });
    await fill(statement.getByLabelText(/^Statement, where/), "https://example.ie/sampla");
    await expect(statement.getByText(/: Against\. It costs/)).toBeVisible();
    const name = "Ann Example, Clare, 9 July 2026";
    await userEvent.click(screen.getByText(name));
    await userEvent.click(await screen.findByRole("button", { name: `Remove: ${name}` }));
    await expect(screen.getByRole("button", { name: "Add a statement" })).toHaveFocus();
    await expect(screen.queryByRole("group", { name })).toBeNull();
  },
};

/** Staff leave a question out, and show it again, by the same button. */
export const Questions: Story = {
  parameters: {
    server: {
      [PATHS.record]: () =>
        json({
          ...TDS,
          tds: TDS.tds.map((each, index) => ({
            ...each,
            questions: [
              {
                date: `2025-10-0${index + 1}`,
                number: 7,
                type: "written",
                text: "Departmental Schemes",
                link: "https://www.oireachtas.ie/",
              },
            ],
          })),
        }),
    },
  },
  play: async ({ canvasElement }) => {
    const screen = await openDrawer(canvasElement, "Record");
    await screen.findByRole("heading", { name: "Questions in the Dáil: 3" });
    const [newest] = screen.getAllByRole("button", { name: "Leave out" });
    await userEvent.click(newest as HTMLElement);
    const leftOut = screen.getByLabelText("Questions left out, one a line: day and number");
    await expect(leftOut).toHaveValue("2025-10-03 7");
    await userEvent.click(screen.getByRole("button", { name: "Show it again" }));
    await expect(leftOut).toHaveValue("");
    await expect(screen.getAllByRole("button", { name: "Leave out" })).toHaveLength(3);
  },
};

/** A table with wrong rows stays, and names them; a right one is compared line by line. */
export const Places: Story = {
  name: "Figures of the places",
  play: async ({ canvasElement }) => {
    const screen = await openDrawer(canvasElement, "Campaign");
    await userEvent.click(await screen.findByText("Figures of the places"));
    const table = screen.getByLabelText("Figures by constituency", { selector: "textarea" });
    await fill(table, "Mayo,In Mayo,I Maigh Eo,48\nKery,In Kerry,I gCiarraí,53");
    await expect(screen.getByRole("list", { name: "Wrong rows" })).toHaveTextContent(
      "Row 2: constituency: “Kery” is not the name of a constituency.",
    );
    await expect(screen.getByText(/Rows that are right: 1/)).toBeVisible();
    await fill(table, "Constituency\tEN\tGA\tArtists\nKerry\tIn Kerry\tI gCiarraí\t53");
    await expect(screen.getByText("1 of 43 constituencies have a figure.")).toBeVisible();
    await userEvent.tab();
    await expect(table).toHaveValue("Kerry; In Kerry; I gCiarraí; 53");
    await userEvent.clear(table);
    await userEvent.click(screen.getByRole("button", { name: "Check and publish" }));
    const changes = await screen.findByRole("group", { name: "What will change" });
    await expect(changes).toHaveTextContent(
      /^Figures by constituency.*Mayo; In County Mayo; .*→ \(nothing\)$/,
    );
  },
};

/** Every TD with the request of the draft, in both languages. */
export const Readers: Story = {
  name: "As each TD reads it",
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(
      await screen.findByText("The last request to each of 3 TDs, with your draft"),
    );
    await expect(screen.getByRole("heading", { name: "To every other TD: 3" })).toBeVisible();
    await fill(
      screen.getByLabelText(/^To every other TD; .*}$/),
      "Will you ask for {constituency}?",
    );
    await expect(await screen.findByText("Will you ask for Kerry?")).toBeVisible();
    await userEvent.type(screen.getByLabelText("Find a TD by name or constituency"), "sampla");
    await expect(screen.getByText("1 of 3 TDs")).toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: "Irish" }));
    await expect(screen.getByText(/^An bhfiafróidh tú/, { selector: "p" })).toHaveAttribute(
      "lang",
      "ga",
    );
    await expect(screen.queryByText("Ann Example, Clare")).toBeNull();
  },
};

/** A file with statements: the good rows are in the draft, and each other one has its reason. */
export const ImportedStatements: Story = {
  name: "Imported statements",
  parameters: { server: { [PATHS.adminCampaign]: () => json(WITH_RECORD) } },
  play: async ({ canvasElement }) => {
    const rows = Array.from(
      { length: 8 },
      (_, row) => `Bob Sample,for,It pays.,2026-11-0${row + 1},https://a.ie/`,
    );
    rows.unshift("td,stance,sentence,date,url", "Nobody,for,It pays.,2026-11-18,https://a.ie/");
    const screen = await openDrawer(canvasElement, "Record");
    await screen.findByText("Ann Example, Clare, 9 July 2026");
    const file = new File([rows.join("\n")], "statements.csv", { type: "text/csv" });
    await userEvent.upload(screen.getByLabelText("Add statements from a file"), file);
    await screen.findByText("Added: 8. Refused: 1.");
    const refused = screen.getByRole("list", { name: "Refused rows" });
    await expect(refused).toHaveTextContent(/^Row 2: .*“Nobody”/);
    await expect(screen.getByText("1 more")).toBeVisible();
  },
};
