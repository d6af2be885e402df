/** The JSON and HTML of the fake Oireachtas, in the formats of the real one. */

/** Members who left this Dáil during its term. */
const DEPARTED_MEMBERS = [
  { name: "Catherine Connolly", constituency: "Galway West", end: "2025-10-25" },
  { name: "Paschal Donohoe", constituency: "Dublin Central", end: "2025-11-21" },
];

/**
 * Returns one page of the member list of the open-data API, departed members included.
 * @param {import("./fake-oireachtas.mjs").PublishedTd[]} tds
 * @param {URLSearchParams} query
 */
export function membersJson(tds, query) {
  const house = (/** @type {string} */ no, code = "dail") => ({
    houseNo: no,
    houseCode: code,
    chamberType: "house",
    showAs: code === "dail" ? `${no}th Dáil` : `${no}th Seanad`,
  });
  const range = (/** @type {string} */ start, /** @type {string | null} */ end = null) => ({
    dateRange: { start, end },
  });
  const member = (/** @type {string} */ code, /** @type {string} */ name, memberships = [{}]) => ({
    member: {
      memberCode: code,
      fullName: name,
      showAs: name,
      gender: "",
      image: false,
      memberships,
    },
  });
  const constituencyOf = (/** @type {string} */ name) => [
    {
      represent: {
        representCode: name.replaceAll(" ", "-"),
        representType: "constituency",
        showAs: name,
      },
    },
  ];
  const sitting = tds.map(({ name, party, constituency, memberCode }) => {
    const parties = [{ party: { showAs: party, ...range("2024-11-29") } }];
    if (name === "Eoin Hayes") {
      parties.unshift(
        { party: { showAs: party, ...range("2024-11-29", "2024-12-10") } },
        { party: { showAs: "Independent", ...range("2024-12-10", "2025-07-01") } },
      );
    }
    const current = {
      ...range("2024-11-29"),
      house: house("34"),
      represents: constituencyOf(constituency),
      parties,
    };
    const previous = {
      ...range("2020-02-08", "2024-11-08"),
      house: house("33"),
      represents: constituencyOf("Tipperary"),
      parties: [],
    };
    // The API lists several memberships in no particular order.
    const memberships = memberCode.endsWith("2024-11-29") ? [current] : [previous, current];
    return member(
      memberCode,
      name,
      memberships.map((membership) => ({ membership })),
    );
  });
  const departed = DEPARTED_MEMBERS.map(({ name, constituency, end }) =>
    member(`${name.replace(" ", "-")}.D.2016-10-03`, name, [
      {
        membership: {
          ...range("2024-11-29", end),
          house: house("34"),
          represents: constituencyOf(constituency),
          parties: [{ party: { showAs: "Independent", ...range("2024-11-29", end) } }],
        },
      },
    ]),
  );
  const all = [...sitting, ...departed].reverse();
  const skip = Number(query.get("skip") ?? 0);
  const limit = Number(query.get("limit") ?? 50);
  return {
    head: { counts: { memberCount: all.length, resultCount: all.length } },
    results: all.slice(skip, skip + limit),
  };
}

/**
 * Returns a profile page with `contact` as the HTML of its contact block.
 * @param {string} name
 * @param {string} contact
 * @param {number} [bytes] approximate size of the filler text
 */
export function profilePage(name, contact, bytes = 0) {
  const filler = `<p>${"Spoke in the Dáil. ".repeat(Math.ceil(bytes / 20))}</p>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(name)}</title></head><body>
<header><a href="mailto:info@oireachtas.ie">Contact us</a></header>
<h1>${escapeHtml(name)}</h1>
<div class="c-member-about__contact-details -short">
${contact}
</div>
<div class="c-member-about__contact-details"><a href="/en/committees/34/a/">A committee</a></div>
${filler}
</body></html>
`;
}

/** Phone numbers as pages have them; a few are odd, and many members have none. */
const PHONES = [
  "",
  "(01) 618 3000",
  "+353 1 618 3000",
  "(01) 618 3000 / 087 123 4567",
  "not a number",
];
const OFFICES = ["", "Leinster House,<br>Kildare Street,<br>Dublin 2", "2 Main Street<br>Ennis"];

/**
 * Returns the phone number and the office of a contact block: the same for a member wherever they
 * stand in the list.
 * @param {string} name
 * @param {boolean} isOlderLayout
 */
function officeHtml(name, isOlderLayout) {
  const sum = [...name].reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
  const phone = PHONES[sum % PHONES.length];
  const office = OFFICES[sum % OFFICES.length];
  const numbers = isOlderLayout
    ? `<ul class="c-member-about__phone-numbers"><li>\n ${phone}</li><li>(01) 000 0000</li></ul>`
    : `<div class="c-member-about__phone"><a href="tel:${phone}">${phone}</a></div>`;
  const address = `<div class="c-member-about__address"><span class="c-member-about__item-value">${office}</span></div>`;
  return (phone ? numbers : "") + (office ? address : "");
}

/**
 * Returns the profile page of a TD: every tenth in the older layout, one with two addresses.
 * @param {import("./fake-oireachtas.mjs").PublishedTd} td
 * @param {number} index
 */
export function profileHtml({ name, email }, index) {
  const bytes = 4_000;
  const block = (/** @type {string} */ inside) =>
    `<div class="c-member-about__email">${inside}</div>`;
  const link = (/** @type {string} */ address) =>
    block(`<a href="mailto:${escapeHtml(address)}">${escapeHtml(address)}</a>`);
  if (email === null) return profilePage(name, "", bytes);
  const otherAddress = name === "James Browne" ? link("minister@housing.gov.ie") : "";
  // The older layout has plain text instead of a link.
  const ownAddress = index % 10 === 3 ? block(`\n  ${escapeHtml(email)}\n`) : link(email);
  const office = officeHtml(name, index % 10 === 3);
  return profilePage(name, office + otherAddress + ownAddress, bytes);
}

/** Returns the list of committees: two of this Dáil and an old one. */
export function committeeListHtml() {
  return `<!doctype html><html><body><div class="active-committees">
<a href="/en/committees/34/a/">A</a> <a href="/en/committees/34/b/">B</a>
</div><a href="/en/committees/33/old/">Old</a></body></html>`;
}

/**
 * Returns the membership page of one of the two committees. Every fourth TD is in neither.
 * @param {import("./fake-oireachtas.mjs").PublishedTd[]} tds
 * @param {boolean} isFirst
 */
export function committeeHtml(tds, isFirst) {
  const boxes = tds
    .filter((_td, index) => index % 4 !== 3 && (index % 2 === 0) === isFirst)
    .map(
      ({ memberCode, email, constituency }) =>
        `<div class="member_box"><a class="committee_member_link" href="/en/members/member/${encodeURIComponent(memberCode)}/" data-email="${escapeHtml(email ?? "")}" data-constituency="${escapeHtml(constituency)}">x</a></div>`,
    );
  boxes.push(
    '<div class="member_box"><a class="committee_member_link" href="/en/members/member/A-Senator.S.2020-06-29/" data-email="a.senator@oireachtas.ie" data-constituency="no">x</a></div>',
  );
  return `<!doctype html><html><body>${boxes.join("\n")}</body></html>`;
}

/** @param {string} text */
function escapeHtml(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
