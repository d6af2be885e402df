import type { StorybookConfig } from "@storybook/react-vite";
import react from "@vitejs/plugin-react";

/** Packages that Vite meets only once stories are running, and would then start them over for. */
const FOUND_LATE = ["@r2wc/react-to-web-component", "uplot", "zustand", "zustand/vanilla"];

/** The workshop: what it shows, what it is built with, and that it calls nobody. */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../*/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  staticDirs: [
    { from: "../../site/kit/fonts.css", to: "/campaign/fonts.css" },
    { from: "../../site/kit/fonts", to: "/campaign/fonts" },
    { from: "../../site/public", to: "/" },
  ],
  docs: { defaultName: "Notes" },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    backgrounds: false,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), react()],
    // As in a build that brings the film.
    define: { ...vite.define, __REEL__: "true" },
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...FOUND_LATE],
    },
  }),
};

export default config;
