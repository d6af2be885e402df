import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import * as elementStories from "../../stories/contact-your-td/ContactTd.stories.tsx";
import { LOOKUP_STATES, SENDING_STATES } from "../../stories/support/scenario.ts";
import { ROOT, sourceFiles } from "../source-files.ts";

/** Whole pages and elements, which the journeys show, and what the site is built with. */
const WITHOUT_STORIES =
  /^(?:site\/(?:pages\/[^/]+\/[^/]*Page\.tsx$|tools\/|server\/)|site\/[^/]+\.tsx$|site\/pages\/embed\/Preview\.tsx$|widget\/element\.tsx$)/;

/** Adds the files that a file imports to `found`, and those that they import. */
function addImports(file: string, found: Set<string>): void {
  const source = readFileSync(join(ROOT, file), "utf8");
  for (const [, from = ""] of source.matchAll(/(?:from|import|import\() ?"(\.[^"?]+)/g)) {
    const imported = join(dirname(file), from);
    if (found.has(imported) || !existsSync(join(ROOT, imported))) continue;
    found.add(imported);
    addImports(imported, found);
  }
}

it("every component has a story, or is part of a component that has one", () => {
  const shown = new Set<string>();
  for (const file of sourceFiles(["stories"], /\.stories\.tsx$/)) addImports(file, shown);
  const components = sourceFiles(["widget", "site"], /\.tsx$/);
  expect(components.length).toBeGreaterThan(60);
  expect(components.filter((file) => !shown.has(file) && !WITHOUT_STORIES.test(file))).toEqual([]);
});

it("the whole element has a story for each state of the lookup and of the sending", () => {
  const { default: meta, ...stories } = elementStories;
  const shown = Object.values(stories).map(({ args }) => ({ ...meta.args, ...args }));
  for (const lookup of Object.keys(LOOKUP_STATES)) {
    expect(shown).toContainEqual(expect.objectContaining({ lookup, sending: "idle" }));
  }
  for (const sending of Object.keys(SENDING_STATES)) {
    expect(shown).toContainEqual(expect.objectContaining({ lookup: "found", sending }));
  }
});
