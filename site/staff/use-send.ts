import { use, useState } from "react";
import type { Result } from "../../api/contract/result.ts";
import { authorisedJson, authorisedRequest, type RequestFailure } from "./authorised-request.ts";
import { StaffKey } from "./use-read.ts";

/**
 * Sends requests with the key of the page. `isBusy` is true until the last one has ended, and `failure`
 * says why it failed; `refuse` says so of one that was not sent. Both ways to send return the answer,
 * null after a failure.
 */
export function useSend() {
  const key = use(StaffKey);
  const [state, setState] = useState<{ isBusy: boolean; failure?: string }>({ isBusy: false });
  const refuse = (failure: string) => setState({ isBusy: false, failure });
  const sent = async <T>(request: Promise<Result<T, RequestFailure>>): Promise<T | null> => {
    setState({ isBusy: true });
    const result = await request;
    if (result.ok) setState({ isBusy: false });
    else refuse(result.failure.message);
    return result.ok ? result.value : null;
  };
  return {
    ...state,
    refuse,
    send: (path: string, init?: Parameters<typeof authorisedRequest>[3]) =>
      sent(authorisedRequest(fetch, key, path, init)),
    /** Posts `body` as JSON, and parses what `schema` describes. */
    post: <T>(schema: Parameters<typeof authorisedJson<T>>[0], path: string, body: object) => {
      const init = { method: "POST", body: JSON.stringify(body) };
      return sent(authorisedJson(schema, fetch, key, path, init));
    },
  };
}
