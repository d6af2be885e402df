import { COLOUR_NAMES } from "../../api/contract/campaign/colours.ts";
import { INKS } from "../../widget/theme/tokens.ts";
import type { PageCampaign } from "./shown-page.ts";

/** The role of each colour that a campaign may have of its own. */
export const COLOUR_ROLES = {
  urgent: "urgent",
  link: "link",
  highlight: "marigold",
  ground: "blueGround",
} as const;

/** The inks of the illustrations that are printed in a colour of the campaign. */
const OWN_INKS = { urgent: "vermilion", link: "ultramarine", highlight: "marigold" } as const;

/**
 * Returns the styles of a page in the campaign's own colours; empty when it has none. They override
 * those that styled-components writes, in any order.
 *
 * @param isLight the page is light in every colour scheme, and its pictures keep their inks
 */
export function ownColoursCss(own: PageCampaign["colours"] = {}, isLight = false): string {
  const rolesIn = (theme: "light" | "dark") => {
    const roles = COLOUR_NAMES.map((name) =>
      own[name] ? `--c-${COLOUR_ROLES[name]}:${own[name][theme]};` : "",
    );
    return `:root:root:root{${roles.join("")}}`;
  };
  if (Object.keys(own).length === 0) return "";
  if (isLight) return rolesIn("light");
  // An attribute of an SVG element has a lower specificity than any rule.
  const inks = (["urgent", "link", "highlight"] as const).flatMap((name) =>
    (["fill", "stroke"] as const).map((property) =>
      own[name] ? `[${property}="${INKS[OWN_INKS[name]]}"]{${property}:${own[name].light}}` : "",
    ),
  );
  // Pages always print in the light theme.
  const dark = `@media screen and (prefers-color-scheme:dark){${rolesIn("dark")}}`;
  return rolesIn("light") + dark + inks.join("");
}
