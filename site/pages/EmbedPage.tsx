import { useState } from "react";
import { BUILDER_ID, EmbedBuilder } from "../embed/EmbedBuilder.tsx";
import { Hero } from "../embed/Hero.tsx";
import { IntegrationNotes } from "../embed/IntegrationNotes.tsx";
import { LookGallery } from "../embed/LookGallery.tsx";
import type { LookId } from "../embed/look-presets.ts";
import { RecordedData } from "../embed/RecordedData.tsx";
import { DEFAULT_SETTINGS, type Settings, updateSettings } from "../embed/settings.ts";
import { usePublicOrigin } from "../kit/use-public-origin.ts";

/** `/embed`: the page for partners, who configure, preview and copy the HTML of the element here. */
export function Page() {
  const [settings, setSettings] = useState(DEFAULT_SETTINGS);
  const origin = usePublicOrigin();
  const change = (part: Partial<Settings>) => setSettings((before) => updateSettings(before, part));
  const tryLook = (look: LookId) => {
    change({ look });
    document.getElementById(BUILDER_ID)?.focus();
  };
  return (
    <>
      <Hero />
      <EmbedBuilder origin={origin} settings={settings} onChange={change} />
      <LookGallery onTry={tryLook} />
      <IntegrationNotes origin={origin} />
      <RecordedData settings={settings} />
    </>
  );
}
