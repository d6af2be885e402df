import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
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
const QUESTION = {
  date: "2025-10-01",
  number: 7,
  type: "written" as const,
  text: "Departmental Schemes",
  link: "https://www.oireachtas.ie/",
};
const TDS: RecordResponse = {
  success: true,
  asOf: null,
  topics: [],
  votes: [],
  tds: [
    { ...td("Ann Example", "Clare"), questions: [QUESTION] },
    td("Seán Ó Sampla", "Kerry"),
    td("Bob Sample", "Louth"),
  ],
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

/** A population that could not begin. */
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
    await userEvent.click(await screen.findByRole("button", { name: "Populate TD Database" }));
    const error = await screen.findByText("An unexpected error occurred while populating TD data");
    await expect(screen.getByRole("alert")).toContainElement(error);
  },
};

/** The preview shows the letter as a TD reads it. */
export const Letter: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const request = await screen.findByLabelText(/^To every other TD; .*}$/);
    await fill(request, "Will you ask for\t{constituency}?\u200b");
    await expect(request).toHaveValue("Will you ask for {constituency}?");
    const preview = within(screen.getByRole("region", { name: "Preview" }));
    const reader = preview.getByLabelText("As it reads to");
    await expect(preview.queryByText(/Will you ask for/)).toBeNull();
    await userEvent.selectOptions(reader, "Seán Ó Sampla, Kerry");
    await expect(await preview.findByText(/Will you ask for Kerry\?/)).toBeVisible();
    await userEvent.click(preview.getByRole("radio", { name: "Irish" }));
    await expect(preview.getByText(/An bhfiafróidh tú/)).toHaveAttribute("lang", "ga");
  },
};

/** One button discards the draft and brings it back. */
export const Discarded: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const subject = await screen.findByLabelText("Subject");
    await fill(subject, "A subject");
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
    const screen = within(canvasElement);
    await fill(await screen.findByLabelText("Subject"), "My subject");
    await userEvent.click(screen.getByRole("button", { name: "Check and publish" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("Your name"), "Úna");
    await userEvent.type(dialog.getByLabelText("Why"), "Shorter");
    await userEvent.click(dialog.getByRole("button", { name: "Publish this change" }));
    await dialog.findByText(/^Seán Ó Sé published version 3/);
    await expect(dialog.getByText(/Both of you changed: Subject\./)).toBeVisible();
    const changes = dialog.getByRole("group", { name: "What will change" });
    await expect(changes).toHaveTextContent("SubjectTheir subject → My subject");
    await expect(dialog.getByLabelText("Why")).toHaveValue("Shorter");
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

/** A table with a wrong row, and a colour that is hard to read. */
export const Campaign: Story = {
  play: async ({ canvasElement }) => {
    const screen = await openDrawer(canvasElement, "Campaign");
    await userEvent.click(screen.getByText("Figures of the places"));
    const table = screen.getByLabelText("Figures by constituency", { selector: "textarea" });
    await expect(screen.getByText(/^Without: Tipperary North/)).toBeVisible();
    await fill(table, "Mayo,In Mayo,I Maigh Eo,48\nKery,In Kerry,I gCiarraí,53");
    await expect(screen.getByRole("list", { name: "Wrong rows" })).toHaveTextContent(
      "Row 2: constituency: “Kery” is not the name of a constituency.",
    );
    await expect(screen.getByText("1 of 43 constituencies have a figure.")).toBeVisible();
    await userEvent.click(screen.getByText(/^Colours/));
    const light = screen.getByLabelText("Send button and first step, light theme");
    await fill(light, INKS.marigold);
    await expect(light).toHaveAccessibleDescription(/^This field is hard to read on the page/);
  },
};

/** A vote that cannot be read, a question that is left out, and statements of a file. */
export const Record: Story = {
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

    await userEvent.click(await screen.findByRole("button", { name: "Leave out" }));
    const leftOut = screen.getByLabelText("Questions left out, one a line: day and number");
    await expect(leftOut).toHaveValue("2025-10-01 7");
    await userEvent.click(screen.getByRole("button", { name: "Show it again" }));
    await expect(leftOut).toHaveValue("");

    const rows = ["Nobody,for,It pays.,2026-11-18,https://a.ie/"];
    for (const day of [1, 2, 3]) rows.push(`Bob Sample,for,It pays.,0${day}/11/2026,https://a.ie/`);
    const file = new File([rows.join("\n")], "statements.csv", { type: "text/csv" });
    await userEvent.upload(screen.getByLabelText("Add statements from a file"), file);
    await screen.findByText("Added: 3. Refused: 1.");
    const refused = screen.getByRole("list", { name: "Wrong rows" });
    await expect(refused).toHaveTextContent(/^Row 1: .*“Nobody”/);

    const name = "Ann Example, Clare, 9 July 2026";
    await userEvent.click(screen.getByText(name));
    await userEvent.click(await screen.findByRole("button", { name: `Remove: ${name}` }));
    const add = screen.getByRole("button", { name: "Add a statement" });
    await expect(add).toHaveFocus();
    await userEvent.click(add);
    const member = screen.getByLabelText("Statement, TD");
    await expect(member).toHaveFocus();
    await userEvent.selectOptions(member, "Seán Ó Sampla, Kerry");
  },
};
