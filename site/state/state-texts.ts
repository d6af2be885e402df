import type { ShownPage } from "../shown-page.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** Returns the two lines of the headline of a campaign that asks for no letters at present. */
export function stateLines({ campaign, language }: ShownPage): readonly [string, string] {
  const { titles } = { en, ga }[language];
  return campaign.state === "live" ? ["", ""] : titles[campaign.state];
}

/** Returns the headline of the present state on one line. */
export function stateTitle(page: ShownPage): string {
  return stateLines(page).join(" ");
}
