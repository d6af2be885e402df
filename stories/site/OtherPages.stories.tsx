import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import type { TdsPageModel } from "../../api/contract/tds-page.ts";
import { Page as NotFoundPage } from "../../site/pages/NotFoundPage.tsx";
import { Page as PrivacyPage } from "../../site/pages/PrivacyPage.tsx";
import { TdsPage } from "../../site/tds/TdsPage.tsx";
import { docsNote } from "../support/docs-note.ts";
import { AS_OF, CONSTITUENCY, inventedTds } from "../support/invented-tds.ts";
import { SitePage } from "../support/SitePage.tsx";

/** The page without scripts in each state. The mapped type makes a missing state a compile error. */
const MODELS: { [State in TdsPageModel["state"]]: Extract<TdsPageModel, { state: State }> } = {
  found: { state: "found", constituency: CONSTITUENCY, tds: inventedTds(5), asOf: AS_OF },
  failed: {
    state: "failed",
    constituency: CONSTITUENCY,
    code: "not-fetched",
  },
  missing: { state: "missing" },
  repeated: { state: "repeated" },
  unknown: { state: "unknown" },
  places: {
    state: "places",
    options: [
      { place: "Bray", constituency: "Wicklow" },
      { place: "Bray", constituency: "Dún Laoghaire" },
    ],
  },
  "unknown-place": { state: "unknown-place" },
};

const pageWithoutScripts = (model: TdsPageModel) => (
  <SitePage>
    <TdsPage model={model} letterLanguage="en" />
  </SitePage>
);

const meta: Meta = {
  title: "Site/Other pages",
  parameters: docsNote(
    "The other pages. The 404 page leads to the home page. Privacy lists what the software does with data. *Without scripts* does the main task on one page without JavaScript.",
    "46rem",
  ),
};

export default meta;

type Story = StoryObj;

export const NotFound: Story = {
  tags: ["dark"],
  name: "404",
  render: () => (
    <SitePage>
      <NotFoundPage />
    </SitePage>
  ),
  play: async ({ canvasElement }) => {
    const home = within(canvasElement).getByRole("link", { name: "Return to Home" });
    await expect(home).toHaveAttribute("href", "/");
  },
};

export const Privacy: Story = {
  render: () => (
    <SitePage>
      <PrivacyPage />
    </SitePage>
  ),
};

export const WithoutScripts: Story = {
  name: "Without scripts: the TDs",
  render: () => pageWithoutScripts(MODELS.found),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("heading", { level: 3 })).toHaveLength(5);
  },
};

export const WithoutScriptsFailed: Story = {
  name: "Without scripts: no TDs available",
  render: () => pageWithoutScripts(MODELS.failed),
};
export const WithoutScriptsMissing: Story = {
  name: "Without scripts: nothing chosen",
  render: () => pageWithoutScripts(MODELS.missing),
};
export const WithoutScriptsRepeated: Story = {
  name: "Without scripts: several chosen",
  render: () => pageWithoutScripts(MODELS.repeated),
};
export const WithoutScriptsUnknown: Story = {
  name: "Without scripts: no such constituency",
  render: () => pageWithoutScripts(MODELS.unknown),
};
export const WithoutScriptsPlaces: Story = {
  name: "Without scripts: a place near a border",
  render: () => pageWithoutScripts(MODELS.places),
};
export const WithoutScriptsUnknownPlace: Story = {
  name: "Without scripts: no such place",
  render: () => pageWithoutScripts(MODELS["unknown-place"]),
};
