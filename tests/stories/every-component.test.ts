import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { SCENES } from "../../site/story/scenes.ts";
import * as whole from "../../stories/contact-your-td/ContactTd.stories.tsx";
import { LOOKUPS, SENDINGS } from "../../stories/stage/states.ts";
import * as scenes from "../../stories/story/Scenes.stories.tsx";
import { ROOT, sourceFiles } from "../source-files.ts";

const STORIES = sourceFiles(["stories"], /\.stories\.tsx$/);
const text = (file: string) => readFileSync(join(ROOT, file), "utf8");

/** Where components stand that a designer reviews. */
const REVIEWED = [
  ...["widget/kit", "widget/ui"],
  ...["action", "art", "embed", "kit", "pages", "pilot"].map((part) => `site/${part}`),
  ...["social", "staff", "story", "tds"].map((part) => `site/${part}`),
];

/** Components that are nothing alone, by file or folder, and the one they are reviewed in. */
const SEEN_WITHIN: Record<string, string> = {
  "widget/ui/ThemedContactTd.tsx": "widget/define.ts",
  "site/action/RollingFigure.tsx": "site/action/LiveUpdates.tsx",
  "site/pilot/Flood.tsx": "site/pilot/Works.tsx",
  "site/embed/": "site/pages/EmbedPage.tsx",
  "site/story/art/": "site/story/Scene.tsx",
  "site/story/bar/": "site/story/bar/Bar.tsx",
  "site/tds/": "site/tds/TdsPage.tsx",
};

/** Where a component is reviewed: in a story of its own, or within another. */
function reviewedIn(file: string): string {
  const within = Object.keys(SEEN_WITHIN).find((part) => file.startsWith(part));
  return (within && SEEN_WITHIN[within]) ?? file;
}

const shown = new Set(
  STORIES.flatMap((file) =>
    [...text(file).matchAll(/(?:from|import) "(\.[^"]+)"/g)].map(([, from = ""]) =>
      join(dirname(file), from),
    ),
  ),
);

/** What each story of a file is shown with, beside what all of them are. */
function argsOf({ default: _, ...stories }: Record<string, { args?: object }>) {
  return Object.values(stories).map((story) => (story.args ?? {}) as Record<string, unknown>);
}

describe("every component has a story", () => {
  const components = sourceFiles(REVIEWED, /\.tsx$/);

  test("there are components to look for", () => {
    expect(components.length).toBeGreaterThan(60);
  });

  test.each(components)("%s", (file) => {
    expect([...shown], "no story imports it").toContain(reviewedIn(file));
  });
});

describe("every state has a story", () => {
  const states = argsOf(whole);
  const pairs = Object.keys(LOOKUPS).flatMap((lookup) =>
    // Its question is a dialog over the found TDs: nothing can be chosen anew below it.
    Object.keys(SENDINGS)
      .filter((sending) => sending !== "confirming" || lookup === "found")
      .map((sending) => ({ lookup, sending })),
  );

  test.each(pairs)("a lookup that is $lookup with a letter that is $sending", (pair) => {
    expect(states).toContainEqual(expect.objectContaining(pair));
  });

  test.each(SCENES.map(({ title }, index) => [index, title] as const))(
    "scene %i, %s, in full colour, half way and without",
    (index) => {
      const progress = argsOf(scenes)
        .filter((args) => args.scene === index)
        .map((args) => args.progress);
      expect(progress).toEqual([0, 50, 100]);
    },
  );
});

describe("the sidebar", () => {
  test("holds the five rooms and nothing else", () => {
    const rooms = STORIES.map((file) => /title: "([^/"]+)\//.exec(text(file))?.[1]);
    expect(new Set(rooms)).toEqual(
      new Set(["Foundations", "Kit", "Contact your TD", "Site", "Story"]),
    );
  });

  test.each(STORIES.filter((file) => !file.startsWith("stories/foundations/")))(
    "%s says when to use what",
    (file) => {
      expect(text(file)).toMatch(/description: \{\s*component:\s*"|note\(\s*"/);
    },
  );
});
