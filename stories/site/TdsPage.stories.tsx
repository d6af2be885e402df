import type { Meta, StoryObj } from "@storybook/react-vite";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { PATHS } from "../../api/contract/paths.ts";
import type { TdsPageModel } from "../../api/contract/site-renderer.ts";
import { shownPage } from "../../site/document/shown-page.ts";
import { SharePicture } from "../../site/pages/tds/SharePicture.tsx";
import { TdsPage } from "../../site/pages/tds/TdsPage.tsx";
import { AS_OF, CONSTITUENCY, inventedTds } from "../support/invented-tds.ts";
import { type MockServer, neverReplies } from "../support/mock-server.ts";

const meta: Meta<typeof TdsPage> = {
  title: "Site/Page without scripts",
  component: TdsPage,
  args: { letterLanguage: "en" },
  parameters: {
    note: "Does the main task on one page without JavaScript.",
    // The element on the page is a real one where another story has defined it.
    server: {
      [PATHS.tds]: neverReplies,
      [PATHS.campaign]: neverReplies,
      [PATHS.actions]: neverReplies,
    } satisfies MockServer,
  },
};

export default meta;

type Story = StoryObj<typeof TdsPage>;

/** The page in the states that differ in more than a sentence. */
const STATES = {
  found: {
    state: "found",
    constituency: CONSTITUENCY,
    tds: inventedTds(5),
    asOf: AS_OF,
  },
  failed: { state: "failed", constituency: CONSTITUENCY, code: "not-fetched" },
  unknown: { state: "unknown", meant: "Mayo" },
} satisfies Record<string, TdsPageModel>;

export const Found: Story = { name: "The TDs", args: { model: STATES.found } };
export const Failed: Story = { name: "No TDs available", args: { model: STATES.failed } };
export const Unknown: Story = { name: "No such constituency", args: { model: STATES.unknown } };
/** The server draws it without a browser, when a link to the page is shared. */
export const SharedLink: Story = {
  name: "Picture of a shared link",
  args: { model: STATES.found },
  render: () => <SharePicture of={CONSTITUENCY} tds={5} page={shownPage(DEFAULT_CAMPAIGN, "en")} />,
};
