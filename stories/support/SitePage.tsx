import type { ReactNode } from "react";
import { App } from "../../site/App.tsx";

/** Wraps a page as the site does: with masthead and footer, at least as high as the viewport. */
export function SitePage({
  compactMasthead = false,
  children,
}: {
  compactMasthead?: boolean;
  children: ReactNode;
}) {
  return (
    // The site's global styles select its mount point by this id.
    <div id="root">
      <App path="/" compactMasthead={compactMasthead}>
        {children}
      </App>
    </div>
  );
}
