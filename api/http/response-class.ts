import { randomUUID } from "node:crypto";
import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from "node:http";
import type { HeaderMap } from "./answer.ts";

/** What became of one request. Nothing in it says who made it, or what it asked for. */
export type Answered = {
  requestId: string;
  method: string;
  /** As the request line had it, query included: to be reduced to a kind before it is kept. */
  url: string;
  status: number;
  /** Until the answer began, in milliseconds. */
  ms: number;
};

/** What every answer of a process has in common. */
export type ResponseClassOptions = {
  /** Beside the headers of its own. */
  headers: HeaderMap;
  /** Whether a proxy in front may name the request. */
  trustProxy: boolean;
  /** Whether the process is ending, so that no connection is kept. */
  isDraining: () => boolean;
  answered: (answered: Answered) => void;
};

/** What a proxy may call a request: nothing that could forge a line or grow a log. */
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** What `writeHead` takes for headers. */
type Given = OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined;

/**
 * Makes the class of responses that a server writes, whoever wrote the answer:
 * the app, or Node's own refusal of a request it cannot read. It adds what all
 * have in common at the one place that all of them pass.
 */
export function createResponseClass({
  headers,
  trustProxy,
  isDraining,
  answered,
}: ResponseClassOptions): typeof ServerResponse {
  const whole = wholeHeads(headers);
  return class NumberedAnswer<
    Request extends IncomingMessage = IncomingMessage,
  > extends ServerResponse<Request> {
    readonly begunAt = performance.now();
    #requestId: string | undefined;

    /** Made when it is first asked for. */
    get requestId(): string {
      if (this.#requestId === undefined) {
        const named = trustProxy ? this.req.headers["x-request-id"] : undefined;
        const isName = typeof named === "string" && REQUEST_ID.test(named);
        this.#requestId = isName ? named : randomUUID();
      }
      return this.#requestId;
    }

    override writeHead(status: number, first?: string | Given, second?: Given): this {
      const given = typeof first === "string" ? second : first;
      const { requestId } = this;
      const { method = "", url = "" } = this.req;
      answered({ requestId, method, url, status, ms: performance.now() - this.begunAt });
      const all = [...whole(given), "x-request-id", requestId];
      if (isDraining()) all.push("connection", "close");
      return super.writeHead(status, all);
    }
  };
}

/**
 * Writes the headers of an answer and the common ones as the list that Node
 * sends fastest: name, value, name, value. An answer that is made once has its
 * list made once.
 */
function wholeHeads(common: HeaderMap): (given: Given) => OutgoingHttpHeader[] {
  const listed = listOf(common);
  const known = new WeakMap<object, OutgoingHttpHeader[]>();
  return (given = {}) => {
    let whole = known.get(given);
    if (whole === undefined) {
      whole = [...(Array.isArray(given) ? given : listOf(given)), ...listed];
      known.set(given, whole);
    }
    return whole;
  };
}

function listOf(headers: OutgoingHttpHeaders): OutgoingHttpHeader[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [name, value],
  );
}

/** The number of the request that this is the response to; none where no server made it. */
export function requestIdOf(response: unknown): string | undefined {
  if (typeof response !== "object" || response === null || !("requestId" in response)) return;
  return typeof response.requestId === "string" ? response.requestId : undefined;
}
