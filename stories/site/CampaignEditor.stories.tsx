import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { CampaignOverview } from "../../api/contract/campaign/campaign-api.ts";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { PATHS } from "../../api/contract/paths.ts";
import { CampaignEditor } from "../../site/staff/campaign/CampaignEditor.tsx";
import {
  campaignWith,
  NIGHT_BUSES,
  publishedVersion,
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

/** Answers the reading first, and then the publication. */
function answers(published: () => Response): () => Response {
  let requests = 0;
  return () => (requests++ === 0 ? json(OVERVIEW) : published());
}

const meta: Meta = {
  title: "Site/Campaign editor",
  parameters: {
    server: { [PATHS.adminCampaign]: () => json(OVERVIEW) },
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

/** Changes the subject, signs and publishes. */
async function publishSubject(canvas: HTMLElement, subject: string) {
  const screen = within(canvas);
  await fill(await screen.findByLabelText("Subject"), subject);
  await fill(screen.getByRole("textbox", { name: "Your name" }), "Úna");
  await fill(screen.getByLabelText("Why you publish it"), "Shorter");
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  return screen;
}

export const Published: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const live = within(await screen.findByRole("region", { name: "Published now" }));
    await expect(live.getByText("Live")).toBeVisible();
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
    await expect(screen.getByText(/fields changed, not published yet$/)).toBeVisible();
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

/** The key has changed, or the server is unavailable. */
export const Unreadable: Story = {
  parameters: {
    server: { [PATHS.adminCampaign]: () => json({ success: false, error: "Not ready" }, 503) },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Not ready/)).toBeVisible();
  },
};
