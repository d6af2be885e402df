import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { BUILD } from "../servers/built-programs.ts";
import { ROOT } from "../source-files.ts";

/** The headings of a built file of licences: 'preact - 11.2.0 (MIT)'. */
function named(folder: string): string[] {
  const text = readFileSync(join(BUILD, folder, "third-party-licences.txt"), "utf8");
  return [...text.matchAll(/^## (.+)$/gm)].map(([, name = ""]) => name);
}

describe("the third-party licences", () => {
  it("of the embed files name every bundled library and the icons", () => {
    const names = named("widget").join("\n");
    for (const name of ["preact", "styled-components", "stylis", "zustand", "@r2wc/core", "lucide"])
      expect(names).toContain(name);
  });

  it("of the site name its libraries and every font", () => {
    const names = named("site/public").join("\n").toLowerCase();
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
