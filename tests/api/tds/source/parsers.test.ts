import { describe, expect, it } from "vitest";
import { parseConstituencies } from "../../../../api/tds/source/constituencies.ts";
import { parseMembers, parseProfile } from "../../../../api/tds/source/members.ts";
import { profilePage } from "../../../oireachtas/pages.mjs";

const unreadable = (detail: unknown) => ({ ok: false, failure: { code: "unreadable", detail } });

const house = (no: string | number, code = "dail") => ({ houseNo: no, houseCode: code });
const represents = (showAs: string) => [{ represent: { representType: "constituency", showAs } }];
const party = (showAs: string, end: string | null = null) => ({
  party: { showAs, dateRange: { end } },
});
const membership = (over = {}) => ({
  membership: {
    dateRange: { start: "2024-11-29", end: null },
    house: house("34"),
    represents: represents("Clare"),
    parties: [party("Independent")],
    ...over,
  },
});
const listOf = (memberships: unknown[], fullName = "Ann Able", total = 1) =>
  JSON.stringify({
    head: { counts: { memberCount: total, resultCount: total } },
    results: [{ member: { memberCode: "Ann-'A'-Áble.D.2024-11-29", fullName, memberships } }],
  });

function sitting(text: string) {
  const parsed = parseMembers(text);
  if (!parsed.ok) throw new Error(parsed.failure.detail);
  return parsed.value.sitting;
}

describe("the list of members", () => {
  it("gives code, name, party and constituency as they are published", () => {
    expect(sitting(listOf([membership()]))).toEqual([
      {
        code: "Ann-'A'-Áble.D.2024-11-29",
        name: "Ann Able",
        party: "Independent",
        constituency: "Clare",
      },
    ]);
  });

  it("omits a former member, and counts their row", () => {
    const left = membership({ dateRange: { start: "2024-11-29", end: "2025-11-21" } });
    expect(parseMembers(listOf([left], "Ann Able", 3))).toEqual({
      ok: true,
      value: { sitting: [], rows: 1, total: 3 },
    });
  });

  it("takes the party without an end date, not the first party", () => {
    const parties = [
      party("Social Democrats", "2024-12-10"),
      party("Independent", "2025-07-01"),
      party("Social Democrats and more"),
    ];
    expect(sitting(listOf([membership({ parties })]))[0]?.party).toBe("Social Democrats and more");
  });

  it.each([[[]], [null], [undefined], [[party("Gone", "2025-01-01")]]])(
    "has no party when no membership of a party is current (%j)",
    (parties) => {
      expect(sitting(listOf([membership({ parties })]))[0]?.party).toBeNull();
    },
  );

  it("finds the membership of this Dáil among others, with its number as text or as a number", () => {
    const memberships = [
      membership({ house: house("34", "seanad"), represents: represents("A panel") }),
      membership({ house: house("33"), represents: represents("Tipperary") }),
      membership({ house: house(34), represents: represents("Tipperary North") }),
    ];
    expect(sitting(listOf(memberships))[0]?.constituency).toBe("Tipperary North");
  });

  it("takes the constituency of a membership that represents something else as well", () => {
    const panel = { represent: { representType: "panel", showAs: "A panel" } };
    const clare = { represent: { representType: "constituency", showAs: "Clare" } };
    for (const both of [
      [panel, clare],
      [clare, panel],
    ]) {
      expect(sitting(listOf([membership({ represents: both })]))[0]?.constituency).toBe("Clare");
    }
  });

  it.each([null, undefined])("takes a constituency whose type is %s", (representType) => {
    const clare = [{ represent: { representType, showAs: "Clare" } }];
    expect(sitting(listOf([membership({ represents: clare })]))[0]?.constituency).toBe("Clare");
  });

  it.each([
    ["<b>Ann</b>\n Able", "<b>Ann</b> Able"],
    [" \tAnn Able\u0007\n", "Ann Able"],
    ["Áine Able".normalize("NFD"), "Áine Able"],
  ])("gives the name %j as the plain text %j on one line", (published, name) => {
    expect(sitting(listOf([membership()], published))[0]?.name).toBe(name);
  });

  it.each([
    ["<html>blocked</html>", "not JSON"],
    ['{"message":"Service Unavailable"}', expect.stringMatching(/^head: /)],
    ["{}", expect.stringMatching(/^head: /)],
    ["null", expect.stringMatching(/^top level: /)],
    [listOf([membership({ represents: [] })]), expect.stringMatching(/has no constituency$/)],
    [
      listOf([membership(), membership({ house: { houseNo: 34 } })]),
      expect.stringMatching(/^results\.0\.member\.memberships\.1\.membership\.house\.houseCode: /),
    ],
    [listOf([membership()]).slice(0, -20), "not JSON"],
  ])("is a failure with a reason when it has another shape: %s", (text, detail) => {
    expect(parseMembers(text)).toEqual(unreadable(detail));
  });
});

