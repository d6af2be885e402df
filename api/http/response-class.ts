import { randomUUID } from "node:crypto";
import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from "node:http";
import type { AnsweredRequest } from "../monitoring/metrics.ts";
import type { HeaderMap } from "./answer.ts";

export type ResponseClassOptions = {
  headers: HeaderMap;
  trustProxy: boolean;
  isShuttingDown: () => boolean;
  onAnswered: (request: AnsweredRequest) => void;
};

/** A request id that a proxy may set: short, and safe to write into a log line. */
const REQUEST_ID = /^[\w.-]{8,64}$/;

type NodeHeaders = OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined;

/**
 * Creates the response class of a server: for Node's own refusals too, `writeHead` adds the common headers
 * and the request id, and reports the answer.
 */
export function createResponseClass({
  headers,
  trustProxy,
  isShuttingDown,
  onAnswered,
}: ResponseClassOptions): typeof ServerResponse {
  const common = headerList(headers);
  return class CampaignResponse<
    Request extends IncomingMessage = IncomingMessage,
  > extends ServerResponse<Request> {
    readonly receivedAt = performance.now();
    #requestId: string | undefined;

    get requestId(): string {
      if (this.#requestId === undefined) {
        const ofProxy = trustProxy ? this.req.headers["x-request-id"] : undefined;
        const isValid = typeof ofProxy === "string" && REQUEST_ID.test(ofProxy);
        this.#requestId = isValid ? ofProxy : randomUUID();
      }
      return this.#requestId;
    }

    override writeHead(status: number, first?: string | NodeHeaders, second?: NodeHeaders): this {
      const written = typeof first === "string" ? second : first;
      const { requestId } = this;
      const { method = "", url = "" } = this.req;
      onAnswered({ requestId, method, url, status, ms: performance.now() - this.receivedAt });
      const own = Array.isArray(written) ? written : cachedHeaderList(written);
      const all = [...own, ...common, "x-request-id", requestId];
      if (isShuttingDown()) all.push("connection", "close");
      return super.writeHead(status, all);
    }
  };
}

const headerLists = new WeakMap<OutgoingHttpHeaders, OutgoingHttpHeader[]>();

/**
 * The header list of an answer, created once per headers object: answers from memory share their
 * headers object. This saves a fifth of a lookup's CPU time (`tests/by-hand/bench/RESULTS.md`).
 */
function cachedHeaderList(headers: OutgoingHttpHeaders = {}): OutgoingHttpHeader[] {
  const known = headerLists.get(headers);
  if (known !== undefined) return known;
  const list = headerList(headers);
  headerLists.set(headers, list);
  return list;
}

function headerList(headers: OutgoingHttpHeaders): OutgoingHttpHeader[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [name, value],
  );
}

export function requestIdOf(response: unknown): string | undefined {
  if (typeof response !== "object" || response === null || !("requestId" in response)) return;
  return typeof response.requestId === "string" ? response.requestId : undefined;
}
