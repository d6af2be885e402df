import type { Campaign } from "../../../api/contract/campaign/campaign.ts";
import { fields } from "../../../api/contract/json.ts";

/** A campaign as texts by path: `{ "texts.en.letter.subject": "…", "facts.actionsBaseline": "12" }`. */
export type FormValues = Readonly<Record<string, string>>;

const NUMBERS = ["format", "facts.actionsBaseline"];
const OPTIONAL =
  /^facts\.(?:surveyUntil|urgentUntil|colours\..*)$|^texts\.\w+\.(?:paused|achieved|next)$/;
const BOOLEAN = /\.isTextComplete$/;

/** Returns all values of a campaign. */
export function valuesOf(campaign: Campaign): FormValues {
  return Object.fromEntries(leaves(campaign, ""));
}

function leaves(node: unknown, path: string): [string, string][] {
  if (typeof node !== "object" || node === null) return [[path, String(node)]];
  return Object.entries(node).flatMap(([name, child]) =>
    leaves(child, path === "" ? name : `${path}.${name}`),
  );
}

/** Returns the document that the values stand for. The schema has not checked it. */
export function documentOf(values: FormValues): unknown {
  const root: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    if (value === "" && OPTIONAL.test(path)) continue;
    put(root, path.split("."), leafOf(path, value));
  }
  const texts = Object.entries(fields(root.texts)).map(([language, written]) => {
    const findings = Object.values(fields(fields(written).findings));
    return [language, { ...fields(written), findings }];
  });
  return { ...root, texts: Object.fromEntries(texts) };
}

function put(node: Record<string, unknown>, [name = "", ...rest]: string[], leaf: unknown): void {
  if (rest.length === 0) {
    node[name] = leaf;
    return;
  }
  const child = fields(node[name]);
  put(child, rest, leaf);
  node[name] = child;
}

/** A text that is no number stays a text, which the schema refuses. */
function leafOf(path: string, value: string): unknown {
  if (NUMBERS.includes(path)) return /^\d+$/.test(value.trim()) ? Number(value) : value;
  return BOOLEAN.test(path) ? value === "true" : value;
}

/** A value that differs between two campaigns; an absent one is empty. */
export type Difference = { path: string; from: string; to: string };

/** Returns the differences between two campaigns, in the order of the document. */
export function differences(from: FormValues, to: FormValues): Difference[] {
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .map((path) => ({ path, from: from[path] ?? "", to: to[path] ?? "" }))
    .filter((difference) => difference.from !== difference.to);
}

/** Returns `newer` with what `mine` changed since `base`. Where both changed a value, mine stays. */
export function merged(base: FormValues, mine: FormValues, newer: FormValues): FormValues {
  const changes = differences(base, mine).map(({ path, to }): [string, string] => [path, to]);
  const gone = changes.filter(([path]) => mine[path] === undefined).map(([path]) => path);
  const all = Object.entries({ ...newer, ...Object.fromEntries(changes) });
  return Object.fromEntries(all.filter(([path]) => !gone.includes(path)));
}
