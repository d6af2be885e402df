import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import type { CampaignOverview } from "../../api/contract/campaign/campaign-api.ts";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { PATHS } from "../../api/contract/paths.ts";
import type { RecordResponse, VoteFound } from "../../api/contract/record-schema.ts";
import { CampaignEditor } from "../../site/pages/admin/campaign/CampaignEditor.tsx";
import {
  campaignWith,
  NIGHT_BUSES,
  publishedVersion,
  RECORD,
} from "../../tests/campaign/invented-campaign.ts";
import { COLOURS } from "../../widget/theme/all-colours.ts";
import { docsNote } from "../support/docs-note.ts";
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
const OVERVIEW: CampaignOverview = {
  success: true,
  latest: 2,
  published: SECOND,
  history: [SECOND, FIRST],
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
  tds: [
    td("Ann Example", "Clare"),
    td("Seán Ó Sampla", "Kerry"),
    td("Bob Sample", "Dún Laoghaire"),
  ],
};
const WITH_RECORD: CampaignOverview = {
  ...OVERVIEW,
  published: { ...SECOND, campaign: { ...SECOND.campaign, record: RECORD } },
};
const VOTE: VoteFound = {
  success: true,
  vote: {
    key: "202611180012",
    date: "2026-11-18",
    subject: "Question put: That the motion on the arts be agreed to",
    url: "https://www.oireachtas.ie/en/debates/vote/dail/34/2026-11-18/12/",
    ta: TDS.tds.slice(0, 2).map(({ memberCode }) => memberCode),
    nil: TDS.tds.slice(2).map(({ memberCode }) => memberCode),
    staon: [],
  },
};

/** Answers the reading first, and then the publication. */
function answers(published: () => Response, first = () => json(OVERVIEW)): () => Response {
  let requests = 0;
  return () => (requests++ === 0 ? first() : published());
}

const meta: Meta = {
  title: "Site/Campaign editor",
  parameters: {
    server: {
      [PATHS.adminCampaign]: () => json(OVERVIEW),
      [PATHS.record]: () => json(TDS),
    },
    ...docsNote(
      "Shows what is published, and takes the next version: state, letter, texts and facts. A refused field has its reason beside it. A person who publishes after somebody else sees the difference, and nothing is overwritten. An earlier version is published again in two presses.",
    ),
  },
  beforeEach: () => {
    window.localStorage.removeItem("campaign-draft");
    return () => window.localStorage.removeItem("campaign-draft");
  },
  render: () => (
    <div style={{ padding: "24px" }}>
      <CampaignEditor staffKey="a-key" />
    </div>
  ),
};

export default meta;

type Story = StoryObj;

/** `Published` and `Refused` check the whole form with axe, which takes a second for its many fields. */
const CHECKED_ELSEWHERE = { a11y: { test: "off" } };
const ALERT_ONLY = { a11y: { context: { include: ["[role=alert]"] } } };

/** Pastes a text into a field: both previews follow each change, so a change for each key takes long. */
async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.click(field);
  if (text !== "") await userEvent.paste(text);
}

const PASSED = "Make it permanent in Budget 2025.";

/** Changes the subject, signs and publishes. */
async function publishSubject(canvas: HTMLElement, subject: string) {
  const screen = within(canvas);
  await fill(await screen.findByLabelText("Subject"), subject);
  await fill(screen.getByRole("textbox", { name: "Your name" }), "Úna");
  await fill(screen.getByLabelText("Why you publish it"), "Shorter");
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  return screen;
}

/** A sentence of it has passed. */
export const Published: Story = {
  parameters: {
    server: {
      [PATHS.adminCampaign]: () =>
        json({ ...OVERVIEW, published: version(2, "Seán Ó Sé", "The vote", { lead: PASSED }) }),
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const live = within(await screen.findByRole("region", { name: "Published now" }));
    await expect(live.getByText("Live")).toBeVisible();
    await expect(live.getByText(PASSED)).toBeVisible();
    await expect(screen.getByRole("button", { name: "Publish" })).toBeDisabled();
    const element = await screen.findByRole("group", { name: "The element with your draft" });
    await waitFor(() =>
      expect(element.querySelector("div")?.shadowRoot?.textContent).toContain("Ann Example"),
    );
  },
};

/** A stored version and the pages cannot be served. */
export const Broken: Story = {
  parameters: {
    ...ALERT_ONLY,
    server: {
      [PATHS.adminCampaign]: () =>
        json({
          ...OVERVIEW,
          latest: 3,
          broken: [{ version: 3, problems: ["texts.en.lead has no text"] }],
          pages: ["The pages show version 1: rendering failed"],
        }),
    },
  },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole("alert");
    await expect(alert).toHaveTextContent("texts.en.lead has no text");
    await expect(alert).toHaveTextContent("rendering failed");
  },
};

