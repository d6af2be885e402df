import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { buildStale } from "../../site/tools/build.mjs";
import { ATTRIBUTE_NAMES, propertyOf } from "../../widget/attributes.ts";
import { EVENT_TYPES } from "../../widget/domain/element-events.ts";
import { VERSION } from "../../widget/domain/version.ts";
import { BUILD } from "../servers/server-process.ts";
import { ROOT, sourceFiles } from "../source-files.ts";

const BUILT = join(BUILD, "package");

/** A project that installs only the package as it would be published. */
let project: string;

function npm(folder: string, ...args: string[]): string {
  return execFileSync("npm", args, { cwd: folder, encoding: "utf8", stdio: "pipe" });
}

beforeAll(async () => {
  await buildStale("package");
  project = mkdtempSync(join(tmpdir(), "bia-package-"));
  const [report] = z
    .array(z.object({ filename: z.string() }))
    .parse(JSON.parse(npm(BUILT, "pack", "--json", "--pack-destination", project)));
  if (report === undefined) throw new Error("npm packed nothing");
  const tarball = join(project, report.filename);
  writeFileSync(join(project, "package.json"), '{ "type": "module", "private": true }');
  npm(project, "install", "--offline", "--no-audit", "--no-fund", tarball);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Returns the compiler's errors for a file of that project, with the package's declarations checked. */
function complaints(name: string, text: string, options: ts.CompilerOptions): string[] {
  const file = join(project, name);
  writeFileSync(file, text);
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipDefaultLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    types: [],
    ...options,
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

/** The element as a page of scripts uses it. */
const PLAIN = `
import "bia-contact-td/define";
import { createElementClass, VERSION } from "bia-contact-td";

const element = document.createElement("bia-contact-td");
element.apiBase = "https://campaign.example";
element.provider = null;
// @ts-expect-error it takes a text or nothing
element.partner = 5;
element.addEventListener("bia-lookup", ({ detail }) => {
  const found: number = detail.count;
  // @ts-expect-error no event names a person
  detail.name;
  console.log(found, VERSION);
});
export const badge: HTMLElementTagNameMap["bia-letter-count"] = document.createElement("div");
customElements.define("my-contact-td", createElementClass("https://campaign.example"));
`;

describe("the package", () => {
  it("leaves publint nothing to say", async () => {
    const { messages, pkg } = await publint({ pkgDir: BUILT, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it("can be imported on a server, where it defines nothing and says that a class needs a browser", () => {
    const program = `
      await import("bia-contact-td/define");
      await import("bia-contact-td/letter-count");
      const { VERSION, LETTER, createElementClass } = await import("bia-contact-td");
      console.log(VERSION, typeof LETTER.subject, typeof customElements);
      try { createElementClass("https://campaign.example"); } catch (error) { console.log(error.message); }`;
    const options = { cwd: project, encoding: "utf8" } as const;
    const output = execFileSync(process.execPath, ["--input-type=module", "-e", program], options);
    expect(output).toMatch(/^\S+ string undefined\ncreateElementClass\(\) needs a browser/);
    expect(output).toContain(VERSION);
  });

  const { ESNext, NodeNext } = ts.ModuleKind;
  const { Bundler, Node10, NodeNext: Node } = ts.ModuleResolutionKind;
  it.each<[string, ts.CompilerOptions]>([
    ["bundlers", { module: ESNext, moduleResolution: Bundler }],
    ["Node", { module: NodeNext, moduleResolution: Node }],
    ["older tools", { module: ESNext, moduleResolution: Node10, ignoreDeprecations: "6.0" }],
  ])("is typed for a page without a framework, by the module resolution of %s", (_, options) => {
    expect(complaints("plain.ts", PLAIN, options)).toEqual([]);
  });

  it("is typed for JSX of React 19 and for Vue's templates", () => {
    const modules = join(project, "node_modules");
    mkdirSync(join(modules, "@types"), { recursive: true });
    for (const name of ["@types/react", "csstype", "react", "vue", "@vue"]) {
      symlinkSync(join(ROOT, "node_modules", name), join(modules, name));
    }
    const text = `
import "bia-contact-td/define";
import type { GlobalComponents } from "vue";

export const page = (
  <bia-contact-td
    api-base="https://campaign.example"
    provider="outlook"
    theme="auto"
    lang="en"
    ref={(element) => element?.setAttribute("partner", "a-gallery")}
    onbia-sent={({ detail }) => detail.count.toFixed()}
  >
    <a href="https://campaign.example/">Contact your TD</a>
  </bia-contact-td>
);
export const badge = <bia-letter-count api-base="https://campaign.example" partner="a-gallery" />;
// @ts-expect-error there is no such provider
export const wrong = <bia-contact-td provider="hotmail" />;

type Props = InstanceType<GlobalComponents["bia-contact-td"]>["$props"];
export const props: Props = { partner: "a-gallery", onBiaSent: ({ detail }) => detail.count };
// @ts-expect-error there is no such theme
export const none: Props = { theme: "red" };
`;
    const node = {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      jsx: ts.JsxEmit.ReactJSX,
      // React's own declarations are not checked.
      skipLibCheck: true,
    };
    expect(complaints("page.tsx", text, node)).toEqual([]);
  });
});

describe("the custom elements manifest", () => {
  const Described = z.array(z.object({ name: z.string(), description: z.string().min(10) }));
  const Declaration = z.object({
    tagName: z.string(),
    attributes: Described,
    members: Described.default([]),
    events: Described.default([]),
    cssProperties: Described,
    cssParts: Described,
  });
  const Manifest = z.object({
    modules: z.array(z.object({ declarations: z.tuple([Declaration]) })),
  });

  const namesIn = (form: RegExp) =>
    new Set(
      sourceFiles(["widget"], /\.tsx?$/)
        .filter((file) => file !== "widget/element.tsx")
        .flatMap((file) => [...readFileSync(join(ROOT, file), "utf8").matchAll(form)])
        .map(([, name = ""]) => name),
    );

  it("lists every attribute, property, event, part and custom property", () => {
    const text = readFileSync(join(BUILT, "custom-elements.json"), "utf8");
    const { modules } = Manifest.parse(JSON.parse(text));
    const [element, badge] = modules.map(({ declarations }) => declarations[0]);
    expect([element?.tagName, badge?.tagName]).toEqual(["bia-contact-td", "bia-letter-count"]);
    const names = (list: { name: string }[] = []) => list.map(({ name }) => name).sort();
    expect(names(element?.attributes)).toEqual([...ATTRIBUTE_NAMES].sort());
    const properties = ATTRIBUTE_NAMES.map(propertyOf);
    expect(names(element?.members)).toEqual(properties.filter((name) => name !== "lang").sort());
    expect(names(element?.events)).toEqual([...EVENT_TYPES].sort());
    expect(names(element?.cssParts)).toEqual([...namesIn(/\bpart="([a-z]+)"/g)].sort());
    expect(names(element?.cssProperties)).toEqual([...namesIn(/(--bia-[a-z-]+)/g)].sort());
  });
});

/** The headings of a built file of licences: 'preact - 11.2.0 (MIT)'. */
function licencesIn(folder: string): string[] {
  const text = readFileSync(join(BUILD, folder, "third-party-licences.txt"), "utf8");
  return [...text.matchAll(/^## (.+)$/gm)].map(([, name = ""]) => name);
}

describe("the third-party licences", () => {
  it("of the embed files name every bundled library and the icons", () => {
    const names = licencesIn("widget").join("\n");
    for (const name of ["preact", "styled-components", "stylis", "zustand", "@r2wc/core", "lucide"])
      expect(names).toContain(name);
  });

  it("of the site name its libraries and every font", () => {
    const names = licencesIn("site/public").join("\n").toLowerCase();
    for (const name of ["react-dom", "styled-components", "lucide"]) expect(names).toContain(name);
    const fonts = readdirSync(join(ROOT, "site/style/fonts")).filter((file) => /woff2$/.test(file));
    expect(fonts.length).toBeGreaterThan(2);
    for (const file of fonts) {
      const family = file
        .replace(/(?:-display|-italic)?(?:-others)?\.woff2$/, "")
        .replaceAll("-", " ");
      expect(names).toContain(`${family} (font)`);
    }
  });
});
