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
import { committeeHtml, committeeListHtml, membersJson, profileHtml } from "./pages.mjs";
import { questionsJson, votesJson } from "./records.mjs";

/**
 * A sitting TD as published by the server.
 * @typedef {{ name: string, party: string, constituency: string, email: string | null, memberCode: string }} PublishedTd
 */

/**
 * A fault of one page: it sends a faulty response.
 * @typedef {(response: import("node:http").ServerResponse) => void} Fault
 */

const SEED_FILE = join(import.meta.dirname, "../../api/tds/population/seed/tds.json");

/** Returns the 174 sitting TDs of the seed file as a new array that a test may change. */
export function publishedTds() {
  /** @type {{ tds: PublishedTd[] }} */
  const { tds } = JSON.parse(readFileSync(SEED_FILE, "utf8"));
  return tds;
}

/**
 * Starts the server on a free port of the loopback address. Tests change its
 * properties `tds`, `questions`, `votes`, `delayMs` and `faults` while it runs.
 */
export async function startFakeOireachtas() {
  const state = {
    tds: publishedTds(),
    /** @type {import("./records.mjs").PublishedQuestion[]} */
    questions: [],
    /** @type {import("./records.mjs").PublishedVote[]} */
    votes: [],
    /** Delay of every response. */
    delayMs: 0,
    /**
     * Faults by decoded path or member code, and of a page of questions by path, first day and skipped
     * questions: `/v1/questions 2025-03-01 1000`.
     * @type {Map<string, Fault>}
     */
    faults: new Map(),
    /** The received requests, with their decoded path. @type {{ path: string, query: URLSearchParams }[]} */
    requests: [],
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://oireachtas.example");
    const path = decodeURIComponent(url.pathname);
    const query = url.searchParams;
    state.requests.push({ path, query });
    if (state.delayMs > 0) await sleep(state.delayMs, undefined, { ref: false });
    const page = [path, query.get("date_start"), query.get("skip")].join(" ");
    const names = [path, path.split("/").at(-2) ?? "", page];
    const fault = names.map((name) => state.faults.get(name)).find(Boolean);
    if (fault) return fault(response);
    const answer = pageAt(path, query);
    response
      .writeHead(answer ? 200 : 404, { "content-type": answer?.type ?? "text/html" })
      .end(answer?.body ?? "<!doctype html><html><body>Not found</body></html>");
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
    if (path === "/v1/questions") return json(questionsJson(state.questions, query));
    if (path === "/v1/votes") return json(votesJson(state.votes, query));
    if (path === "/en/committees/") return html(committeeListHtml());
    if (/^\/en\/committees\/34\/[ab]\/membership\/$/.test(path)) {
      return html(committeeHtml(state.tds, path.includes("/a/")));
    }
    const td = state.tds.find(({ memberCode }) => path === `/en/members/member/${memberCode}/`);
    return td && html(profileHtml(td, state.tds.indexOf(td)));
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
  status: (/** @type {number} */ code) => (response) => {
    response.writeHead(code).end('{"message":"Service Unavailable"}');
  },
  /** A bot check with status 200 instead of the page. @type {Fault} */
  blockPage: (response) => {
    response
      .writeHead(200, { "content-type": "text/html" })
      .end("<!doctype html><html><body><h1>Checking your browser</h1></body></html>");
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
