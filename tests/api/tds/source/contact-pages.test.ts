import { describe, expect, it } from "vitest";
import {
  parseCommittee,
  parseCommitteeList,
  parseProfile,
} from "../../../../api/tds/source/contact-pages.ts";
import { profilePage } from "../../../oireachtas/pages.mjs";

const unreadable = (detail: unknown) => ({ ok: false, failure: { code: "unreadable", detail } });

const EMAIL = '<div class="c-member-about__email">';
const addressOf = (contact: string) => parseProfile(profilePage("Ann Able", contact));
const NO_OFFICE = { phone: null, office: null };
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
      value: { email: "ann.able@oireachtas.ie", dropped: [], ...NO_OFFICE },
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
    expect(addressOf("")).toEqual({ ok: true, value: { email: null, dropped: [], ...NO_OFFICE } });
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
    expect(addressOf(link(href))).toEqual({
      ok: true,
      value: { email: null, dropped: [dropped], ...NO_OFFICE },
    });
  });

  it("ignores the text of a link that is not a mailto link", () => {
    const contact = `${EMAIL}<a href="javascript:x">ann.able@oireachtas.ie</a></div>`;
    expect(addressOf(contact)).toMatchObject({ value: { email: null } });
  });

  it("drops bare text that is more than an address and its label, and reports it", () => {
    const text = "Former email: ann.able@oireachtas.ie";
    expect(addressOf(`${EMAIL}${text}</div>`)).toEqual({
      ok: true,
      value: { email: null, dropped: [text], ...NO_OFFICE },
    });
  });

  const phones = (...numbers: string[]) =>
    `<div class="c-member-about__phone">${numbers.map((number) => `<a href="tel:x">${number}</a>`).join("")}</div>`;
  const olderPhones = (...numbers: string[]) =>
    `<ul class="c-member-about__phone-numbers">${numbers.map((number) => `<li>${number}</li>`).join("")}</ul>`;
  it.each([
    ["a link", phones("(01) 618 3000"), "(01) 618 3000"],
    ["several links", phones("\n (01) 618 3000 ", "087 123 4567"), "(01) 618 3000"],
    ["an empty link and another", phones(" ", "087 123 4567"), "087 123 4567"],
    ["a link with several", phones("(01) 618 3000 / 087 123 4567"), "(01) 618 3000"],
    ["the older layout", olderPhones("(01) 618\n3000", "087 123 4567"), "(01) 618 3000"],
    ["a text that is no number", phones("not a number"), "not a number"],
    ["markup and control characters", phones("<b>(01)</b> 618\u0007\u202e 3000"), "(01) 618 3000"],
    ["a text of 10 kB", phones("0".repeat(10_000)), "0".repeat(200)],
    ["a part without a link", '<div class="c-member-about__phone">Phone</div>', null],
    ["a link that is no phone's", '<p class="c-member-about__phone"><a href="/">1</a></p>', null],
  ])("gives the first phone number of %s", (_form, contact, phone) => {
    expect(addressOf(contact)).toMatchObject({ ok: true, value: { phone, office: null } });
  });

  it.each([
    [
      "one line",
      "Leinster House, Kildare Street, Dublin 2",
      "Leinster House, Kildare Street, Dublin 2",
    ],
    [
      "breaks",
      " Leinster House,<br>\n Kildare Street<br/>Dublin 2",
      "Leinster House, Kildare Street, Dublin 2",
    ],
    ["paragraphs", "<p>2 Main Street</p><p>Ennis</p>", "2 Main Street, Ennis"],
    ["bare lines", "2 Main Street\nEnnis\u0000\n", "2 Main Street, Ennis"],
    ["nothing", " , ", null],
    ["10 kB", "A".repeat(10_000), "A".repeat(200)],
  ])("gives the office of %s on one line with commas", (_form, text, office) => {
    const contact = `<div class="c-member-about__address"><h3>Office</h3><span class="c-member-about__item-value">${text}</span></div>`;
    expect(addressOf(contact)).toMatchObject({ ok: true, value: { phone: null, office } });
  });

  it("is a failure when the response is another page", () => {
    expect(parseProfile("<html><body>Checking your browser</body></html>")).toEqual(
      unreadable("no contact block"),
    );
  });

  const whole = profilePage("Ann Able", link("mailto:ann.able@oireachtas.ie"));
  it.each(["</html>", "</HTML>", "</html\n>\n<!-- served by 3 -->"])(
    "is complete with the end tag %j",
    (endTag) => {
      expect(parseProfile(whole.replace("</html>", endTag))).toMatchObject({ ok: true });
    },
  );

  const quoting = profilePage("Ann Able", "<script>'</html>'</script>", 10_000);
  it.each([
    ["only a half of it arrived", whole.slice(0, whole.length / 2)],
    ["its end tag is another one", whole.replace("</html>", "</htmlx>")],
    ["its end tag is cut off", whole.replace("</html>", "</html")],
    ["it quotes an end tag and is cut off later", quoting.slice(0, -100)],
  ])("is a failure when %s", (_what, page) => {
    expect(parseProfile(page)).toEqual(unreadable("incomplete page"));
  });
});

