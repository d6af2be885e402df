import "../../site/kit/fonts.css";
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { GlobalStyle } from "../../site/kit/GlobalStyle.ts";
import { PageContext } from "../../site/shown-page.ts";
import { BUNDLED } from "../support/bundled-campaign.ts";
import { assertNoUnexpectedRequests, type MockServer, mockFetch } from "../support/mock-server.ts";
import { blockNavigation } from "./block-navigation.ts";
import { NotesPage } from "./NotesPage.tsx";

// On a busy machine an element can take longer than the default second to appear.
configure({ asyncUtilTimeout: 30_000 });
blockNavigation();

const preview: Preview = {
  decorators: [
    (Story) => (
      <PageContext value={BUNDLED}>
        <GlobalStyle />
        {/* The pages' parts ask for its width, as for that of a page's main content. */}
        <div style={{ containerType: "inline-size" }}>
          <Story />
        </div>
      </PageContext>
    ),
  ],
  tags: ["autodocs"],
  beforeEach: ({ parameters }) => mockFetch((parameters.server ?? {}) as MockServer),
  afterEach: assertNoUnexpectedRequests,
  parameters: {
    layout: "fullscreen",
    viewport: {
      options: {
        w320: { name: "320 · small phone", styles: { width: "320px", height: "640px" } },
        w390: { name: "390 · phone", styles: { width: "390px", height: "844px" } },
        w768: { name: "768 · tablet", styles: { width: "768px", height: "1024px" } },
        w1440: { name: "1440 · desktop", styles: { width: "1440px", height: "900px" } },
      },
    },
    controls: { expanded: true },
    docs: { page: NotesPage },
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
