/**
 * Stands in for the Houses of the Oireachtas, which no test may ask: the
 * open-data API, the profile pages and the committees' pages, in the shapes
 * the real ones have, with the odd ones among them.
 */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * A sitting TD as the stand-in publishes them.
 * @typedef {{ name: string, party: string, constituency: string, email: string | null, memberCode: string }} Published
 */

/** @typedef {(response: import("node:http").ServerResponse, answer: () => void) => void} Fault */

const SEED = join(import.meta.dirname, "../../api/tds/lookup/seed/tds.json");

/** Who sat in this Dáil and left. */
const DEPARTED = [
  { name: "Catherine Connolly", constituency: "Galway West", end: "2025-10-25" },
  { name: "Paschal Donohoe", constituency: "Dublin Central", end: "2025-11-21" },
];

/** The 174 sitting TDs of the project's own dated file, to be changed at will. */
export function publishedTds() {
  /** @type {{ tds: Published[] }} */
  const { tds } = JSON.parse(readFileSync(SEED, "utf8"));
  return tds;
}

/**
 * Starts one on a free port of the loopback address.
 * @param {{ delayMs?: number, pageBytes?: number, oldShape?: boolean, tds?: Published[] }} [options]
 */
export async function startStandIn({
  delayMs = 0,
  pageBytes = 4_000,
  oldShape = false,
  tds = publishedTds(),
} = {}) {
  const state = {
    tds,
    /** How long each answer takes. */
    delayMs,
    /** What goes wrong, by decoded path or by member code. @type {Map<string, Fault>} */
    faults: new Map(),
    /** What was asked for: decoded path, when, and by whom. @type {{ path: string, search: string, at: number, agent: string }[]} */
    requests: [],
    /** The most requests that were ever under way together. */
    mostAtOnce: 0,
  };
  let underWay = 0;
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://stand-in");
    const path = decodeURIComponent(url.pathname);
    const agent = request.headers["user-agent"] ?? "";
    state.requests.push({ path, search: url.search, at: performance.now(), agent });
    underWay++;
    state.mostAtOnce = Math.max(state.mostAtOnce, underWay);
    response.once("close", () => underWay--);
    if (state.delayMs > 0) await sleep(state.delayMs);
    const answer = () => {
      const found = answerTo(path, url.searchParams);
      response
        .writeHead(found ? 200 : 404, { "content-type": found?.type ?? "text/html" })
        .end(found?.body ?? "<!doctype html><html><body>Not found</body></html>");
    };
    const fault = state.faults.get(path) ?? state.faults.get(path.split("/").at(-2) ?? "");
    if (fault) fault(response, answer);
    else answer();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;

  /**
   * @param {string} path
   * @param {URLSearchParams} query
   */
  function answerTo(path, query) {
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
    /** The settings that point a server here. */
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

/** @typedef {Awaited<ReturnType<typeof startStandIn>>} StandIn */

/** What can go wrong with a page. */
export const FAULTS = {
  /** @returns {Fault} */
  status:
    (/** @type {number} */ code, headers = {}) =>
    (response) => {
      response.writeHead(code, headers).end('{"message":"Service Unavailable"}');
    },
  /** Goes wrong so many times, then answers. @returns {Fault} */
  atFirst: (/** @type {number} */ times, /** @type {Fault} */ fault) => {
    let left = times;
    return (response, answer) => (left-- > 0 ? fault(response, answer) : answer());
  },
  /** @returns {Fault} */
  slow: (/** @type {number} */ ms) => (_response, answer) => {
    setTimeout(answer, ms);
  },
  /** A 200 that is not the page. @type {Fault} */
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
    const piece = Buffer.alloc(1_000_000, "x");
    let left = bytes;
    const more = () => {
      if (left <= 0) return void response.end("</html>");
      left -= piece.length;
      response.write(piece, (error) => error || more());
    };
    more();
  },
  /** The connection breaks within the answer. @type {Fault} */
  hangUp: (response) => {
    response.writeHead(200, { "content-length": "1000" });
    response.write("<!doctype html>", () => response.destroy());
  },
};

/**
 * @param {Published[]} tds
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
  const represent = (/** @type {string} */ name) => [
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
    const now = {
      ...range("2024-11-29"),
      house: house("34"),
      represents: represent(constituency),
      parties,
    };
    const before = {
      ...range("2020-02-08", "2024-11-08"),
      house: house("33"),
      represents: represent("Tipperary"),
      parties: [],
    };
    // In no order, where there are several.
    const memberships = memberCode.endsWith("2024-11-29") ? [now] : [before, now];
    return member(
      memberCode,
      name,
      memberships.map((membership) => ({ membership })),
    );
  });
  const departed = DEPARTED.map(({ name, constituency, end }) =>
    member(`${name.replace(" ", "-")}.D.2016-10-03`, name, [
      {
        membership: {
          ...range("2024-11-29", end),
          house: house("34"),
          represents: represent(constituency),
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
 * @param {Published[]} tds
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
 * A profile page; `contact` is what stands where the address belongs.
 * @param {string} name
 * @param {string} contact
 * @param {number} [bytes]
 */
export function profilePage(name, contact, bytes = 0) {
  const filler = `<p>${"Spoke in the Dáil. ".repeat(Math.ceil(bytes / 20))}</p>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(name)}</title></head><body>
<header><a href="mailto:info@oireachtas.ie">Contact us</a></header>
<h1>${escaped(name)}</h1>
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
 * @param {Published} td
 * @param {number} index
 * @param {number} bytes
 */
function profileHtml({ name, email }, index, bytes) {
  const block = (/** @type {string} */ inside) =>
    `<div class="c-member-about__email">${inside}</div>`;
  const link = (/** @type {string} */ address) =>
    block(`<a href="mailto:${escaped(address)}">${escaped(address)}</a>`);
  if (email === null) return profilePage(name, "", bytes);
  const also = name === "James Browne" ? link("minister@housing.gov.ie") : "";
  // An older layout has the bare text.
  const own = index % 10 === 3 ? block(`\n  ${escaped(email)}\n`) : link(email);
  return profilePage(name, also + own, bytes);
}

function committeeListHtml() {
  return `<!doctype html><html><body><div class="active-committees">
<a href="/en/committees/34/a/">A</a> <a href="/en/committees/34/b/">B</a>
</div><a href="/en/committees/33/old/">Old</a></body></html>`;
}

/**
 * @param {Published[]} tds
 * @param {boolean} first of the two committees
 */
function committeeHtml(tds, first) {
  // Three of four TDs sit in a committee.
  const boxes = tds
    .filter((_td, index) => index % 4 !== 3 && (index % 2 === 0) === first)
    .map(
      ({ memberCode, email, constituency }) =>
        `<div class="member_box"><a class="committee_member_link" href="/en/members/member/${encodeURIComponent(memberCode)}/" data-email="${escaped(email ?? "")}" data-constituency="${escaped(constituency)}">x</a></div>`,
    );
  boxes.push(
    '<div class="member_box"><a class="committee_member_link" href="/en/members/member/A-Senator.S.2020-06-29/" data-email="a.senator@oireachtas.ie" data-constituency="no">x</a></div>',
  );
  return `<!doctype html><html><body>${boxes.join("\n")}</body></html>`;
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
