import "../../site/style/fonts.css";
import { DocsContext, Title } from "@storybook/addon-docs/blocks";
import type { Preview } from "@storybook/react-vite";
import { useContext } from "react";
import { action } from "storybook/actions";
import { configure } from "storybook/test";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { PageContext, shownPage } from "../../site/document/shown-page.ts";
import { GlobalStyle } from "../../site/style/GlobalStyle.ts";
import { assertNoUnexpectedRequests, type MockServer, mockFetch } from "../support/mock-server.ts";

/** The campaign and language of the stories, unless a story says otherwise. */
const BUNDLED = shownPage(DEFAULT_CAMPAIGN, "en");

/** Storybook's docs page, whose own links keep working, and the stories inside it. */
const DOCS_PAGE = ".sbdocs";
const STORY = ".sb-story";

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
          "Parts",
          "Contact your TD",
          ["The whole element", "Picker", "*"],
          "Site",
          "Story",
        ],
      },
    },
  },
};

export default preview;

/** Blocks what would leave Storybook, links, forms and windows, and logs it in the Actions panel. */
function blockNavigation(): void {
  window.open = (href) => {
    action("open a window")(String(href));
    // Callers check that they got a window, and clear its opener.
    return { opener: null } as Window;
  };
  document.addEventListener("click", (event) => {
    const [target] = event.composedPath();
    if (!(target instanceof Element) || event.defaultPrevented) return;
    if (target.closest(DOCS_PAGE) && !target.closest(STORY)) return;
    const link = target.closest<HTMLAnchorElement>("a[href]");
    if (link === null) return;
    const href = link.getAttribute("href") ?? "";
    if (link.target === "_top") return;
    event.preventDefault();
    // Storybook's pages have a base URL, so even fragment links would leave the page.
    if (href.startsWith("#")) document.getElementById(href.slice(1))?.scrollIntoView();
    else action("follow a link")(link.href);
  });
  document.addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    action("send a form")((event.target as HTMLFormElement).action);
  });
}

/** The Notes page of a component: its purpose, and links: dialogs of stories would open over each other. */
function NotesPage() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      <p>{stories[0]?.parameters.note}</p>
      <ul>
        {stories.map(({ id, name, parameters }) => (
          <li key={id}>
            <a href={`?path=/story/${id}`} target="_top">
              {name}
            </a>
            {parameters.docs?.description?.story ? ` ${parameters.docs.description.story}` : ""}
          </li>
        ))}
      </ul>
    </>
  );
}