/** An empty subject. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const screen = await publishSubject(canvasElement, "");
    await expect(screen.getByLabelText("Subject")).toBeInvalid();
    const alert = within(screen.getByRole("alert"));
    await userEvent.click(alert.getByRole("link", { name: "Subject has no text" }));
    await expect(screen.getByLabelText("Subject")).toHaveFocus();
  },
};

/**
 * A figure is removed and another one added. The focus moves to the control that replaces a removed
 * button.
 */
export const Figures: Story = {
  parameters: CHECKED_ELSEWHERE,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole("button", { name: "Remove figure 4" }));
    const add = screen.getByRole("button", { name: "Add a figure" });
    await expect(add).toHaveFocus();
    await expect(screen.getByText("Figure 4 is removed; 3 left.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Remove figure 2" }));
    await expect(screen.getByLabelText("Figure 2")).toHaveFocus();
    await expect(screen.getByLabelText("Figure 2")).toHaveValue("2.7");
    await userEvent.click(add);
    await expect(screen.getByLabelText("Figure 3")).toHaveFocus();
    await expect(screen.getByLabelText("Figure 3, picture")).toHaveValue("practice");
    await fill(screen.getByLabelText("Figure 3"), "8");
    await expect(screen.getByLabelText("Figure 3")).toBeValid();
    // From any field of the long form, one press leads to its end.
    await expect(screen.getByText(/changes, not published yet$/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Go to ‘Publish’" }));
    await expect(screen.getByRole("textbox", { name: "Your name" })).toHaveFocus();
  },
};

/** A colour that is hard to read is refused beside its field; another one is shown at once. */
export const Colours: Story = {
  parameters: CHECKED_ELSEWHERE,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const light = await screen.findByLabelText("Send button and first step, light theme");
    await fill(light, COLOURS.marigold.light);
    await expect(light).toBeInvalid();
    await expect(light).toHaveAccessibleDescription(/^This colour is hard to read on the page/);
    // The bar at the foot of the screen covers no reason of a field that is scrolled to.
    window.scrollTo({ top: 0, behavior: "instant" });
    light.scrollIntoView({ block: "nearest", behavior: "instant" });
    const reason = screen.getByText(/^This colour is hard to read/).getBoundingClientRect();
    const bar = screen.getByText(/not published yet$/).parentElement?.getBoundingClientRect();
    await expect(reason.bottom).toBeLessThanOrEqual(bar?.top ?? 0);
    await expect(bar?.bottom).toBeLessThanOrEqual(window.innerHeight);
    const { light: own = "", dark = "" } = NIGHT_BUSES.facts.colours?.urgent ?? {};
    await fill(light, own);
    await fill(screen.getByLabelText("Send button and first step, dark theme"), dark);
    await expect(light).toBeValid();
    const palette = screen.getByLabelText("Choose: Send button and first step, light theme");
    await expect(palette).toHaveValue(own.toLowerCase());
    const element = await screen.findByRole("group", { name: "The element with your draft" });
    const box = () => element.querySelector("div")?.shadowRoot?.firstElementChild;
    await waitFor(() =>
      expect(getComputedStyle(box() ?? element).getPropertyValue("--c-urgent")).toBe(own),
    );
  },
};

/** The Irish texts are removed and added as a whole; a refused one opens them. */
export const IrishTexts: Story = {
  name: "Irish texts",
  parameters: CHECKED_ELSEWHERE,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByText("Irish (Gaeilge)"));
    const field = screen.getByLabelText("Subject (Irish)");
    const subject = DEFAULT_CAMPAIGN.texts.ga?.letter.subject ?? "";
    await expect(field).toHaveAttribute("lang", "ga");
    await userEvent.clear(field);
    await userEvent.click(screen.getByText("Irish (Gaeilge)"));
    await expect(field).not.toBeVisible();
    await publishSubject(canvasElement, "My subject");
    await userEvent.click(screen.getByRole("link", { name: "Subject (Irish) has no text" }));
    await expect(field).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Remove all Irish texts" }));
    const add = screen.getByRole("button", { name: "Add Irish texts" });
    await expect(add).toHaveFocus();
    await userEvent.click(add);
    await expect(screen.getByText("Irish (Gaeilge)")).toHaveFocus();
    await expect(screen.getByLabelText("Subject (Irish)")).toHaveValue(subject);
  },
};

