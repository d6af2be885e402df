import { useState } from "react";
import { BUILDER_ID, EmbedBuilder } from "../embed/EmbedBuilder.tsx";
import { Hero } from "../embed/Hero.tsx";
import { IntegrationNotes } from "../embed/IntegrationNotes.tsx";
import { LookGallery } from "../embed/LookGallery.tsx";
import type { LookId } from "../embed/look-presets.ts";
import { RecordedData } from "../embed/RecordedData.tsx";
import { DEFAULT_SETTINGS, type Settings, updateSettings } from "../embed/settings.ts";
import { en } from "../embed/wording/en.ts";
import { ga } from "../embed/wording/ga.ts";
import type { PageHead } from "../head.ts";
import { usePublicOrigin } from "../kit/use-public-origin.ts";
import type { ShownPage } from "../shown-page.ts";

/** Returns the page's metadata. */
export const headOf = ({ campaign, language }: ShownPage): PageHead =>
  ({ en, ga })[language].head(campaign);

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
