import { describe, expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import { NIGHT_BUSES } from "../../../stories/support/invented-campaign.ts";
import { BUNDLED_CAMPAIGN, parseShownCampaign } from "../../../widget/domain/campaign.ts";
import { publishedText, sharedPage } from "../../../widget/domain/published-text.ts";

const { en } = NIGHT_BUSES.texts;
const reply = (state: string, over: object = {}) => ({
  success: true,
  version: 3,
  state,
  texts: { en: { ...en, ...over } },
});

it.each([
  ["ga", BUNDLED_CAMPAIGN, "https://campaign.example/ga/"],
  ["ga", null, "https://campaign.example/"],
  ["en", BUNDLED_CAMPAIGN, "https://campaign.example/"],
] as const)(
  "a text that is shared in %s, with the Irish texts %o, leads to %s",
  (lang, ga, page) => {
    const shown = { lang, campaignUrl: "https://campaign.example/" };
    expect(sharedPage({ ...BUNDLED_CAMPAIGN, ga }, shown)).toBe(page);
  },
);

describe("the campaign that the element shows", () => {
  it("is the bundled one, whose share text has the campaign's address and two hashtags", () => {
    const { texts } = DEFAULT_CAMPAIGN;
    const inEnglish = { ...DEFAULT_CAMPAIGN, texts: { en: texts.en } };
    const { letter } = texts.en;
    const later = { letter, reply: inEnglish };
    expect(parseShownCampaign(inEnglish)).toEqual({ ...BUNDLED_CAMPAIGN, ...later });
    expect(BUNDLED_CAMPAIGN.caption).toContain("{page}");
    expect(BUNDLED_CAMPAIGN.caption.match(/#\w+/g)).toHaveLength(2);
  });

  it.each([
    ["live", {}, null],
    ["paused", { paused: "Back soon", next: "Wait" }, ["Back soon"]],
    ["won", { achieved: "It runs", next: "Thank them", paused: "No" }, ["It runs", "Thank them"]],
    ["closed", { achieved: "It is over" }, ["It is over"]],
    ["a state of a newer server", {}, []],
  ])("in the state %s with %j says %j", (state, texts, shownInstead) => {
    const { name, nameInText, letter, caption, goOn } = en;
    const campaign = { name, nameInText, letter, caption, goOn, shownInstead };
    const value = reply(state, texts);
    expect(parseShownCampaign(value)).toEqual({ ...campaign, ga: null, colours: {}, reply: value });
  });

  it("has a text that few files show in the reply alone, and none of another shape", () => {
    const campaign = parseShownCampaign(reply("live")) ?? BUNDLED_CAMPAIGN;
    expect(publishedText(campaign, "en", "beginnings")).toBe(en.beginnings);
    expect(publishedText(campaign, "ga", "call")).toBeNull();
    const odd = { ...campaign, reply: reply("live", { call: 7 }) };
    expect(publishedText(odd, "en", "call")).toBeNull();
  });

  it("has the campaign's own colours by role, and none of another shape", () => {
    const { urgent, link, highlight } = NIGHT_BUSES.facts.colours ?? {};
    const colours = (facts: unknown) => parseShownCampaign({ ...reply("live"), facts })?.colours;
    expect(colours(NIGHT_BUSES.facts)).toEqual({ urgent, link, marigold: highlight });
    const bad = { light: "#123456", dark: "red;}*{display:none" };
    expect(colours({ colours: { urgent, link: bad, highlight: "#123456" } })).toEqual({ urgent });
  });

  it("has its Irish texts beside the English ones, also those of its state", () => {
    const { ga } = DEFAULT_CAMPAIGN.texts;
    const texts = { en: { ...en, paused: "Back soon" }, ga: { ...ga, paused: "Ar ais go luath" } };
    const campaign = parseShownCampaign({ ...reply("paused"), texts });
    expect(campaign).toMatchObject({ letter: en.letter, shownInstead: ["Back soon"] });
    expect(campaign?.ga).toMatchObject({ letter: ga?.letter, shownInstead: ["Ar ais go luath"] });
    const odd = parseShownCampaign({ ...reply("live"), texts: { en, ga: { name: "Busanna" } } });
    expect(odd).toMatchObject({ letter: en.letter, ga: null });
  });

  it("is the light child while it is a draft", () => {
    expect(parseShownCampaign({ success: true, state: "draft" })?.shownInstead).toEqual([]);
  });

  it.each([
    null,
    reply("live", { letter: { subject: 1, body: "x" } }),
    reply("live", { caption: null }),
    { ...reply("live"), state: 7 },
  ])("is not %j", (value) => {
    expect(parseShownCampaign(value)).toBeNull();
  });
});
