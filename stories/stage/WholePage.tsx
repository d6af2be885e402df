import type { ReactNode } from "react";
import { App } from "../../site/App.tsx";

/** A page as the site serves it: between masthead and footer, as high as the screen at least. */
export function WholePage({ bare = false, children }: { bare?: boolean; children: ReactNode }) {
  return (
    // The page's styles know the element it stands in by this name.
    <div id="root">
      <App bare={bare}>{children}</App>
    </div>
  );
}
