import "../../site/kit/fonts.css";
import type { Decorator, Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { StyleSheetManager } from "styled-components";
import { GlobalStyle } from "../../site/kit/GlobalStyle.ts";
import { shutTheDoor } from "../stage/backdrop.ts";
import { emulate } from "../stage/emulate.ts";
import { ToolbarTheme } from "../stage/Staged.tsx";
import { holdOffline, type Server, serve } from "../stage/server.ts";
import { AT_FIRST, MENUS, themeOf, WIDTHS, wishesOf } from "../stage/toolbar.ts";
import { NotesPage } from "./NotesPage.tsx";
import { campaignTheme } from "./theme.ts";

// A busy machine may take longer than a second to draw what is waited for.
configure({ asyncUtilTimeout: 8_000 });
shutTheDoor();

/** The campaign's ground under every story, as the toolbar's reader sees it. */
const onTheGround: Decorator = (Story, { globals }) => {
  const wishes = wishesOf(globals);
  emulate(wishes);
  // Begun anew for another reader: some components ask for the theme only once.
  return (
    <StyleSheetManager disableCSSOMInjection key={JSON.stringify(wishes)}>
      <GlobalStyle />
      <ToolbarTheme value={themeOf(globals)}>
        <Story />
      </ToolbarTheme>
    </StyleSheetManager>
  );
};

const preview: Preview = {
  decorators: [onTheGround],
  globalTypes: MENUS,
  initialGlobals: AT_FIRST,
  tags: ["autodocs"],
  beforeEach: ({ parameters }) => serve((parameters.server ?? {}) as Server),
  afterEach: holdOffline,
  parameters: {
    layout: "fullscreen",
    viewport: { options: WIDTHS },
    controls: { expanded: true },
    docs: { theme: campaignTheme, page: NotesPage },
    a11y: {
      test: "error",
      options: {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      },
    },
    options: {
      storySort: {
        order: [
          "Foundations",
          [
            "Start here",
            "Colour",
            "Type",
            "Space",
            "Motion",
            "Illustration",
            "Voice",
            "Every word",
            "Theming",
          ],
          "Kit",
          "Contact your TD",
          ["The whole element", "The embedded element", "Picker", "*"],
          "Site",
          "Story",
        ],
      },
    },
  },
};

export default preview;
