import { useState } from "react";
import { Hero } from "../embed/Hero.tsx";
import { Looks } from "../embed/Looks.tsx";
import type { LookId } from "../embed/look-presets.ts";
import { Notes } from "../embed/Notes.tsx";
import { Recorded } from "../embed/Recorded.tsx";
import { changed, type Settings, UNSET } from "../embed/settings.ts";
import { useOrigin } from "../embed/use-origin.ts";
import { BENCH_ID, Workbench } from "../embed/Workbench.tsx";

/** `/embed`: the page for partners, who configure, preview and copy the HTML of the element here. */
export function Page() {
  const [settings, setSettings] = useState(UNSET);
  const origin = useOrigin();
  const change = (part: Partial<Settings>) => setSettings((before) => changed(before, part));
  const tryLook = (look: LookId) => {
    change({ look });
    document.getElementById(BENCH_ID)?.focus();
  };
  return (
    <>
      <Hero />
      <Workbench origin={origin} settings={settings} onChange={change} />
      <Looks onTry={tryLook} />
      <Notes origin={origin} />
      <Recorded settings={settings} />
    </>
  );
}