describe("a member with a text that is not plain", () => {
  it.each([
    ["empty", " \n", "Ann-'A'-Áble.D.2024-11-29"],
    ["of 10 kB", "Ann ".repeat(2_500), `${"Ann ".repeat(25)}… (9999 characters)`],
    ["with a lone surrogate", "Ann \ud800", "Ann \\u{d800}"],
    ["with a bidi override", "Ann \u202eelbA", "Ann \\u{202e}elbA"],
    ["with a zero-width space", "An\u200bn", "An\\u{200b}n"],
    ["with a byte order mark", "\ufeffAnn \u2066A", "Ann \\u{2066}A"],
  ])("has a visible name when it is %s", (_what, fullName, name) => {
    expect(sitting(listOf([membership()], fullName))).toEqual([
      {
        ...{ code: "Ann-'A'-Áble.D.2024-11-29", name, party: null, constituency: "Clare" },
        unreadable: "The published name is not plain text",
      },
    ]);
  });
});

describe("the list of constituencies", () => {
  const entries = ["Mayo", "Dún Laoghaire".normalize("NFD"), " Clare\n", "Mayo"].map((showAs) => ({
    constituencyOrPanel: { showAs, representCode: "x" },
  }));

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
    ['{"results":{"house":{"constituenciesOrPanels":[]}}}', "no constituencies"],
    ["[]", expect.stringMatching(/^top level: /)],
    ["no", "not JSON"],
  ])("is a failure with a reason when it is empty or not a list: %s", (text, detail) => {
    expect(parseConstituencies(text)).toEqual(unreadable(detail));
  });
});

const EMAIL = '<div class="c-member-about__email">';
const addressOf = (contact: string) => parseProfile(profilePage("Ann Able", contact));
const link = (href: string) => `${EMAIL}<a href="${href}">x</a></div>`;

