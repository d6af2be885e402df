import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Places, Reference } from "../../site/pages/embed/Reference.tsx";
import { SettingsForm } from "../../site/pages/embed/SettingsForm.tsx";
import { DEFAULT_SETTINGS } from "../../site/pages/embed/settings.ts";

const meta: Meta = {
  title: "Site/Embed page",
  parameters: {
    note: "The page for partners who embed the element: what everyone sets, and what folds open.",
  },
};

export default meta;

type Story = StoryObj;

function SettingsFormWithState() {
  const [settings, setSettings] = useState(DEFAULT_SETTINGS);
  return (
    <div style={{ padding: "24px", background: "var(--c-marigold)" }}>
      <SettingsForm
        settings={settings}
        onChange={(change) => setSettings({ ...settings, ...change })}
      />
    </div>
  );
}

export const Settings: Story = { render: () => <SettingsFormWithState /> };

export const PlacesAndReference: Story = {
  name: "Places and reference",
  render: () => (
    <>
      <Places origin="https://campaign.example" settings={DEFAULT_SETTINGS} />
      <Reference origin="https://campaign.example" />
    </>
  ),
};
