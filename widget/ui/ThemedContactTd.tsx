import { useEffect } from "react";
import { useActions, useContact } from "../state/contact-context.ts";
import { ThemeRoot } from "../theme/ThemeRoot.tsx";
import { ContactTd } from "./ContactTd.tsx";

/** The element's content with its styles, inside a shadow root. Emits `bia-ready` when mounted. */
export function ThemedContactTd({ root }: { root: ShadowRoot }) {
  const { theme, lang } = useContact((state) => state.settings);
  const colours = useContact((state) => state.campaign.colours);
  const { ready } = useActions();
  useEffect(ready, [ready]);
  return (
    <ThemeRoot root={root} theme={theme} lang={lang} colours={colours}>
      <ContactTd />
    </ThemeRoot>
  );
}
