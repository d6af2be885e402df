import type { ComponentType } from "react";
import type { PageHead } from "./document/head.ts";
import type { ShownPage } from "./document/shown-page.ts";
import type { PageEntry } from "./routes.ts";

interface PageModule {
  /** The page, with its head. A module that exports no more keeps the page's state when it is edited. */
  readonly Page: ComponentType & { headOf: (page: ShownPage) => PageHead };
}

const MODULES = import.meta.glob<PageModule>("./pages/*/Page.tsx");

/** Loads a page that is rendered for a campaign, so that no page loads another page's code. */
export async function loadPage({ folder }: PageEntry): Promise<PageModule["Page"]> {
  const load = MODULES[`./pages/${folder}/Page.tsx`];
  if (load === undefined) throw new Error(`There is no page in site/pages/${folder}`);
  return (await load()).Page;
}
