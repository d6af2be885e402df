import type { ReactNode } from "react";
import { Footer } from "./components/Footer.tsx";
import { Masthead } from "./components/Masthead.tsx";
import { PageContext, type ShownPage } from "./document/shown-page.ts";
import { otherLanguagePath, type PageEntry } from "./routes.ts";
import { GlobalStyle } from "./style/GlobalStyle.ts";

/** The frame of a page, which is a document of its own: masthead, main content and, for visitors, footer. */
export function App(props: {
  page: ShownPage;
  entry: PageEntry;
  /** Path and query of the English page; absent for a page of staff, which is in one language only. */
  path?: string | undefined;
  children: ReactNode;
}) {
  const { page, entry, path = otherLanguagePath(entry), children } = props;
  return (
    <PageContext value={page}>
      <GlobalStyle />
      <Masthead path={path} compact={entry.isFullScreen ?? false} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {path === undefined ? null : <Footer />}
    </PageContext>
  );
}
