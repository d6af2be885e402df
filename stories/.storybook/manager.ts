import { addons } from "storybook/manager-api";
import { campaignTheme } from "./theme.ts";

addons.setConfig({
  theme: campaignTheme,
  sidebar: { showRoots: true },
});
