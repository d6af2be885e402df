import type { StorybookConfig } from "@storybook/react-vite";
import react from "@vitejs/plugin-react";

/** Packages that Vite would else discover, and reload the page in the middle of a story for. */
const LATE_DEPENDENCIES = [
  "@r2wc/react-to-web-component",
  "csv-parse/browser/esm/sync",
  "zustand",
  "zustand/vanilla",
];

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../*/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  staticDirs: [
    { from: "../../site/style/fonts.css", to: "/campaign/fonts.css" },
    { from: "../../site/style/fonts", to: "/campaign/fonts" },
    { from: "../../site/public", to: "/" },
  ],
  docs: { defaultName: "Notes" },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    backgrounds: false,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  // Only the Notes pages show the props, which the tests of the stories never open.
  typescript: { reactDocgen: process.env.VITEST ? false : "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), react()],
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...LATE_DEPENDENCIES],
    },
  }),
};

export default config;
