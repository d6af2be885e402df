import { useEffect } from "react";
import { useActions, useContact } from "../state/contact-context.ts";
import { ThemeRoot } from "../theme/ThemeRoot.tsx";
import { ContactTd } from "./ContactTd.tsx";

/** The job on its ground inside a shadow root; tells the page once that it can be used. */
export function ThemedContactTd({ root }: { root: ShadowRoot }) {
  const { theme, lang } = useContact((state) => state.settings);
  const { ready } = useActions();
  useEffect(ready, [ready]);
  return (
    <ThemeRoot root={root} theme={theme} lang={lang}>
      <ContactTd />
    </ThemeRoot>
  );
}
