import { parseAccept } from "hono/utils/accept";
import { languageOf } from "../contract/language.ts";
import { irishForm, respond } from "./answer.ts";

/**
 * Returns the response in the language of the request's `Accept-Language`. Only failures have an
 * Irish form, so the header of any other request is not read.
 */
export function negotiateLanguage(request: Request, response: Response): Response {
  const irish = irishForm(response);
  if (irish === undefined) return response;
  const asked = parseAccept(request.headers.get("accept-language") ?? "")
    .filter(({ q }) => q > 0)
    .map(({ type }) => languageOf(type))
    .find((language) => language !== null);
  return asked === "ga" ? respond(irish) : response;
}
