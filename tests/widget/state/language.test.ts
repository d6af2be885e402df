import { describe, expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import { parseShownCampaign } from "../../../widget/domain/campaign.ts";
import { letterOf } from "../../../widget/sending/second-letter.ts";
import { letterLanguageOf } from "../../../widget/state/results-wording.ts";
import { setUp } from "./store-set-up.ts";

describe("the language of the element", () => {
  it("is English at once, and Irish once its texts are there", async () => {
    const store = setUp();
    const languageShown = store.setLanguage("ga");
    expect(store.state().settings.lang).toBe("en");
    await languageShown;
    expect(store.state().settings.lang).toBe("ga");
    expect(store.state().files.irish?.resultsGa.sent.close).toBe("Dún");
    void store.setLanguage("en");
    expect(store.state().settings.lang).toBe("en");
  });

  it("stays English where the Irish texts cannot be loaded, and a later change tries again", async () => {
    const store = setUp();
    store.conditions.missing.add("irish");
    await store.setLanguage("ga");
    expect(store.state().settings.lang).toBe("en");
    store.conditions.missing.clear();
    await store.setLanguage("ga");
    expect(store.state().settings.lang).toBe("ga");
  });

  it("is the last one that was asked for, however long the texts take", async () => {
    const store = setUp();
    const irish = store.setLanguage("ga");
    await store.setLanguage("en");
    await irish;
    expect(store.state().settings.lang).toBe("en");
  });
});

describe("the language of the letter", () => {
  it("is that of the element until the supporter chooses, and then stays", async () => {
    const { en, ga } = DEFAULT_CAMPAIGN.texts;
    const store = setUp();
    store.conditions.campaign = parseShownCampaign(DEFAULT_CAMPAIGN);
    store.ready();
    await expect.poll(() => store.state().campaign.ga).not.toBeNull();
    const letter = () => letterOf(store.state(), []);
    expect(letter()).toEqual(en.letter);
    await store.setLanguage("ga");
    expect(letter()).toEqual(ga?.letter);
    store.setLetterLanguage("en");
    expect(letter()).toEqual(en.letter);
    store.setLetterLanguage("ga");
    await store.setLanguage("en");
    expect(letter()).toEqual(ga?.letter);
  });

  it("needs the Irish texts where it is Irish, for the beginnings of a paragraph", async () => {
    const store = setUp();
    store.setLetterLanguage("en");
    expect(store.loaded).toEqual([]);
    store.setLetterLanguage("ga");
    expect(store.loaded).toEqual(["irish"]);
  });

  it("is English where the campaign has no Irish letter", async () => {
    const store = setUp();
    await store.setLanguage("ga");
    expect(letterLanguageOf(store.state())).toBe("en");
  });
});
