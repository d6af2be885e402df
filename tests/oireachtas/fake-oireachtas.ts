import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  membersJson,
  type PublishedQuestion,
  type PublishedTd,
  type PublishedVote,
  profileHtml,
  questionsJson,
  votesJson,
} from "./published.ts";

const SEED_FILE = join(import.meta.dirname, "../../api/tds/population/seed/tds.json");

/** Returns the 174 sitting TDs of the seed file. */
export function publishedTds(): PublishedTd[] {
  return JSON.parse(readFileSync(SEED_FILE, "utf8")).tds;
}

export type FakeOireachtas = Awaited<ReturnType<typeof startFakeOireachtas>>;

/** Starts a server in place of the Oireachtas website. Tests change its `tds`, `questions`, `votes` and `faults`. */
export async function startFakeOireachtas() {
  const state = {
    tds: publishedTds(),
    questions: [] as PublishedQuestion[],
    votes: [] as PublishedVote[],
    delayMs: 0,
    /** Senders of faulty responses by path, or by path, first day and skipped questions. */
    faults: new Map<string, (response: ServerResponse) => void>(),
    requests: [] as { path: string; query: URLSearchParams }[],
  };

  /** Returns what is at a path, as JSON or HTML; undefined for an unknown one. */
  const pageAt = (path: string, query: URLSearchParams): object | string | undefined => {
    if (path === "/v1/members") return membersJson(state.tds);
    if (path === "/v1/questions") return questionsJson(state.questions, query);
    if (path === "/v1/votes") return votesJson(state.votes, query);
    const td = state.tds.find(({ memberCode }) => path === `/en/members/member/${memberCode}/`);
    return td && profileHtml(td);
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://oireachtas.example");
    const path = decodeURIComponent(url.pathname);
    const query = url.searchParams;
    state.requests.push({ path, query });
    if (state.delayMs > 0) await sleep(state.delayMs, undefined, { ref: false });
    const page = [path, query.get("date_start"), query.get("skip")].join(" ");
    const fault = state.faults.get(path) ?? state.faults.get(page);
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
    env: { OIREACHTAS_API_URL: origin, OIREACHTAS_SITE_URL: origin },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}

/** Answers with a connection that breaks in the middle of the response. */
export function hangUp(response: ServerResponse): void {
  response.writeHead(200, { "content-length": "1000" });
  response.write("<!doctype html>", () => response.destroy());
}
