import { describe, expect, it } from "vitest";
import { parseCampaign } from "../../../../api/contract/campaign/campaign.ts";
import { exampleFacts, parsePublication } from "../../../../api/contract/campaign/campaign-api.ts";
import { SURROUNDINGS } from "../../../../api/contract/campaign/colours.ts";
import { contrastRatio } from "../../../../api/contract/campaign/contrast.ts";
import { DEFAULT_CAMPAIGN } from "../../../../api/contract/campaign/default-campaign.ts";
import { followUpRoom, letterRoom } from "../../../../api/contract/campaign/letter-room.ts";
import { CONSTITUENCIES, currentConstituencies } from "../../../../api/contract/constituencies.ts";
import { fail, ok } from "../../../../api/contract/result.ts";
import { pastSentences } from "../../../../api/grammar/dates.ts";
import { bundledTds } from "../../../../api/tds/population/td-store.ts";
import { campaignWith } from "../../../../stories/support/invented-campaign.ts";
import { composeLinks, maxLengthOf } from "../../../../widget/domain/providers.ts";
import { COLOURS } from "../../../../widget/theme/tokens.ts";

/** Returns the bundled campaign with one field replaced, or removed when `value` is undefined. */
function changed(path: string, value: unknown): unknown {
  const names = path.split(".");
  const last = names.pop() ?? "";
  const copy: Record<string, unknown> = structuredClone(DEFAULT_CAMPAIGN);
  let parent = copy;
  for (const name of names) parent = parent[name] as Record<string, unknown>;
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

describe("a campaign", () => {
  it("is the bundled one, which starts the action counter at 2650", () => {
    expect(parseCampaign(DEFAULT_CAMPAIGN)).toEqual(ok(DEFAULT_CAMPAIGN));
    expect(DEFAULT_CAMPAIGN.facts.actionsBaseline).toBe(2650);
  });

  it.each([
    ["urgent", "#D42E15", "#803020", "dark", "contrast-page"],
    ["highlight", "#F6B417", "#7A5A00", "dark", "contrast-dark-text"],
    ["ground", "#C0C0FF", "#2331A8", "light", "contrast-light-text"],
    ["link", "#2B3FE0", "red;}*{display:none", "dark", "colour"],
    ["link", "#2B3FE0", undefined, "dark", "missing"],
  ])("whose %s is %s and %s is refused in %s: %s", (name, light, dark, theme, code) => {
    const field = `facts.colours.${name}.${theme}`;
    expect(parseCampaign(changed("facts.colours", { [name]: { light, dark } }))).toEqual(
      fail([{ field, code }]),
    );
  });

  it("has its colours checked against each other, not against the usual ones that they replace", () => {
    const ground = { light: "#0C3038", dark: "#0C3038" };
    const highlight = { light: "#8FA0A0", dark: "#8FA0A0" };
    expect(parseCampaign(changed("facts.colours", { ground, highlight })).ok).toBe(true);
    expect(parseCampaign(changed("facts.colours", { highlight })).ok).toBe(false);
  });

  it("has its colours checked against the tokens of the pages", () => {
    const { page, darkText, lightText, highlight, ground } = SURROUNDINGS;
    expect(page).toEqual({ light: COLOURS.paper.light, dark: COLOURS.paperRaised.dark });
    expect(darkText).toEqual(COLOURS.onMarigold);
    expect(lightText).toEqual(COLOURS.onDark);
    expect(highlight).toEqual(COLOURS.marigold);
    expect(ground).toEqual(COLOURS.blueGround);
    // Of the two papers and the text on a button, the other one stands out more.
    for (const [theme, other] of [
      ["light", COLOURS.paperRaised.light],
      ["dark", COLOURS.paper.dark],
    ] as const) {
      const usual = COLOURS.link[theme];
      const least = contrastRatio(usual, page[theme]);
      expect(contrastRatio(usual, other)).toBeGreaterThan(least);
      expect(contrastRatio(usual, COLOURS.onLink[theme])).toBeGreaterThan(least);
      expect(contrastRatio(usual, COLOURS.onUrgent[theme])).toBeGreaterThan(least);
    }
  });

  const long = `${"A".repeat(1_900)}\n`;
  it.each([
    ["a link that runs a script", "facts.surveyUrl", "javascript:alert(1)", "link"],
    ["HTML in a text", "texts.en.lead", "Ask <b>now</b>", "html"],
    ["a line break in the subject", "texts.en.letter.subject", "A\nBcc: b@c.ie", "control"],
    ["a text that reverses what follows", "texts.en.name", "Basic \u202e Income", "control"],
    ["a blank text", "texts.en.organisation", "   ", "empty"],
    ["a missing text", "texts.en.shareText", undefined, "missing"],
    ["an unknown field", "facts.colour", "red", "unknown"],
    ["a text beyond its limit", "texts.en.shortName", "B".repeat(31), "too-long"],
    ["a salutation without a name", "texts.en.letter.salutationToOne", "Dear Deputy,", "name"],
    ["a caption without the address", "texts.en.caption", "I wrote to my TDs", "page"],
    ["an address that is not one", "facts.contactAddress", "a@b.ie,c@d.ie", "email"],
    ["a second letter without the day", "texts.ga.followUp", "Dear TD,\n", "first-date"],
    ["a day that there is not", "facts.urgentUntil", "2026-02-30", "date"],
    ["a letter too long for every link", "texts.en.letter.body", long, "letter-too-long"],
    ["a newer format", "format", 2, "newer-format"],
  ])("with %s is refused by field and reason", (_, field, value, code) => {
    expect(parseCampaign(changed(field, value))).toMatchObject(fail([{ field, code }]));
  });

  it.each([
    ["paused", ["paused"]],
    ["closed", ["achieved", "next"]],
  ] as const)("that is %s says %j", (state, names) => {
    expect(parseCampaign(campaignWith({ state }))).toEqual(
      fail(names.map((name) => ({ field: `texts.en.${name}`, code: "state-text" }))),
    );
  });

  const VOTE = {
    date: "2026-07-08",
    subject: "The Arts",
    for: "ta",
    url: "https://www.oireachtas.ie/en/debates/vote/dail/34/2026-07-08/147/",
  };
  it("that has a vote twice, by its address in either language, is refused at the second", () => {
    const parsed = (url: string) =>
      parseCampaign(changed("record", { votes: { 1: VOTE, 2: { ...VOTE, url } } }));
    for (const url of [VOTE.url, VOTE.url.replace("/en/", "/ga/")])
      expect(parsed(url)).toEqual(fail([{ field: "record.votes.2.url", code: "vote-twice" }]));
    expect(parsed(VOTE.url.replace("147", "148")).ok).toBe(true);
  });

  it("with a member on two sides of a vote is refused at the second side", () => {
    const sides = {
      ta: "Ann.D.1\nNóirín.D.2\nAnn.D.1",
      nil: "Bob.D.3",
      staon: " No\u0301iri\u0301n.D.2 ",
    };
    expect(parseCampaign(changed("record", { votes: { 7: { ...VOTE, ...sides } } }))).toEqual(
      fail([{ field: "record.votes.7.staon", code: "two-sides" }]),
    );
  });
});

it("a publication needs an author and a note besides a valid campaign, and names all that is wrong", () => {
  const signed = { campaign: DEFAULT_CAMPAIGN, author: "Máire", note: "The vote\nis on" };
  expect(parsePublication(signed)).toEqual(ok(signed));
  expect(parsePublication({ campaign: changed("state", "over"), note: " " })).toEqual(
    fail([
      { field: "state", code: "type" },
      { field: "author", code: "missing" },
      { field: "note", code: "empty" },
    ]),
  );
});

describe("the room for a letter", () => {
  const largest = CONSTITUENCIES.map((name) =>
    bundledTds()
      .filter(({ constituency }) => currentConstituencies(name).some((now) => now === constituency))
      .map(({ email }) => email),
  ).sort((a, b) => b.join().length - a.join().length);
  const linksOf = (letter: { subject: string; body: string }) =>
    largest.flatMap((recipients) =>
      composeLinks({ ...letter, recipients, provider: "gmail" }, "android"),
    );

  it("is left by the bundled letters, the second one with the longest date", () => {
    for (const text of Object.values(DEFAULT_CAMPAIGN.texts)) {
      const { letter, followUp } = text ?? DEFAULT_CAMPAIGN.texts.en;
      expect(letterRoom(letter)).toBeGreaterThanOrEqual(0);
      expect(followUpRoom({ subject: letter.subject, followUp })).toBeGreaterThan(500);
    }
  });

  it.each(["A", "\n", "é", "– "])("holds in every link when it is filled with %j", (sign) => {
    const { subject } = DEFAULT_CAMPAIGN.texts.en.letter;
    let body = sign;
    while (letterRoom({ subject, body: body + sign }) >= 0) body += sign;
    const links = linksOf({ subject, body });
    for (const { kind, href } of links) {
      expect(href.length, kind).toBeLessThanOrEqual(maxLengthOf(kind, "desktop"));
    }
    // The estimate wastes little: the longest link comes close to the limit.
    const mailto = links.filter(({ kind }) => kind !== "gmail" && kind !== "gmail-app");
    expect(Math.max(...mailto.map(({ href }) => href.length))).toBeGreaterThan(1_980);
  });
});

const NOVEMBER = new Date("2026-11-23T12:00:00Z");

it.each([
  ["It runs to February 2026. It stays.", ["It runs to February 2026."]],
  ["Cuireadh 6 mhí leis, go Feabhra 2026. Fan.", ["Cuireadh 6 mhí leis, go Feabhra 2026."]],
  ["i nDeireadh Fómhair 2026", ["i nDeireadh Fómhair 2026"]],
  // Budget 2027 was announced in October 2026.
  ["i gCáinaisnéis 2027", ["i gCáinaisnéis 2027"]],
  // The present month has not passed; a text without a month or a Budget's year is no date.
  ["until November 2026", []],
  ["for the Budget, which may 20 pass", []],
])("%j in November 2026", (text, past) => {
  expect(pastSentences({ body: text }, NOVEMBER)).toEqual(past);
});

it("the bundled campaign names no month and no Budget that can pass", () => {
  expect(pastSentences(DEFAULT_CAMPAIGN.texts, new Date("2126-01-01"))).toEqual([]);
});

it("facts with a reserved domain or the word example are examples, and others are not", () => {
  const real = { url: "https://www.oireachtas.ie/", name: "Counterexamples Press" };
  const examples = { link: "https://arts.example/privacy", builder: { name: "Example Studio" } };
  expect(exampleFacts({ ...real, ...examples })).toEqual(["link", "builder.name"]);
});
