import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { membersJson, type PublishedTd, profileHtml } from "./pages.ts";
import { type PublishedQuestion, type PublishedVote, questionsJson, votesJson } from "./records.ts";

/** A fault of one page: it sends a faulty response. */
type Fault = (response: ServerResponse) => void;

const SEED_FILE = join(import.meta.dirname, "../../api/tds/population/seed/tds.json");

/** Returns the 174 sitting TDs of the seed file as a new array that a test may change. */
export function publishedTds(): PublishedTd[] {
  return JSON.parse(readFileSync(SEED_FILE, "utf8")).tds;
}

export type FakeOireachtas = Awaited<ReturnType<typeof startFakeOireachtas>>;

/**
 * Starts a local server that replaces the website of the Houses of the Oireachtas: the open-data API
 * and the profile pages, in the formats of the real ones, including their exceptions. Tests change its
 * properties `tds`, `questions`, `votes`, `delayMs` and `faults` while it runs.
 */
export async function startFakeOireachtas() {
  const state = {
    tds: publishedTds(),
    questions: [] as PublishedQuestion[],
    votes: [] as PublishedVote[],
    /** Delay of every response. */
    delayMs: 0,
    /**
     * Faults by decoded path or member code, and of a page of questions by path, first day and skipped
     * questions: `/v1/questions 2025-03-01 1000`.
     */
    faults: new Map<string, Fault>(),
    /** The received requests, with their decoded path. */
    requests: [] as { path: string; query: URLSearchParams }[],
  };

  /** Returns what is at a path, as JSON or HTML; undefined for an unknown one. */
  const pageAt = (path: string, query: URLSearchParams): object | string | undefined => {
    if (path === "/v1/members") return membersJson(state.tds);
    if (path === "/v1/questions") return questionsJson(state.questions, query);
    if (path === "/v1/votes") return votesJson(state.votes, query);
    const td = state.tds.find(({ memberCode }) => path === `/en/members/member/${memberCode}/`);
    return td && profileHtml(td, state.tds.indexOf(td));
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
    const content = pageAt(path, query);
    const isJson = typeof content === "object";
    response
      .writeHead(content ? 200 : 404, { "content-type": isJson ? "application/json" : "text/html" })
      .end(isJson ? JSON.stringify(content) : content);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  return Object.assign(state, {
    origin,
    /** Environment variables that point the API at this server. */
    env: { OIREACHTAS_API_URL: origin, OIREACHTAS_SITE_URL: origin },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}

/** Factories for faults of a page. */
export const FAULTS = {
  status:
    (code: number): Fault =>
    (response) => {
      response.writeHead(code).end('{"message":"Service Unavailable"}');
    },
  /** A bot check with status 200 instead of the page. */
  blockPage: ((response) => {
    response.end("<!doctype html><html><body><h1>Checking your browser</h1></body></html>");
  }) satisfies Fault,
  /** The connection breaks in the middle of the response. */
  hangUp: ((response) => {
    response.writeHead(200, { "content-length": "1000" });
    response.write("<!doctype html>", () => response.destroy());
  }) satisfies Fault,
};