describe("a profile page", () => {
  it.each([
    ["a link", link("mailto:ann.able@oireachtas.ie")],
    ["a link in capitals, with a subject", link(" MAILTO:ann.able@oireachtas.ie?subject=Hi")],
    ["an encoded link", link("mailto:ann.able%40oireachtas.ie")],
    ["a link with spaces", link("mailto:%20ann.able@oireachtas.ie%20")],
    ["bare text", `${EMAIL}\n  ann.able@oireachtas.ie \n</div>`],
    ["bare text with a label", `${EMAIL}Email: ann.able@oireachtas.ie</div>`],
    ["bare text with another label", `${EMAIL}\n  E-mail : ann.able@oireachtas.ie</div>`],
    [
      "a link after a link without an address",
      `${EMAIL}<a href="">x</a>${link("mailto:ann.able@oireachtas.ie")}</div>`,
    ],
  ])("gives the address of %s", (_form, contact) => {
    expect(addressOf(contact)).toEqual({
      ok: true,
      value: { email: "ann.able@oireachtas.ie", dropped: [] },
    });
  });

  it("gives the parliament's address when there are several", () => {
    const two = link("mailto:minister@housing.gov.ie") + link("mailto:ann.able@oireachtas.ie");
    expect(addressOf(two)).toMatchObject({ value: { email: "ann.able@oireachtas.ie" } });
  });

  it("does not take a domain that contains the parliament's for the parliament's", () => {
    const two = link("mailto:a@oireachtas.ie.example") + link("mailto:ann.able@OIREACHTAS.IE");
    expect(addressOf(two)).toMatchObject({ value: { email: "ann.able@OIREACHTAS.IE" } });
  });

  it("gives an address of another domain when it is the only one", () => {
    expect(addressOf(link("mailto:cormac@cormacdevlin.ie"))).toMatchObject({
      value: { email: "cormac@cormacdevlin.ie" },
    });
  });

  it("gives no address when the contact block has none", () => {
    expect(addressOf("")).toEqual({ ok: true, value: { email: null, dropped: [] } });
  });

  it.each([
    ["javascript:alert(1)", "javascript:alert(1)"],
    ["mailto:ann able@oireachtas.ie", "ann able@oireachtas.ie"],
    ["mailto:ann@able@oireachtas.ie", "ann@able@oireachtas.ie"],
    ["mailto:a@b.ie,c@d.ie", "a@b.ie,c@d.ie"],
    ["mailto:a@b.ie%0D%0ABcc:c@d.ie", "a@b.ie\\u{d}\\u{a}Bcc:c@d.ie"],
    ["mailto:&lt;b&gt;a@b.ie", "<b>a@b.ie"],
    ["mailto:%E0%A4%A", "%E0%A4%A"],
    ["mailto: %E0%A4%A", "%E0%A4%A"],
    ["x-mailto:ann.able@oireachtas.ie", "x-mailto:ann.able@oireachtas.ie"],
  ])("drops %s, and reports it", (href, dropped) => {
    expect(addressOf(link(href))).toEqual({ ok: true, value: { email: null, dropped: [dropped] } });
  });

  it("ignores the text of a link that is not a mailto link", () => {
    const contact = `${EMAIL}<a href="javascript:x">ann.able@oireachtas.ie</a></div>`;
    expect(addressOf(contact)).toMatchObject({ value: { email: null } });
  });

  it("drops bare text that is more than an address and its label, and reports it", () => {
    const text = "Former email: ann.able@oireachtas.ie";
    expect(addressOf(`${EMAIL}${text}</div>`)).toEqual({
      ok: true,
      value: { email: null, dropped: [text] },
    });
  });

  it("is a failure when the response is another page", () => {
    expect(parseProfile("<html><body>Checking your browser</body></html>")).toEqual(
      unreadable("no contact block"),
    );
  });

  it.each([0.1, 0.5, 0.9])("is a failure when only a share of %d of it arrived", (share) => {
    const whole = profilePage("Ann Able", link("mailto:ann.able@oireachtas.ie"));
    const cut = whole.slice(0, whole.length * share);
    expect(parseProfile(cut)).toEqual(unreadable("incomplete page"));
  });

  it.each(["</html>", "</HTML>", "</html\n>\n<!-- served by 3 -->"])(
    "is complete with the end tag %j",
    (endTag) => {
      const page = profilePage("Ann Able", link("mailto:ann.able@oireachtas.ie"));
      expect(parseProfile(page.replace("</html>", endTag))).toMatchObject({ ok: true });
    },
  );

  it.each(["</htmlx>", "</html"])("is incomplete with %j instead of the end tag", (text) => {
    const page = profilePage("Ann Able", link("mailto:ann.able@oireachtas.ie"));
    expect(parseProfile(page.replace("</html>", text))).toEqual(unreadable("incomplete page"));
  });

  it("is incomplete when it quotes an end tag and is cut off later", () => {
    const page = profilePage("Ann Able", "<script>'</html>'</script>", 10_000);
    const cut = page.slice(0, -100);
    expect(parseProfile(cut)).toEqual(unreadable("incomplete page"));
  });
});
