import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { scenes } from "../../site/story/scenes.ts";
import { en } from "../../site/story/wording/en.ts";
import * as elementStories from "../../stories/contact-your-td/ContactTd.stories.tsx";
import * as sceneStories from "../../stories/story/Scenes.stories.tsx";
import { LOOKUP_STATES, SENDING_STATES } from "../../stories/support/states.ts";
import { ROOT, sourceFiles } from "../source-files.ts";

const STORY_FILES = sourceFiles(["stories"], /\.stories\.tsx$/);
const readText = (file: string) => readFileSync(join(ROOT, file), "utf8");

/** The folders whose components need a story. */
const COMPONENT_FOLDERS = [
  ...["widget/kit", "widget/ui"],
  ...["action", "art", "embed", "kit", "pages", "pilot"].map((part) => `site/${part}`),
  ...["social", "staff", "story", "tds"].map((part) => `site/${part}`),
];

/** Components, by file or folder, that are shown as part of another component's story. */
const SHOWN_WITHIN: Record<string, string> = {
  "widget/ui/ThemedContactTd.tsx": "widget/define.ts",
  "widget/ui/OptionList.tsx": "widget/ui/Picker.tsx",
  "widget/ui/SegmentedChoice.tsx": "widget/ui/ProviderToggle.tsx",
  "widget/ui/LetterLanguage.tsx": "widget/ui/EmailPreview.tsx",
  "widget/ui/ShareMore.tsx": "widget/ui/SuccessDialog.tsx",
  "widget/ui/SendBar.tsx": "widget/ui/Results.tsx",
  "site/pilot/PanelBackground.tsx": "site/pilot/WorksPicture.tsx",
  "site/staff/admin/ReportTable.tsx": "site/staff/admin/RunResult.tsx",
  "site/staff/admin/ReviewPanel.tsx": "site/pages/AdminPage.tsx",
  "site/staff/campaign/": "site/staff/campaign/CampaignEditor.tsx",
  "site/embed/": "site/pages/EmbedPage.tsx",
  "site/story/art/": "site/story/Scene.tsx",
  "site/story/bar/": "site/story/bar/Bar.tsx",
  "site/tds/": "site/tds/TdsPage.tsx",
};

/** Returns the file that a story must import to show a component: its own or its parent's. */
function shownBy(file: string): string {
  const prefix = Object.keys(SHOWN_WITHIN).find((path) => file.startsWith(path));
  return (prefix && SHOWN_WITHIN[prefix]) ?? file;
}

const importedFiles = new Set(
  STORY_FILES.flatMap((file) =>
    [...readText(file).matchAll(/(?:from|import) "(\.[^"]+)"/g)].map(([, from = ""]) =>
      join(dirname(file), from),
    ),
  ),
);

/** Returns the args of each story in a story module. */
function argsOf({ default: _, ...stories }: Record<string, { args?: object }>) {
  return Object.values(stories).map((story) => (story.args ?? {}) as Record<string, unknown>);
}

describe("every component has a story", () => {
  const components = sourceFiles(COMPONENT_FOLDERS, /\.tsx$/);

  test("the component folders contain components", () => {
    expect(components.length).toBeGreaterThan(60);
  });

  test.each(components)("%s", (file) => {
    expect([...importedFiles], "no story imports it").toContain(shownBy(file));
  });
});

describe("every state has a story", () => {
  const storyArgs = argsOf(elementStories);
  const pairs = Object.keys(LOOKUP_STATES).flatMap((lookup) =>
    // The confirmation is a modal dialog over the found TDs, so the lookup cannot change below it.
    Object.keys(SENDING_STATES)
      .filter((sending) => sending !== "confirming" || lookup === "found")
      .map((sending) => ({ lookup, sending })),
  );

  test.each(pairs)("lookup $lookup with sending $sending", (pair) => {
    expect(storyArgs).toContainEqual(expect.objectContaining(pair));
  });

  test.each(scenes(en).map(({ title }, index) => [index, title] as const))(
    "scene %i, %s, in full colour, half colour and no colour",
    (index) => {
      const progress = argsOf(sceneStories)
        .filter((args) => args.scene === index)
        .map((args) => args.progress);
      expect(progress).toEqual([0, 50, 100]);
    },
  );
});

describe("the sidebar", () => {
  test("has exactly the five sections", () => {
    const sections = STORY_FILES.map((file) => /title: "([^/"]+)\//.exec(readText(file))?.[1]);
    expect(new Set(sections)).toEqual(
      new Set(["Foundations", "Kit", "Contact your TD", "Site", "Story"]),
    );
  });

  test.each(STORY_FILES.filter((file) => !file.startsWith("stories/foundations/")))(
    "%s has a note on its purpose",
    (file) => {
      expect(readText(file)).toMatch(/docsNote\(\s*"/);
    },
  );
});
