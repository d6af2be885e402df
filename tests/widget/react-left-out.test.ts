import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { leaveOut } from "../../widget/react-left-out.mjs";
import { ROOT } from "../source-files.ts";

const REACT_DOM = readFileSync(
  join(ROOT, "node_modules/react-dom/cjs/react-dom-client.production.js"),
  "utf8",
);

describe("what is left out of React", () => {
  it("is there in the React that is installed, and makes it smaller by a tenth or more", () => {
    const left = leaveOut(REACT_DOM, "19.3.1");
    expect(left.length).toBeLessThan(REACT_DOM.length * 0.9);
    expect(() => new Function("exports", "require", left)).not.toThrow();
  });

  it("ends the build with another React", () => {
    expect(() => leaveOut(REACT_DOM, "19.4.0")).toThrow(
      "react-dom is 19.4.0, not 19.3.1: look through widget/react-left-out.mjs",
    );
  });

  it("ends the build where a function is not as it was", () => {
    const renamed = REACT_DOM.replace("function startViewTransition(", "function start(");
    expect(() => leaveOut(renamed, "19.3.1")).toThrow("react-dom has no startViewTransition");
    const elsewhere = REACT_DOM.replace("var hydrationParentFiber", "let hydrationParentFiber");
    expect(() => leaveOut(elsewhere, "19.3.1")).toThrow("react-dom hydrates anew");
  });
});
