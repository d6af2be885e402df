import { describe, expect, it } from "vitest";
import { linesOf, snippet } from "../../../site/embed/embed-code.ts";
import { LOOK_IDS } from "../../../site/embed/look-presets.ts";
import { parsePin } from "../../../site/embed/pin.ts";
import { changed, UNSET } from "../../../site/embed/settings.ts";

const ORIGIN = "https://campaign.example";
const PIN = {
  version: "1.2.3",
  path: "bia-contact-td.full-0A1B2C3D.js",
  integrity: `sha384-${"A".repeat(64)}`,
  weight: 70_000,
};

describe("the snippet", () => {
  it("is the loader and the tag with its link, as short as it can be", () => {
    expect(snippet(ORIGIN, { ...UNSET, partner: "my-gallery" }, null)).toBe(
      `<script type="module" src="https://campaign.example/embed/v1/bia-contact-td.js"></script>
<bia-contact-td partner="my-gallery">
  <a href="https://campaign.example/">Contact your TD about the Basic Income for the Arts</a>
</bia-contact-td>`,
    );
  });

  it("pins the whole element, by its own name and hash", () => {
    const [script] = snippet(ORIGIN, UNSET, PIN).split("\n");
    expect(script).toBe(
      `<script type="module" src="https://campaign.example/embed/v1/${PIN.path}" integrity="${PIN.integrity}" crossorigin></script>`,
    );
  });

  it("holds nothing of a partner id that is none", () => {
    const wrong = snippet(ORIGIN, { ...UNSET, partner: '"><script>alert(1)</script>' }, null);
    expect(wrong).toBe(snippet(ORIGIN, UNSET, null));
  });

  it("escapes whatever it is made of", () => {
    const forged = { ...UNSET, constituency: '"><b>' as "Clare" };
    const lines = snippet('https://x/"<&', forged, { ...PIN, path: '"><i>' });
    expect(lines).toContain('constituency="&quot;&gt;&lt;b&gt;"');
    expect(lines).toContain('href="https://x/&quot;&lt;&amp;/"');
    expect(lines).not.toMatch(/<[bi]>/);
  });

  it("carries the rules of a look, and of a colour set over it", () => {
    const loud = changed(UNSET, { look: "festival" });
    expect(snippet(ORIGIN, loud, null)).toMatch(
      /<style>\nbia-contact-td \{ --bia-accent: #c3005f; .*\}\nbia-contact-td::part\(send\) \{ .*\}\n<\/style>$/,
    );
    const own = snippet(ORIGIN, changed(loud, { accent: "#0000aa" }), null);
    expect(own).toContain("--bia-accent: #0000aa;");
    expect(own).not.toContain("--bia-accent: #c3005f");
  });

  it.each(LOOK_IDS)("says the theme that %s is made for", (look) => {
    const { theme } = changed(UNSET, { look });
    const lines = snippet(ORIGIN, changed(UNSET, { look }), null);
    expect(lines.includes('theme="dark"')).toBe(theme === "dark");
  });
});

describe("the lines of a snippet", () => {
  it("are the snippet, cut", () => {
    const code = snippet(ORIGIN, changed(UNSET, { look: "theatre" }), PIN);
    const joined = linesOf(code).map(({ runs }) => runs.map(({ text }) => text).join(""));
    expect(joined.join("\n")).toBe(code);
  });

  it("mark the values", () => {
    const marked = linesOf('<a b="c">d</a>\ni { e: "f", g; h: j; }')
      .flatMap(({ runs }) => runs)
      .filter((run) => run.marked);
    expect(marked.map(({ text }) => text)).toEqual(['"c"', '"f", g', "j"]);
  });
});

describe("the pin", () => {
  const FILE = { path: PIN.path, integrity: PIN.integrity, brotli: PIN.weight };
  const manifest = (file: object, version = PIN.version) => ({
    version,
    files: { "bia-contact-td.js": { path: "other.js" }, "bia-contact-td.full.js": file },
  });

  it("is read out of the manifest: the whole element's file, not the loader's", () => {
    const { path, integrity } = PIN;
    expect(parsePin(manifest({ path, integrity, bytes: 200_000, brotli: 70_000 }))).toEqual(PIN);
  });

  it.each([
    ["no manifest", null],
    ["a page", "<html>"],
    ["another version", manifest(FILE, "<b>")],
    ["a path that leads elsewhere", manifest({ ...FILE, path: "../x.js" })],
    ["a path that is markup", manifest({ ...FILE, path: '"><b>.js' })],
    ["a hash that is none", manifest({ ...FILE, integrity: 'sha384-"' })],
    ["a weight that is none", manifest({ ...FILE, brotli: "70" })],
    ["no such file", { version: "1.2.3", files: {} }],
  ])("is not read out of %s", (_, answer) => {
    expect(parsePin(answer)).toBeNull();
  });
});
