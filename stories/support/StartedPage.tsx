import { type ReactNode, useEffect, useRef } from "react";
import { loadElement } from "../../site/browser/loading.ts";
import { startPage } from "../../site/pages/action/start-page.ts";

/** Starts the behaviour of the action page's parts, as the page's own script does. */
export function StartedPage({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current !== null) startPage(root.current);
    loadElement();
  }, []);
  return <div ref={root}>{children}</div>;
}
