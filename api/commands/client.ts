import { CampaignRefused } from "../contract/campaign/campaign-api.ts";
import { fields, parseWith } from "../contract/json.ts";
import { parseEnv } from "../env.ts";
import { localOrigin } from "./start-report.ts";

/**
 * Requests a path of the running server's API with the admin's key. Rejects with a readable message
 * when the server cannot be reached or refuses. A conflict with what is stored (409) is an answer.
 */
export type Request = (path: string, init?: RequestInit) => Promise<Response>;

/** Returns the requests to the server of HOST and PORT on this machine. Throws without its key. */
export function requestsToServer(): Request {
  const parsed = parseEnv(process.env);
  if (!parsed.ok) throw new Error(parsed.failure);
  const { host, port, adminKey } = parsed.value;
  if (adminKey === null) {
    throw new Error("The command works through the running server: set ADMIN_KEY to its key");
  }
  const origin = localOrigin(host, port);
  const name = `The server at ${origin}`;
  return async (path, init = {}) => {
    const headers = { ...init.headers, authorization: `Bearer ${adminKey}` };
    const sent = fetch(new URL(path, origin), { ...init, headers, redirect: "error" });
    const response = await sent.catch(() => {
      throw new Error(`${name} cannot be reached; start it, or set HOST and PORT to those it has`);
    });
    if (response.ok || response.status === 409) return response;
    const body: unknown = await response.json().catch(() => null);
    const { error = `status ${response.status}` } = fields(body);
    const problems = parseWith(CampaignRefused, body)?.problems ?? [];
    const reasons = problems.map(({ field, reason }) => `${field} ${reason}`);
    throw new Error(`${name} refused: ${[error, ...reasons].join("; ")}`);
  };
}
