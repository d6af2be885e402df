import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { parseLookupResponse } from "../../contract/lookup.ts";
import { LOOKUP_MESSAGES } from "../../contract/messages.ts";
import { PATHS } from "../../contract/paths.ts";
import type { TdsPageModel } from "../../contract/tds-page.ts";
import { parseConstituencyQuery } from "../../tds/lookup/constituency-query.ts";
import type { LookupAnswers } from "../../tds/lookup/lookups.ts";
import { respond } from "../answer.ts";
import { pageHeaders } from "./site.ts";
import { packedFile, type StaticFile } from "./static-file.ts";

/**
 * The page of one constituency's TDs, for readers without scripts: 200 with
 * the TDs, 400 with the form where `constituency` names none, 503 where the
 * lookup fails. Made when it is first asked for, and again when what it shows
 * is another.
 *
 * @param values every `constituency` of the query
 */
export type TdsPage = (
  values: readonly string[] | undefined,
  lookup: LookupAnswers["get"],
) => Promise<StaticFile>;

const Rendered = z.object({ html: z.string(), styleHashes: z.array(z.string()) });

const STATUS: Record<TdsPageModel["state"], number> = {
  found: 200,
  failed: 503,
  missing: 400,
  repeated: 400,
  unknown: 400,
};

const UNASKED = {
  "constituency-missing": { state: "missing" },
  "constituency-repeated": { state: "repeated" },
  "constituency-unknown": { state: "unknown" },
} as const;

/**
 * Loads what the site's build in `folder` renders the page with; undefined
 * when it is not built. Rejects when the build holds something else.
 */
export async function loadTdsPage(folder: string): Promise<TdsPage | undefined> {
  const file = join(folder, "server/tds-page.js");
  if (!existsSync(file)) return undefined;
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  const { renderTdsPage } = z
    .object({ renderTdsPage: z.custom<(model: TdsPageModel) => unknown>(isFunction) })
    .parse(module);
  const make = (model: TdsPageModel) => {
    const { html, styleHashes } = Rendered.parse(renderTdsPage(model));
    const headers = { "content-type": "text/html; charset=utf-8", ...pageHeaders(styleHashes) };
    return packedFile(PATHS.tdsPage, Buffer.from(html), headers, STATUS[model.state]);
  };
  /** By state and constituency, of which there are few, and so few pages. */
  const made = new Map<string, { shows: string; page: Promise<StaticFile> }>();
  return async (values, lookup) => {
    const model = await modelOf(values, lookup);
    const kind = "constituency" in model ? `${model.state} ${model.constituency}` : model.state;
    const shows = JSON.stringify(model);
    const known = made.get(kind);
    if (known?.shows === shows) return known.page;
    const page = make(model);
    made.set(kind, { shows, page });
    return page;
  };
}

async function modelOf(
  values: readonly string[] | undefined,
  lookup: LookupAnswers["get"],
): Promise<TdsPageModel> {
  const asked = parseConstituencyQuery(values);
  if (!asked.ok) return UNASKED[asked.failure];
  const constituency = asked.value;
  const failed = {
    state: "failed",
    constituency,
    error: LOOKUP_MESSAGES["not-connected"],
  } as const;
  const answer = await lookup(constituency);
  if (answer === undefined) return failed;
  const found = parseLookupResponse(await respond(answer).json(), constituency);
  if (found === null) return failed;
  if (!found.success) return { ...failed, error: found.error };
  return { state: "found", constituency, tds: found.data, asOf: found.asOf };
}

function isFunction(value: unknown): boolean {
  return typeof value === "function";
}
