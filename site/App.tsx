import type { ReactNode } from "react";
import { Footer } from "./components/Footer.tsx";
import { Masthead } from "./components/Masthead.tsx";
import { PageContext, type ShownPage } from "./document/shown-page.ts";
import { GlobalStyle } from "./style/GlobalStyle.ts";

interface AppProps {
  page: ShownPage;
  /** Path and query of the English page; absent for a page of staff, which is in one language only. */
  path?: string | undefined;
  compactMasthead?: boolean;
  children: ReactNode;
}

/** The frame of a page, which is a document of its own: masthead, main content and, for visitors, footer. */
export function App({ page, path, compactMasthead = false, children }: AppProps) {
  return (
    <PageContext value={page}>
      <GlobalStyle />
      <Masthead path={path} compact={compactMasthead} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {path === undefined ? null : <Footer path={path} />}
    </PageContext>
  );
}
