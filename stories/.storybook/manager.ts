import { addons } from "storybook/manager-api";
import { campaignTheme } from "./theme.ts";

/** The foundations but theming, which is all controls. */
const READ = /^foundations-(?!theming)/;

addons.setConfig({
  theme: campaignTheme,
  sidebar: { showRoots: true },
  layoutCustomisations: {
    // Pages to read have nothing to set, and take the room.
    showPanel: ({ storyId }, usual) => (READ.test(storyId ?? "") ? false : usual),
  },
});
