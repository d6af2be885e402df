import { brotliCompressSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PICTURES } from "../../../site/story/art/pictures.tsx";
import { SCENES } from "../../../site/story/scenes.ts";

const drawn = PICTURES.map((Picture) => renderToStaticMarkup(createElement(Picture)));

describe("the story's pictures", () => {
  it("are one for each scene", () => {
    expect(drawn).toHaveLength(SCENES.length);
    expect(new Set(drawn).size).toBe(SCENES.length);
  });

  it("weigh less than 220 kB together as they are sent", () => {
    expect(brotliCompressSync(drawn.join("")).length).toBeLessThan(220_000);
  });

  it("can stand on one page: no id is used twice, and each screen they fill with is theirs", () => {
    const ids = drawn.flatMap((svg) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const svg of drawn) {
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(` id="${id}"`);
    }
  });
});

describe.each(drawn.map((svg, scene) => ({ scene, svg })))(
  "the picture of scene $scene",
  ({ svg }) => {
    it("is decoration to whoever does not see it: the words tell the story", () => {
      expect(svg).toMatch(/^<svg[^>]* aria-hidden="true"/);
    });

    it("has the blackbird or his light in it", () => {
      expect(svg).toMatch(/M-84-2C-60-30|M-64 28C-48 8/);
    });

    it("holds no style of its own that the page's policy would refuse", () => {
      expect(svg).not.toMatch(/\sstyle="/);
    });
  },
);
