import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { PATHS } from "../../api/contract/paths.ts";
import { Page as AdminPage } from "../../site/pages/AdminPage.tsx";
import { docsNote } from "../support/docs-note.ts";
import { json, neverReplies } from "../support/mock-server.ts";
import {
  END_FAILED,
  END_SUCCEEDED,
  PROGRESS_HALFWAY,
  populationOverview,
  REVIEW,
  RUN_IN_PROGRESS,
  serverSentEvents,
} from "../support/population-runs.ts";
import { SitePage } from "../support/SitePage.tsx";

const startedRun = { success: true, message: "The TD database is being populated", run: 10 };

const meta: Meta = {
  title: "Site/Admin",
  parameters: {
    server: {
      // The campaign has stories of its own.
      [PATHS.adminCampaign]: neverReplies,
      [PATHS.populate]: () => json(populationOverview()),
    },
    ...docsNote(
      "Updates the TD details from the public source. It needs the admin key. One button starts a run, which continues after the page is closed. A failed run changes nothing, and the page says so.",
      "46rem",
    ),
  },
  beforeEach: () => {
    window.sessionStorage.setItem("admin-key", "a-key");
    return () => window.sessionStorage.removeItem("admin-key");
  },
  render: () => (
    <SitePage>
      <AdminPage />
    </SitePage>
  ),
};

export default meta;

type Story = StoryObj;

const findPopulateButton = (canvas: HTMLElement) =>
  within(canvas).findByRole("button", { name: /Populate TD Database/ });

/** No key is stored. */
export const KeyRequired: Story = {
  name: "Key required",
  beforeEach: () => window.sessionStorage.removeItem("admin-key"),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText("Admin key")).toBeVisible();
  },
};

/** The server rejects the key. */
export const KeyRejected: Story = {
  name: "Key rejected",
  parameters: {
    server: {
      [PATHS.populate]: () => json({ success: false, error: "That key isn't right." }, 401),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("That key isn't right.")).toBeVisible();
  },
};

export const Loading: Story = { parameters: { server: { [PATHS.populate]: neverReplies } } };

export const Idle: Story = {
  play: async ({ canvasElement }) => {
    await expect(await findPopulateButton(canvasElement)).toBeEnabled();
  },
};

/** A run is in progress: the button is disabled, and the page can be closed. */
export const Running: Story = {
  tags: ["dark"],
  parameters: {
    server: {
      [PATHS.populate]: () => json(populationOverview([RUN_IN_PROGRESS])),
      [PATHS.populateProgress]: () => serverSentEvents(["progress", PROGRESS_HALFWAY]),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await findPopulateButton(canvasElement)).toBeDisabled();
    await expect(await within(canvasElement).findByText("Galway West")).toBeVisible();
  },
};

/** The button starts a run, which succeeds. */
export const Succeeded: Story = {
  parameters: {
    server: {
      [PATHS.populate]: () => json({ ...populationOverview(), ...startedRun }, 200),
      [PATHS.populateProgress]: () =>
        serverSentEvents(["progress", PROGRESS_HALFWAY], ["end", END_SUCCEEDED]),
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await findPopulateButton(canvasElement));
    const screen = within(canvasElement);
    await expect(await screen.findByText("Population Complete")).toBeVisible();
    await expect(await screen.findByText("TD Data Population Complete")).toBeVisible();
  },
};

/** The button starts a run, which fails. */
export const Failed: Story = {
  parameters: {
    server: {
      [PATHS.populate]: () => json({ ...populationOverview(), ...startedRun }, 200),
      [PATHS.populateProgress]: () => serverSentEvents(["end", END_FAILED]),
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await findPopulateButton(canvasElement));
    const heading = await within(canvasElement).findByRole("heading", {
      name: "Population Failed",
    });
    await expect(heading).toBeVisible();
  },
};

/** The last run found so many changes that a person has to look at them and accept them. */
export const WaitingForReview: Story = {
  name: "Changes to check",
  tags: ["dark"],
  parameters: {
    server: {
      [PATHS.populate]: () => json(populationOverview(undefined, REVIEW)),
      [PATHS.populateAccept]: () =>
        json(
          { success: false, error: "This difference no longer waits; look at the present one" },
          409,
        ),
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const panel = within(await screen.findByRole("region", { name: "Check these changes" }));
    await expect(panel.getAllByText("Email: a.td@oireachtas.ie → a.td@example.com")).toHaveLength(
      2,
    );
    await userEvent.click(panel.getByRole("button", { name: "Accept and store these changes" }));
    await expect(await screen.findByText("Not Accepted")).toBeVisible();
  },
};
