import type { ReactNode } from "react";
import { App } from "../../site/App.tsx";
import type { ShownPage } from "../../site/shown-page.ts";
import { BUNDLED } from "./bundled-page.ts";

/** Wraps a page as the site does: with masthead and footer, at least as high as the viewport. */
export function SitePage({
  compactMasthead = false,
  page = BUNDLED,
  children,
}: {
  compactMasthead?: boolean;
  page?: ShownPage;
  children: ReactNode;
}) {
  return (
    // The site's global styles select its mount point by this id.
    <div id="root">
      <App page={page} path="/" compactMasthead={compactMasthead}>
        {children}
      </App>
    </div>
  );
}
