import { addons } from "storybook/manager-api";
import { campaignTheme } from "./theme.ts";

/** The foundations, except Theming: pages without controls. */
const TEXT_PAGES = /^foundations-(?!theming)/;

addons.setConfig({
  theme: campaignTheme,
  sidebar: { showRoots: true },
  layoutCustomisations: {
    // Pages without controls get the full height.
    showPanel: ({ storyId }, defaultValue) =>
      TEXT_PAGES.test(storyId ?? "") ? false : defaultValue,
  },
});
