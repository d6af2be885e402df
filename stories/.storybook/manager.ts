import { addons } from "storybook/manager-api";
import { campaignTheme } from "./theme.ts";

addons.setConfig({
  theme: campaignTheme,
  sidebar: { showRoots: true },
  layoutCustomisations: {
    // The foundations are pages without controls, and get the full height.
    showPanel: ({ storyId }, defaultValue) =>
      storyId?.startsWith("foundations-") ? false : defaultValue,
  },
});
