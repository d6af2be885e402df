/** A sitting TD as published. */
export type PublishedTd = {
  name: string;
  party: string;
  constituency: string;
  email: string | null;
  memberCode: string;
};

/** Members who left this Dáil during its term. */
const DEPARTED_MEMBERS = [
  { name: "Catherine Connolly", constituency: "Galway West", end: "2025-10-25" },
  { name: "Paschal Donohoe", constituency: "Dublin Central", end: "2025-11-21" },
];

const range = (start: string, end: string | null = null) => ({ dateRange: { start, end } });
const partyOf = (showAs: string, start: string, end: string | null = null) => ({
  party: { showAs, ...range(start, end) },
});
const membershipOf = (houseNo: string, constituency: string, parties: object[], term: object) => ({
  membership: {
    ...term,
    house: { houseNo, houseCode: "dail", chamberType: "house", showAs: `${houseNo}th Dáil` },
    represents: [{ represent: { representType: "constituency", showAs: constituency } }],
    parties,
  },
});
const memberOf = (memberCode: string, fullName: string, memberships: object[]) => ({
  member: { memberCode, fullName, showAs: fullName, gender: "", image: false, memberships },
});

/** Returns the member list of the open-data API, departed members included. */
export function membersJson(tds: readonly PublishedTd[]) {
  const sitting = tds.map(({ name, party, constituency, memberCode }) => {
    const parties = [partyOf(party, "2024-11-29")];
    const current = membershipOf("34", constituency, parties, range("2024-11-29"));
    const previous = membershipOf("33", "Tipperary", [], range("2020-02-08", "2024-11-08"));
    // The API lists several memberships in no particular order.
    const isNew = memberCode.endsWith("2024-11-29");
    return memberOf(memberCode, name, isNew ? [current] : [previous, current]);
  });
  const departed = DEPARTED_MEMBERS.map(({ name, constituency, end }) => {
    const parties = [partyOf("Independent", "2024-11-29", end)];
    const membership = membershipOf("34", constituency, parties, range("2024-11-29", end));
    return memberOf(`${name.replace(" ", "-")}.D.2016-10-03`, name, [membership]);
  });
  const results = [...sitting, ...departed].reverse();
  return {
    head: { counts: { memberCount: results.length, resultCount: results.length } },
    results,
  };
}

/**
 * Returns a profile page with `contact` as the HTML of its contact block, and about as many bytes of
 * filler text.
 */
export function profilePage(name: string, contact: string, bytes = 0): string {
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

/** Returns the profile page of a TD: every tenth in the older layout, one with two addresses. */
export function profileHtml({ name, email }: PublishedTd, index: number): string {
  const bytes = 4_000;
  const block = (inside: string) => `<div class="c-member-about__email">${inside}</div>`;
  const link = (address: string) =>
    block(`<a href="mailto:${escapeHtml(address)}">${escapeHtml(address)}</a>`);
  if (email === null) return profilePage(name, "", bytes);
  const otherAddress = name === "James Browne" ? link("minister@housing.gov.ie") : "";
  // The older layout has plain text instead of a link.
  const isOlderLayout = index % 10 === 3;
  const ownAddress = isOlderLayout ? block(`\n  ${escapeHtml(email)}\n`) : link(email);
  return profilePage(name, otherAddress + ownAddress, bytes);
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
