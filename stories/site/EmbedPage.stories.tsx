import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import "../../widget/define.ts";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { PATHS } from "../../api/contract/paths.ts";
import { EventLog } from "../../site/embed/EventLog.tsx";
import { LookGallery } from "../../site/embed/LookGallery.tsx";
import { LOOK_IDS } from "../../site/embed/look-presets.ts";
import { SettingsForm } from "../../site/embed/SettingsForm.tsx";
import { Snippet } from "../../site/embed/Snippet.tsx";
import { DEFAULT_SETTINGS, type Settings, updateSettings } from "../../site/embed/settings.ts";
import { SNIPPET } from "../../site/embed/words.ts";
import { Page as EmbedPage } from "../../site/pages/EmbedPage.tsx";
import { CAMPAIGN_SERVER } from "../support/campaign-server.ts";
import { docsNote } from "../support/docs-note.ts";
import { json } from "../support/mock-server.ts";
import { SitePage } from "../support/SitePage.tsx";

const ORIGIN = "https://campaign.example";

const meta: Meta = {
  title: "Site/Embed page",
  parameters: {
    server: CAMPAIGN_SERVER,
    ...docsNote(
      "What a partner needs to have the element on their page, from here alone: set it on the left, see it on the right, take the lines. The looks on the wall are partners’ own colours, and none of the campaign’s.",
      "46rem",
    ),
  },
};

export default meta;

type Story = StoryObj;

export const Whole: Story = {
  render: () => (
    <SitePage>
      <EmbedPage />
    </SitePage>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      const preview = canvasElement.querySelector("[data-preview] bia-contact-td")?.shadowRoot;
      expect(preview?.querySelector("[role=combobox]")).toBeTruthy();
    });
  },
};

function Bench({ settings }: { settings: Settings }) {
  const [now, setNow] = useState(settings);
  return (
    <Floor>
      <SettingsForm
        settings={now}
        onChange={(change) => setNow((was) => updateSettings(was, change))}
      />
    </Floor>
  );
}

export const TheControls: Story = {
  name: "The controls",
  render: () => <Bench settings={DEFAULT_SETTINGS} />,
};

/** A name that no partner can have, and the one that was probably meant. */
export const TheControlsWrong: Story = {
  name: "The controls, a wrong name",
  render: () => <Bench settings={{ ...DEFAULT_SETTINGS, partner: "Gailearaí an Chalaidh!" }} />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const [field] = screen.getAllByRole("textbox");
    await expect(field).toBeInvalid();
    await userEvent.click(screen.getByRole("button", { name: /gailearai-an-chalaidh/ }));
    await expect(field).toBeValid();
  },
};

const lines = (settings: Settings, form: "plain" | "pinned" = "plain") => (
  <Floor>
    <Snippet origin={ORIGIN} settings={settings} form={form} onFormChange={fn()} />
  </Floor>
);

export const TheLines: Story = {
  name: "The lines",
  render: () => lines({ ...DEFAULT_SETTINGS, partner: "my-gallery", provider: "outlook" }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('partner="my-gallery"');
  },
};

export const TheLinesPinned: Story = {
  name: "The lines, pinned to a release",
  render: () => lines(DEFAULT_SETTINGS, "pinned"),
  parameters: {
    server: {
      [`${PATHS.embed}/manifest.json`]: () =>
        json({
          version: "0.1.0",
          files: {
            "bia-contact-td.full.js": {
              path: "bia-contact-td.full.0123abcd.js",
              integrity: `sha384-${"A".repeat(64)}`,
              bytes: 250_000,
              brotli: 78_000,
            },
          },
        }),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Version 0\.1\.0/)).toBeVisible();
  },
};

export const TheLinesUnpinned: Story = {
  name: "The lines, no release could be had",
  render: () => lines(DEFAULT_SETTINGS, "pinned"),
  parameters: { server: { [`${PATHS.embed}/manifest.json`]: () => json(null, 503) } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole("button", { name: SNIPPET.pinRetry }),
    ).toBeVisible();
  },
};

const at = new Date("2026-11-20T21:42:07Z");

export const NothingHeard: Story = {
  name: "Nothing heard yet",
  render: () => (
    <Floor>
      <EventLog entries={[]} />
    </Floor>
  ),
};

export const SomethingHeard: Story = {
  name: "Events heard",
  render: () => (
    <Floor>
      <EventLog
        entries={[
          { id: 3, at, type: "not-counted", detail: '{"actor":"anon"}' },
          { id: 2, at, type: "bia-compose", detail: '{"provider":"gmail","count":4}' },
          { id: 1, at, type: "bia-ready", detail: '{"version":"0.1.0"}' },
        ]}
      />
    </Floor>
  ),
};

/** Every look there is. */
export const TheLooks: Story = {
  name: "The looks",
  render: () => <LookGallery onTry={fn()} />,
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll("bia-contact-td:not([hidden])")).toHaveLength(
        LOOK_IDS.length,
      ),
    );
  },
};

function Floor({ children }: { children: React.ReactNode }) {
  return <div style={{ padding: "24px", background: "var(--c-marigold)" }}>{children}</div>;
}
