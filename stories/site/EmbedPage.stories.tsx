import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Places, Reference } from "../../site/pages/embed/Reference.tsx";
import { SettingsForm } from "../../site/pages/embed/SettingsForm.tsx";
import { DEFAULT_SETTINGS } from "../../site/pages/embed/settings.ts";
import { CAMPAIGN_SERVER } from "../support/mock-server.ts";

const meta: Meta = {
  title: "Site/Embed page",
  parameters: {
    server: CAMPAIGN_SERVER,
    note: "The page for partners who embed the element: what everyone sets, and what folds open.",
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
        onChange={(change) => setSettings((previous) => ({ ...previous, ...change }))}
      />
    </MarigoldGround>
  );
}

export const DefaultSettings: Story = {
  name: "Settings",
  render: () => <SettingsFormWithState />,
};

export const PlacesAndReference: Story = {
  name: "Places and reference",
  render: () => (
    <>
      <Places
        origin="https://campaign.example"
        settings={{ ...DEFAULT_SETTINGS, partner: "my-gallery" }}
      />
      <Reference origin="https://campaign.example" />
    </>
  ),
};

function MarigoldGround({ children }: { children: React.ReactNode }) {
  return <div style={{ padding: "24px", background: "var(--c-marigold)" }}>{children}</div>;
}
