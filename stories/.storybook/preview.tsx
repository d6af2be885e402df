import "../../site/kit/fonts.css";
import type { Decorator, Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { StyleSheetManager } from "styled-components";
import { GlobalStyle } from "../../site/kit/GlobalStyle.ts";
import { PageContext } from "../../site/shown-page.ts";
import { blockNavigation } from "../support/block-navigation.ts";
import { BUNDLED } from "../support/bundled-page.ts";
import { emulateMedia } from "../support/emulate-media.ts";
import { assertNoUnexpectedRequests, type MockServer, mockFetch } from "../support/mock-server.ts";
import {
  DEFAULT_GLOBALS,
  preferencesOf,
  TOOLBAR_MENUS,
  themeOf,
  VIEWPORTS,
} from "../support/toolbar.ts";
import { ToolbarTheme } from "../support/WidgetHarness.tsx";
import { NotesPage } from "./NotesPage.tsx";
import { campaignTheme } from "./theme.ts";

// On a busy machine an element can take longer than the default second to appear.
configure({ asyncUtilTimeout: 30_000 });
blockNavigation();

/** Adds the site's global styles to every story, with the toolbar's preferences applied. */
const withGlobalStyles: Decorator = (Story, { globals }) => {
  const preferences = preferencesOf(globals);
  emulateMedia(preferences);
  // The key remounts the story after a change: some components read the theme only once.
  return (
    <StyleSheetManager disableCSSOMInjection key={JSON.stringify(preferences)}>
      <GlobalStyle />
      <ToolbarTheme value={themeOf(globals)}>
        <PageContext value={BUNDLED}>
          <Story />
        </PageContext>
      </ToolbarTheme>
    </StyleSheetManager>
  );
};

const preview: Preview = {
  decorators: [withGlobalStyles],
  globalTypes: TOOLBAR_MENUS,
  initialGlobals: DEFAULT_GLOBALS,
  tags: ["autodocs"],
  beforeEach: ({ parameters }) => mockFetch((parameters.server ?? {}) as MockServer),
  afterEach: assertNoUnexpectedRequests,
  parameters: {
    layout: "fullscreen",
    viewport: { options: VIEWPORTS },
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
