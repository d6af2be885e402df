import type { ReactNode } from "react";
import { Footer } from "./layout/Footer.tsx";
import { Masthead } from "./layout/Masthead.tsx";
import { GlobalStyle } from "./style/GlobalStyle.ts";

/**
 * What every page stands in. Pages are documents and links between them are
 * plain links: the browser then sees to focus, scroll, titles and history,
 * and a page carries no router.
 */
export function App({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyle />
      <Masthead />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
