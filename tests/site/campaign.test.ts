import { describe, expect, it } from "vitest";
import { CAMPAIGN, exampleFacts } from "../../site/campaign.ts";

describe("the campaign's facts", () => {
  it.each([
    ["a reserved top-level domain", { url: "https://arts.example/privacy" }, ["url"]],
    ["a reserved second-level domain", { url: "https://example.org/" }, ["url"]],
    ["an address on one", { contact: "hello@arts.example" }, ["contact"]],
    ["a name that says so", { builder: { name: "Example Studio" } }, ["builder.name"]],
    ["a real domain", { url: "https://www.oireachtas.ie/" }, []],
    ["a word that merely contains it", { name: "Counterexamples Press" }, []],
    ["a figure", { baseline: 2650 }, []],
  ])("%s is told from a known fact", (_, facts, names) => {
    expect(exampleFacts(facts)).toEqual(names);
  });

  it("count actions up from the specification's baseline", () => {
    expect(CAMPAIGN.actionsBaseline).toBe(2650);
  });

  it("lead only to secure addresses", () => {
    const { privacyPolicyUrl, profileUrl, surveyUrl, builder } = CAMPAIGN;
    for (const url of [privacyPolicyUrl, profileUrl, surveyUrl, builder.url]) {
      expect(new URL(url).protocol).toBe("https:");
    }
  });
});
