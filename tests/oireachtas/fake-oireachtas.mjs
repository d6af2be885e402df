/**
 * A local server that replaces the website of the Houses of the Oireachtas in tests:
 * the open-data API, the profile pages and the committee pages, in the formats of the
 * real ones, including their exceptions.
 */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * A sitting TD as published by the server.
 * @typedef {{ name: string, party: string, constituency: string, email: string | null, memberCode: string }} PublishedTd
 */

/**
 * A fault of one page. It sends a faulty response, or calls `respond` for the regular one.
 * @typedef {(response: import("node:http").ServerResponse, respond: () => void) => void} Fault
 */

const SEED_FILE = join(import.meta.dirname, "../../api/tds/lookup/seed/tds.json");

/** Members who left this Dáil during its term. */
const DEPARTED_MEMBERS = [
  { name: "Catherine Connolly", constituency: "Galway West", end: "2025-10-25" },
  { name: "Paschal Donohoe", constituency: "Dublin Central", end: "2025-11-21" },
];

/** Returns the 174 sitting TDs of the seed file as a new array that a test may change. */
export function publishedTds() {
  /** @type {{ tds: PublishedTd[] }} */
  const { tds } = JSON.parse(readFileSync(SEED_FILE, "utf8"));
  return tds;
}

/**
 * Starts the server on a free port of the loopback address. Tests change its
 * properties `tds`, `delayMs` and `faults` while it runs.
 * @param {{ delayMs?: number, pageBytes?: number, oldShape?: boolean, tds?: PublishedTd[] }} [options]
 */