const list = (...hrefs: string[]) =>
  `<html><div class="active-committees">${hrefs.map((href) => `<a href="${href}">x</a>`).join(" ")}</div></html>`;

describe("the list of committees", () => {
  it("gives the membership page of each committee once", () => {
    expect(
      parseCommitteeList(
        list(
          "/en/committees/34/arts/",
          "/en/committees/34/arts/membership/",
          "/en/committees/34/public-accounts_2",
        ),
      ),
    ).toEqual({
      ok: true,
      value: [
        "/en/committees/34/arts/membership/",
        "/en/committees/34/public-accounts_2/membership/",
      ],
    });
  });

  it.each([
    ["of an earlier Dáil", list("/en/committees/33/arts/")],
    ["without the name of a committee", list("/en/committees/34/", "/en/committees/34/?page=2")],
    ["outside the active committees", '<html><a href="/en/committees/34/arts/">A</a></html>'],
    ["without an address", "<html><div class='active-committees'><a>A</a></div></html>"],
    ["on a page that was cut off", list("/en/committees/34/arts/").slice(0, -7)],
  ])("ignores a link %s, and is a failure without committees", (_what, html) => {
    expect(parseCommitteeList(html)).toEqual(unreadable("no committees"));
  });
});

const CODE = "Seán-'S'-X.D.1";
const SEAN = "sean@oireachtas.ie";
const boxOf = (href: string, email = SEAN, constituency = "Clare") =>
  `<div class="member_box"><a class="committee_member_link" href="${href}" data-email="${email}" data-constituency="${constituency}">x</a></div>`;
const PATH = `/en/members/member/${encodeURIComponent(CODE)}`;

/** Parses a membership page with these links. Returns its addresses by member code. */
function parsePage(...links: string[]) {
  const parsed = parseCommittee(`<html>${links.join("")}</html>`);
  return parsed.ok ? [...parsed.value] : parsed;
}

describe("the membership page of a committee", () => {
  it.each([
    ["a slash at the end", `${PATH}/`, CODE],
    ["no slash at the end", PATH, CODE],
    ["decomposed fadas", `/en/members/member/${encodeURIComponent(CODE.normalize("NFD"))}/`, CODE],
    ["nothing encoded", "/en/members/member/Ann.D.1/", "Ann.D.1"],
  ])("gives the address of a TD whose link has %s", (_what, href, code) => {
    expect(parsePage(boxOf(href))).toEqual([[code, { email: SEAN, dropped: [] }]]);
  });

  it.each([
    ["a senator", boxOf(`${PATH}/`, SEAN, "no")],
    ["another host", boxOf(`https://other.example${PATH}/`)],
    ["a page below the profile", boxOf(`${PATH}/debates/`)],
    ["the list of members", boxOf("/en/members/member/")],
    ["a code that cannot be decoded", boxOf("/en/members/member/%E0%A4%A/")],
  ])("ignores a link to %s", (_what, link) => {
    expect(parsePage(link)).toEqual([]);
  });

  it.each([
    [` ${SEAN}\n`, { email: SEAN, dropped: [] }],
    ["javascript:", { email: null, dropped: ["javascript:"] }],
    ["", { email: null, dropped: [] }],
  ])("reads the published address %j as %j", (published, address) => {
    expect(parsePage(boxOf(`${PATH}/`, published))).toEqual([[CODE, address]]);
  });

  it("gives no address for a link without one", () => {
    expect(parsePage(boxOf(`${PATH}/`).replace(/ data-email="[^"]*"/, ""))).toEqual([
      [CODE, { email: null, dropped: [] }],
    ]);
  });

  it.each([
    ["without members", "<html></html>"],
    ["with members outside their boxes", `<html><a href="${PATH}/">x</a></html>`],
    ["that was cut off", `<html>${boxOf(`${PATH}/`)}`],
  ])("is a failure for a page %s", (_what, html) => {
    expect(parseCommittee(html)).toEqual(unreadable("no members"));
  });
});
