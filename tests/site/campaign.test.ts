import { describe, expect, it } from "vitest";
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
});
