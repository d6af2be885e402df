import { describe, expect, it } from "vitest";
import { readParameters } from "../../../widget/frame/parameters.ts";

function read(query: string) {
  const warnings: string[] = [];
  return { ...readParameters(query, (message) => warnings.push(message)), warnings };
}

describe("the address of the frame edition", () => {
  it("sets the element's attributes, which the element validates", () => {
    const query =
      "partner=my-gallery&provider=outlook&written-on=2026-11-02&written-to=Cathal+Crowe&constituency=Clare&place=Ennis&theme=dark&lang=ga";
    const attributes = Object.fromEntries(new URLSearchParams(query));
    expect(read(`?${query}&partner=two`)).toEqual({ attributes, styles: {}, warnings: [] });
  });

  it.each([
    ["accent", "C3005F", "#c3005f"],
    ["ink", "#2a0a5c", "#2a0a5c"],
    ["focus", "000000", "#000000"],
    ["radius", "14", "14px"],
    ["font", '"Trebuchet MS", Verdana', '"Trebuchet MS", Verdana'],
  ])("sets the custom property %s to the first valid %s", (name, value, css) => {
    const { styles, warnings } = read(`?${new URLSearchParams({ [name]: value })}&${name}=1`);
    expect([styles, warnings]).toEqual([{ [name]: css }, []]);
  });

  it.each(["api-base=https://evil.example/", "onclick=alert(1)", "__proto__=x", "accent="])(
    "ignores '%s' without a word",
    (query) => {
      expect(read(`?${query}`)).toEqual({ attributes: {}, styles: {}, warnings: [] });
    },
  );

  it.each([
    ["accent", "red"],
    ["ink", "url(https://evil.example/)"],
    ["paper", "000000;background:url(//evil.example)"],
    ["focus", "var(--x)"],
    ["radius", "calc(1px)"],
    ["font", "a;}html{display:none"],
    ["font", "a".repeat(101)],
    ["font-display", "</style><script>"],
  ])("ignores %s=%s with a short warning", (name, value) => {
    const { styles, warnings } = read(`?${new URLSearchParams({ [name]: value })}`);
    expect(styles).toEqual({});
    expect(warnings).toEqual([expect.stringMatching(`^${name}=".{1,100}" is ignored: expected `)]);
  });
});
