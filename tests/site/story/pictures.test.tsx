import { brotliCompressSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PICTURES } from "../../../site/story/art/pictures.tsx";
import { SCENES } from "../../../site/story/scenes.ts";

const markup = PICTURES.map((Picture) => renderToStaticMarkup(createElement(Picture)));

describe("the story's pictures", () => {
  it("exist once for each scene", () => {
    expect(markup).toHaveLength(SCENES.length);
    expect(new Set(markup).size).toBe(SCENES.length);
  });

  it("have less than 220 kB together when compressed", () => {
    expect(brotliCompressSync(markup.join("")).length).toBeLessThan(220_000);
  });

  it("use unique ids, and refer only to ids of their own", () => {
    const ids = markup.flatMap((svg) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const svg of markup) {
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(` id="${id}"`);
    }
  });
});

describe.each(markup.map((svg, scene) => ({ scene, svg })))(
  "the picture of scene $scene",
  ({ svg }) => {
    it("is hidden from screen readers, as the texts tell the story", () => {
      expect(svg).toMatch(/^<svg[^>]* aria-hidden="true"/);
    });

    it("contains the blackbird", () => {
      expect(svg).toMatch(/M-84-2C-60-30|M-64 28C-48 8/);
    });

    it("has no style attributes, which the content security policy would block", () => {
      expect(svg).not.toMatch(/\sstyle="/);
    });
  },
);
