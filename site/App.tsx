import type { ReactNode } from "react";
import { Footer } from "./kit/Footer.tsx";
import { GlobalStyle } from "./kit/GlobalStyle.ts";
import { Masthead } from "./kit/Masthead.tsx";

/**
 * What every page stands in. Pages are documents and links between them are
 * plain links: the browser then sees to focus, scroll, titles and history,
 * and a page carries no router. A `bare` page is a picture: of the
 * masthead it keeps the mark.
 */
export function App({ bare = false, children }: { bare?: boolean; children: ReactNode }) {
  return (
    <>
      <GlobalStyle />
      <Masthead bare={bare} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
