import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { ROOT, sourceFiles } from "./source-files.ts";

const ROOMS = [".github", "api", "site", "stories", "tests", "widget"];
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const { scripts: SCRIPTS } = JSON.parse(read("package.json"));
const FILES = sourceFiles(ROOMS, /./);
const DOCUMENTS = ["README.md", ...FILES.filter((path) => path.endsWith(".md"))];

/** A path that begins with a room's name, in a sentence, a comment or a command. */
const ROOM_PATH = /(?<![\w./@<-])(?:\.github|api|site|stories|tests|widget)\/[\w.@/-]*/g;
/** A path or a file's name between backticks; one with `<`, `*` or `…` stands for several. */
const QUOTED = /`([\w@-][\w.@-]*(?:\/[\w.@-]*)*)`/g;
const CODE_FILE = /\.(?:tsx?|mjs|sql|md)$/;

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([all, group = all]) => group);
const exists = (path: string) => existsSync(join(ROOT, path.replace(/\.$/, "")));

/** Whether a folder or file of the project has this path, or a path that ends with it. */
const isPartOfPath = (name: string) =>
  FILES.some((path) =>
    name.endsWith("/") ? `/${path}`.includes(`/${name}`) : `/${path}`.endsWith(`/${name}`),
  );

/** The addresses of a document's headings and other anchors. */
function anchorsOf(text: string): string[] {
  const headings = matches(text, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, "")
      .replaceAll(" ", "-"),
  );
  return [...headings, ...matches(text, /<a id="([^"]+)">/g)];
}

it.each(DOCUMENTS)("every path and every command of npm that %s names exists", (document) => {
  const text = read(document);
  const commands = matches(text, /npm run (?:-s )?([\w:]+)/g);
  expect(commands.filter((name) => !(name in SCRIPTS))).toEqual([]);
  const quoted = matches(text, QUOTED).filter(
    (name) => CODE_FILE.test(name) || /^[\w-]+\/(?:.*\/)?$/.test(name),
  );
  expect(matches(text, ROOM_PATH).filter((path) => !exists(path))).toEqual([]);
  expect(quoted.filter((name) => !isPartOfPath(name))).toEqual([]);
});

it.each(DOCUMENTS)(
  "every link of %s inside the project leads to a file and a heading",
  (document) => {
    const targets = matches(read(document), /(?:\]\(|src=")(?!\w+:)([^)"\s]+)/g);
    const broken = targets.filter((target) => {
      const [path = "", anchor] = target.split("#");
      const file = path === "" ? document : join(dirname(document), path);
      const hasAnchor = () => anchor === undefined || anchorsOf(read(file)).includes(anchor);
      return !(existsSync(join(ROOT, file)) && hasAnchor());
    });
    expect(broken).toEqual([]);
  },
);

it("every folder and file of code that a comment or a message names exists", () => {
  const sources = FILES.filter((path) => /\.(?:tsx?|mjs|cjs|css|html|sql|yaml|sh)$/.test(path));
  const broken = sources.flatMap((source) =>
    matches(read(source), ROOM_PATH)
      .filter((path) => /(?:\/|\.(?:tsx?|mjs|sql|md))\.?$/.test(path) && !exists(path))
      .map((path) => `${source}: ${path}`),
  );
  expect(broken).toEqual([]);
});