export async function startFakeOireachtas({
  delayMs = 0,
  pageBytes = 4_000,
  oldShape = false,
  tds = publishedTds(),
} = {}) {
  const state = {
    tds,
    /** Delay of every response. */
    delayMs,
    /** Faults by decoded path or by member code. @type {Map<string, Fault>} */
    faults: new Map(),
    /** The received requests: decoded path, query, time in ms, user agent. @type {{ path: string, search: string, at: number, agent: string }[]} */
    requests: [],
    /** The highest number of concurrent requests so far. */
    maxConcurrent: 0,
  };
  let concurrent = 0;
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://oireachtas.example");
    const path = decodeURIComponent(url.pathname);
    const agent = request.headers["user-agent"] ?? "";
    state.requests.push({ path, search: url.search, at: performance.now(), agent });
    concurrent++;
    state.maxConcurrent = Math.max(state.maxConcurrent, concurrent);
    response.once("close", () => concurrent--);
    if (state.delayMs > 0) await sleep(state.delayMs, undefined, { ref: false });
    const respond = () => {
      const page = pageAt(path, url.searchParams);
      response
        .writeHead(page ? 200 : 404, { "content-type": page?.type ?? "text/html" })
        .end(page?.body ?? "<!doctype html><html><body>Not found</body></html>");
    };
    const fault = state.faults.get(path) ?? state.faults.get(path.split("/").at(-2) ?? "");
    if (fault) fault(response, respond);
    else respond();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;

  /**
   * Returns the content type and body of a path; undefined for an unknown one.
   * @param {string} path
   * @param {URLSearchParams} query
   */
  function pageAt(path, query) {
    const json = (/** @type {unknown} */ body) => ({
      type: "application/json; charset=utf-8",
      body: JSON.stringify(body),
    });
    const html = (/** @type {string} */ body) => ({ type: "text/html; charset=utf-8", body });
    if (path === "/v1/members") return json(membersJson(state.tds, query));
    if (path === "/v1/constituencies") return json(constituenciesJson(state.tds, oldShape));
    if (path === "/en/committees/") return html(committeeListHtml());
    if (/^\/en\/committees\/34\/[ab]\/membership\/$/.test(path)) {
      return html(committeeHtml(state.tds, path.includes("/a/")));
    }
    const td = state.tds.find(({ memberCode }) => path === `/en/members/member/${memberCode}/`);
    return td && html(profileHtml(td, state.tds.indexOf(td), pageBytes));
  }

  return Object.assign(state, {
    origin: `http://127.0.0.1:${port}`,
    /** Environment variables that point the API at this server. */
    env: {
      OIREACHTAS_API_URL: `http://127.0.0.1:${port}`,
      OIREACHTAS_SITE_URL: `http://127.0.0.1:${port}`,
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}

/** @typedef {Awaited<ReturnType<typeof startFakeOireachtas>>} FakeOireachtas */

/** Factories for faults of a page. */
export const FAULTS = {
  /** @returns {Fault} */
  status:
    (/** @type {number} */ code, headers = {}) =>
    (response) => {
      response.writeHead(code, headers).end('{"message":"Service Unavailable"}');
    },
  /** Applies the fault to the first `times` requests only. @returns {Fault} */
  atFirst: (/** @type {number} */ times, /** @type {Fault} */ fault) => {
    let remaining = times;
    return (response, respond) => (remaining-- > 0 ? fault(response, respond) : respond());
  },
  /** @returns {Fault} */
  slow: (/** @type {number} */ ms) => (_response, respond) => {
    setTimeout(respond, ms).unref();
  },
  /** A bot check with status 200 instead of the page. @type {Fault} */
  blockPage: (response) => {
    response
      .writeHead(200, { "content-type": "text/html" })
      .end("<!doctype html><html><body><h1>Checking your browser</h1></body></html>");
  },
  /** @returns {Fault} */
  page: (/** @type {string} */ html) => (response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html);
  },
  /** @returns {Fault} */
  redirect: (/** @type {string} */ to) => (response) => {
    response.writeHead(302, { location: to }).end();
  },
  /** @returns {Fault} */
  huge: (/** @type {number} */ bytes) => (response) => {
    response.writeHead(200, { "content-type": "text/html" });
    const chunk = Buffer.alloc(1_000_000, "x");
    let remaining = bytes;
    const writeNext = () => {
      if (remaining <= 0) return void response.end("</html>");
      remaining -= chunk.length;
      response.write(chunk, (error) => error || writeNext());
    };
    writeNext();
  },
  /** The connection breaks in the middle of the response. @type {Fault} */
  hangUp: (response) => {
    response.writeHead(200, { "content-length": "1000" });
    response.write("<!doctype html>", () => response.destroy());
  },
};

/**
 * Returns one page of the member list of the open-data API, departed members included.
 * @param {PublishedTd[]} tds
 * @param {URLSearchParams} query
 */
function membersJson(tds, query) {
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
 * Returns the constituency list of the open-data API, on request in its format before 2026.
 * @param {PublishedTd[]} tds
 * @param {boolean} oldShape
 */
function constituenciesJson(tds, oldShape) {
  const names = [...new Set(tds.map(({ constituency }) => constituency))].reverse();
  const entries = names.map((showAs) => ({
    constituencyOrPanel: {
      representCode: showAs.replaceAll(" ", "-"),
      representType: "constituency",
      showAs,
    },
  }));
  return { results: oldShape ? { house: { constituenciesOrPanels: entries } } : entries };
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
<div class="c-member-about__phone">(01) 618 3000</div>
${contact}
</div>
<div class="c-member-about__contact-details"><a href="/en/committees/34/a/">A committee</a></div>
${filler}
</body></html>
`;
}

/**
 * Returns the profile page of a TD: every tenth in the older layout, one with two addresses.
 * @param {PublishedTd} td
 * @param {number} index
 * @param {number} bytes
 */
function profileHtml({ name, email }, index, bytes) {
  const block = (/** @type {string} */ inside) =>
    `<div class="c-member-about__email">${inside}</div>`;
  const link = (/** @type {string} */ address) =>
    block(`<a href="mailto:${escapeHtml(address)}">${escapeHtml(address)}</a>`);
  if (email === null) return profilePage(name, "", bytes);
  const otherAddress = name === "James Browne" ? link("minister@housing.gov.ie") : "";
  // The older layout has plain text instead of a link.
  const ownAddress = index % 10 === 3 ? block(`\n  ${escapeHtml(email)}\n`) : link(email);
  return profilePage(name, otherAddress + ownAddress, bytes);
}

function committeeListHtml() {
  return `<!doctype html><html><body><div class="active-committees">
<a href="/en/committees/34/a/">A</a> <a href="/en/committees/34/b/">B</a>
</div><a href="/en/committees/33/old/">Old</a></body></html>`;
}

/**
 * Returns the membership page of one of the two committees. Every fourth TD is in neither.
 * @param {PublishedTd[]} tds
 * @param {boolean} isFirst
 */
function committeeHtml(tds, isFirst) {
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
