import { describe, expect, it } from "vitest";
import { parseConstituencies } from "../../../../api/tds/source/constituencies.ts";

const unreadable = (detail: unknown) => ({ ok: false, failure: { code: "unreadable", detail } });

describe("the list of constituencies", () => {
  const entries = ["Mayo", "Dún Laoghaire".normalize("NFD"), " Clare\n", "Mayo", " "].map(
    (showAs) => ({
      constituencyOrPanel: { showAs, representCode: "x" },
    }),
  );

  it.each([
    ["today", entries],
    ["before 2026", { house: { constituenciesOrPanels: entries } }],
  ])("is parsed in the shape of %s", (_when, results) => {
    expect(parseConstituencies(JSON.stringify({ results }))).toEqual({
      ok: true,
      value: ["Clare", "Dún Laoghaire", "Mayo"],
    });
  });

  it.each([
    ['{"results":[]}', "no constituencies"],
    ['{"results":[{"constituencyOrPanel":{"showAs":" "}}]}', "no constituencies"],
    ['{"results":{"house":{"constituenciesOrPanels":[]}}}', "no constituencies"],
    ["[]", expect.stringMatching(/^top level: /)],
    ["no", "not JSON"],
  ])("is a failure with a reason when it is empty or not a list: %s", (text, detail) => {
    expect(parseConstituencies(text)).toEqual(unreadable(detail));
  });
});
