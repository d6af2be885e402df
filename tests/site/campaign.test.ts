import { describe, expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { exampleFacts } from "../../api/contract/campaign/out-of-date.ts";

describe("the facts of the campaign", () => {
  it.each([
    ["a reserved top-level domain", { url: "https://arts.example/privacy" }, ["url"]],
    ["a reserved second-level domain", { url: "https://example.org/" }, ["url"]],
    ["an email address on a reserved domain", { contact: "hello@arts.example" }, ["contact"]],
    ["a name with the word example", { builder: { name: "Example Studio" } }, ["builder.name"]],
    ["a real domain", { url: "https://www.oireachtas.ie/" }, []],
    ["a word that contains example", { name: "Counterexamples Press" }, []],
    ["a number", { baseline: 2650 }, []],
  ])("%s is recognised as an example or as a real fact", (_, facts, names) => {
    expect(exampleFacts(facts)).toEqual(names);
  });

  it("contain only https links", () => {
    const { privacyPolicyUrl, profileUrl, surveyUrl, builder } = DEFAULT_CAMPAIGN.facts;
    for (const url of [privacyPolicyUrl, profileUrl, surveyUrl, builder.url]) {
      expect(new URL(url).protocol).toBe("https:");
    }
  });
});
