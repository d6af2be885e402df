import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { SettingsForm } from "../../site/pages/embed/SettingsForm.tsx";
import { Snippet } from "../../site/pages/embed/Snippet.tsx";
import {
  DEFAULT_SETTINGS,
  type Settings,
  updateSettings,
} from "../../site/pages/embed/settings.ts";
import { en } from "../../site/pages/embed/wording/en.ts";
import { CAMPAIGN_SERVER } from "../support/bundled-campaign.ts";
import { docsNote } from "../support/docs-note.ts";

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

function SettingsFormWithState() {
  const [settings, setSettings] = useState(DEFAULT_SETTINGS);
  return (
    <MarigoldGround>
      <SettingsForm
        settings={settings}
        onChange={(change) => setSettings((previous) => updateSettings(previous, change))}
      />
    </MarigoldGround>
  );
}

export const DefaultSettings: Story = {
  name: "Settings",
  render: () => <SettingsFormWithState />,
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

function MarigoldGround({ children }: { children: React.ReactNode }) {
  return <div style={{ padding: "24px", background: "var(--c-marigold)" }}>{children}</div>;
}
