import { describe, expect, it } from "vitest";
import { parseCommittee, parseCommitteeList } from "../../../../api/tds/source/committees.ts";

const unreadable = (detail: string) => ({ ok: false, failure: { code: "unreadable", detail } });

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
const EMAIL = "sean@oireachtas.ie";
const linkTo = (href: string, email = EMAIL, constituency = "Clare") =>
  `<div class="member_box"><a class="committee_member_link" href="${href}" data-email="${email}" data-constituency="${constituency}">x</a></div>`;
const path = `/en/members/member/${encodeURIComponent(CODE)}`;

/** Parses a membership page with these links. Returns its addresses by member code. */
function parsePage(...links: string[]) {
  const parsed = parseCommittee(`<html>${links.join("")}</html>`);
  return parsed.ok ? [...parsed.value] : parsed;
}

describe("the membership page of a committee", () => {
  it.each([
    ["a slash at the end", `${path}/`, CODE],
    ["no slash at the end", path, CODE],
    ["decomposed fadas", `/en/members/member/${encodeURIComponent(CODE.normalize("NFD"))}/`, CODE],
    ["nothing encoded", "/en/members/member/Ann.D.1/", "Ann.D.1"],
  ])("gives the address of a TD whose link has %s", (_what, href, code) => {
    expect(parsePage(linkTo(href))).toEqual([[code, { email: EMAIL, dropped: [] }]]);
  });

  it.each([
    ["a senator", linkTo(`${path}/`, EMAIL, "no")],
    ["another host", linkTo(`https://other.example${path}/`)],
    ["a page below the profile", linkTo(`${path}/debates/`)],
    ["the list of members", linkTo("/en/members/member/")],
    ["a code that cannot be decoded", linkTo("/en/members/member/%E0%A4%A/")],
  ])("ignores a link to %s", (_what, link) => {
    expect(parsePage(link)).toEqual([]);
  });

  it.each([
    [` ${EMAIL}\n`, { email: EMAIL, dropped: [] }],
    ["javascript:", { email: null, dropped: ["javascript:"] }],
    ["", { email: null, dropped: [] }],
  ])("reads the published address %j as %j", (published, address) => {
    expect(parsePage(linkTo(`${path}/`, published))).toEqual([[CODE, address]]);
  });

  it("gives no address for a link without one", () => {
    expect(parsePage(linkTo(`${path}/`).replace(/ data-email="[^"]*"/, ""))).toEqual([
      [CODE, { email: null, dropped: [] }],
    ]);
  });

  it.each([
    ["without members", "<html></html>"],
    ["with members outside their boxes", `<html><a href="${path}/">x</a></html>`],
    ["that was cut off", `<html>${linkTo(`${path}/`)}`],
  ])("is a failure for a page %s", (_what, html) => {
    expect(parseCommittee(html)).toEqual(unreadable("no members"));
  });
});
