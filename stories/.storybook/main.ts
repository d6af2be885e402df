import type { StorybookConfig } from "@storybook/react-vite";
import react from "@vitejs/plugin-react";

/** The workshop: what it shows, what it is built with, and that it calls nobody. */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../*/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: [
    { from: "../../site/style/fonts", to: "/fonts" },
    { from: "../../site/public", to: "/" },
  ],
  docs: { defaultName: "Notes" },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), react()] }),
};

export default config;
