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
import { en } from "../../site/embed/wording/en.ts";
import { CAMPAIGN_SERVER } from "../support/bundled-campaign.ts";
import { docsNote } from "../support/docs-note.ts";
import { json } from "../support/mock-server.ts";

const ORIGIN = "https://campaign.example";

const meta: Meta = {
  title: "Site/Embed page",
  parameters: {
    server: CAMPAIGN_SERVER,
    ...docsNote(
      "The page for partners who embed the element: settings on the left, a preview on the right, and the code to copy. The example looks use partners’ colours, not the campaign’s.",
    ),
  },
};

export default meta;

type Story = StoryObj;

function SettingsFormWithState({ settings }: { settings: Settings }) {
  const [current, setCurrent] = useState(settings);
  return (
    <MarigoldGround>
      <SettingsForm
        settings={current}
        onChange={(change) => setCurrent((previous) => updateSettings(previous, change))}
      />
    </MarigoldGround>
  );
}

export const DefaultSettings: Story = {
  name: "Settings",
  render: () => <SettingsFormWithState settings={DEFAULT_SETTINGS} />,
};

export const InvalidPartnerName: Story = {
  name: "Settings, invalid partner name",
  render: () => (
    <SettingsFormWithState settings={{ ...DEFAULT_SETTINGS, partner: "Gailearaí an Chalaidh!" }} />
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox");
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, "gailearai");
    await expect(field).toBeValid();
  },
};

const snippet = (settings: Settings) => (
  <MarigoldGround>
    <Snippet origin={ORIGIN} settings={settings} />
  </MarigoldGround>
);

const choose = (canvasElement: HTMLElement, form: keyof typeof en.snippet.forms) =>
  userEvent.click(within(canvasElement).getByRole("radio", { name: en.snippet.forms[form] }));

export const PlainSnippet: Story = {
  name: "Code",
  render: () => snippet({ ...DEFAULT_SETTINGS, partner: "my-gallery", provider: "outlook" }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('partner="my-gallery"');
  },
};

export const PinnedSnippet: Story = {
  name: "Code, pinned to a release",
  render: () => snippet(DEFAULT_SETTINGS),
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
    await choose(canvasElement, "pinned");
    await expect(await within(canvasElement).findByText(/^Fixed to version 0\.1\.0/)).toBeVisible();
  },
};

export const FrameSnippet: Story = {
  name: "Code, in an iframe",
  render: () =>
    snippet(updateSettings({ ...DEFAULT_SETTINGS, partner: "my-gallery" }, { look: "festival" })),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "frame");
    await expect(canvasElement).toHaveTextContent("partner=my-gallery");
    await expect(canvasElement).toHaveTextContent("paper=ffe14d");
  },
};

export const ReleaseUnavailable: Story = {
  name: "Code, release not available",
  render: () => snippet(DEFAULT_SETTINGS),
  parameters: { server: { [`${PATHS.embed}/manifest.json`]: () => json(null, 503) } },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "pinned");
    await expect(
      await within(canvasElement).findByRole("button", { name: en.snippet.pinRetry }),
    ).toBeVisible();
  },
};

export const NoEvents: Story = {
  name: "Event log, empty",
  render: () => (
    <MarigoldGround>
      <EventLog entries={[]} />
    </MarigoldGround>
  ),
};

export const Events: Story = {
  name: "Event log",
  render: () => (
    <MarigoldGround>
      <EventLog
        entries={[
          { id: 3, type: "not-counted", detail: '{"actor":"anon"}' },
          {
            id: 2,
            type: "bia-compose",
            detail: '{"provider":"gmail","count":4,"personalised":false}',
          },
          { id: 1, type: "bia-ready", detail: '{"version":"0.1.0"}' },
        ]}
      />
    </MarigoldGround>
  ),
};

/** Every example look. */
export const AllLooks: Story = {
  name: "Example looks",
  render: () => <LookGallery onTry={fn()} />,
  play: async ({ canvasElement }) => {
    // A look is loaded when it comes near the screen.
    for (const look of LOOK_IDS) {
      const frame = canvasElement.querySelector(`[data-look="${look}"]`);
      frame?.scrollIntoView();
      await waitFor(() =>
        expect(frame?.querySelector("bia-contact-td:not([hidden])")).toBeTruthy(),
      );
    }
  },
};

function MarigoldGround({ children }: { children: React.ReactNode }) {
  return <div style={{ padding: "24px", background: "var(--c-marigold)" }}>{children}</div>;
}