/** Somebody else published meanwhile. */
export const Conflict: Story = {
  parameters: {
    ...ALERT_ONLY,
    server: {
      [PATHS.adminCampaign]: answers(() =>
        json(
          {
            success: false,
            error: "Somebody else published meanwhile",
            latest: 3,
            newer: version(3, "Seán Ó Sé", "A new lead", { lead: "Tonight." }),
          },
          409,
        ),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const screen = await publishSubject(canvasElement, "My subject");
    const alert = within(await screen.findByRole("alert"));
    await expect(alert.getByText("Tonight.")).toBeVisible();
    await expect(alert.getByText("My subject")).toBeVisible();
  },
};

/**
 * A vote is read from its address, and staff say which side was for it. A statement is open until it
 * is complete.
 */
export const WhereTdsStand: Story = {
  name: "Where TDs stand",
  parameters: {
    server: {
      [PATHS.adminCampaign]: () => json(WITH_RECORD),
      [PATHS.adminVote]: answers(
        () => json(VOTE),
        () => json({ success: false, error: "This is a vote of another house" }, 400),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const address = await screen.findByLabelText("Address of a vote’s official page");
    await fill(address, "https://www.oireachtas.ie/en/debates/vote/seanad/27/2026-11-18/12/");
    await userEvent.keyboard("{Enter}");
    await screen.findByText("This is a vote of another house");
    await expect(address).toHaveAccessibleDescription(/^This is a vote of another house/);
    await expect(address).toBeInvalid();
    await fill(address, VOTE.vote.url);
    await userEvent.click(screen.getByRole("button", { name: "Read the vote" }));
    const vote = within(await screen.findByRole("group", { name: "Vote of 18 November 2026" }));
    await expect(vote.getByText(/Tá 2, Níl 1, Staon 0/)).toBeVisible();
    const side = vote.getByLabelText(/^Which side was for/);
    await expect(side).toHaveFocus();
    await expect(side).toHaveDisplayValue("Choose …");
    await expect(address).toHaveValue("");

    await userEvent.click(screen.getByRole("button", { name: "Publish" }));
    const alert = within(screen.getByRole("alert"));
    await userEvent.click(alert.getByRole("link", { name: /^Vote of 18 November 2026: Which/ }));
    await expect(side).toHaveFocus();
    await expect(side).toHaveAccessibleDescription("Choose one of them.");
    await userEvent.selectOptions(side, "Tá was for it");
    await expect(side).toBeValid();

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
    const statements = screen.getAllByRole("group", { name: "A statement" });
    const [newest, older] = statements.map((each) => within(each));
    await expect(newest?.getByText(/: Against, 19 November 2026\. It costs/)).toBeVisible();
    await userEvent.click(older?.getByText(/^Ann Example, Clare/) as HTMLElement);
    await userEvent.click(
      (await older?.findByRole("button", {
        name: /^Remove: Ann Example, Clare 9 July/,
      })) as HTMLElement,
    );
    await expect(screen.getByRole("button", { name: "Add a statement" })).toHaveFocus();
    await expect(screen.getAllByRole("group", { name: "A statement" })).toHaveLength(1);
  },
};

/** A file with statements: the good rows are in the draft, and each other one has its reason. */
export const ImportedStatements: Story = {
  name: "Imported statements",
  parameters: { ...CHECKED_ELSEWHERE, server: { [PATHS.adminCampaign]: () => json(WITH_RECORD) } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const rows = [
      "TD;Stance;Sentence;Date;URL",
      ...Array.from({ length: 8 }, (_, row) =>
        ["Sean O Sampla", "for", "It pays; I vote for it.", `2026-11-0${row + 1}`, "https://a.ie/"]
          .map((cell) => `"${cell}"`)
          .join(";"),
      ),
      "Nobody;for;It pays.;2026-11-18;https://a.ie/",
      "Bob Sample;maybe;;18/11/2026;http://a.ie/",
    ];
    await screen.findByRole("group", { name: "A statement" });
    const file = new File([rows.join("\r\n")], "statements.csv", { type: "text/csv" });
    await userEvent.upload(screen.getByLabelText("Add statements from a file"), file);
    await screen.findByText("Added: 8. There already: 0. Refused: 2.");
    const refused = within(screen.getByRole("region", { name: "Refused rows" }));
    await expect(refused.getByRole("row", { name: /^10/ })).toHaveTextContent("“Nobody”");
    await expect(refused.getByRole("row", { name: /^11/ })).toHaveTextContent("no text");
    await expect(screen.getByText("8 changes, not published yet")).toBeVisible();
    await expect(screen.getAllByRole("group", { name: "A statement" })).toHaveLength(9);
  },
};

/** The key has changed, or the server is unavailable. */
export const Unreadable: Story = {
  parameters: {
    server: { [PATHS.adminCampaign]: () => json({ success: false, error: "Not ready" }, 503) },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Not ready/)).toBeVisible();
  },
};
