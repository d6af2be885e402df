import type { TextEntry } from "./all-texts.ts";

/** The sample of a name or of another text. */
const NAME = "…";

/** Sample counts: one for each of the five plural categories of Irish. */
const COUNTS = [1, 2, 3, 7, 11] as const;

type TextWithArguments = (...args: unknown[]) => unknown;

/** Returns every text of a wording, with dotted keys. A text with arguments appears once for each sample that changes its words. */
export function textsOf(value: unknown, key = ""): TextEntry[] {
  if (typeof value === "string") return [{ key, text: value }];
  if (isTextWithArguments(value)) return variantsOf(value).map((text) => ({ key, text }));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, `${key}.${name}`));
}

function isTextWithArguments(value: unknown): value is TextWithArguments {
  return typeof value === "function";
}

/** Returns the different texts that a function makes of names and counts. */
function variantsOf(text: TextWithArguments): string[] {
  const variants = new Map<string, string>();
  for (const sample of [NAME, ...COUNTS]) {
    const shown = callWith(text, sample);
    if (shown === null) continue;
    const words = shown.replaceAll(/\p{N}+/gu, NAME);
    if (!variants.has(words)) variants.set(words, shown);
  }
  return [...variants.values()];
}

/** Calls a text with one sample for all arguments, as a plain value or as an object of such values. */
function callWith(text: TextWithArguments, sample: string | number): string | null {
  for (const argument of [sample, objectOf(sample)]) {
    try {
      const made = text(...Array.from({ length: text.length }, () => argument));
      const joined = typeof made === "string" ? made : joinParts(made);
      if (!/undefined|NaN|\[object/.test(joined)) return joined;
    } catch {
      // The text needs another kind of argument.
    }
  }
  return null;
}

/** Joins the parts of a text, for example a page's title and its description. */
function joinParts(parts: unknown): string {
  return textsOf(parts)
    .map(({ text }) => text)
    .join("\n");
}

/** Returns an object that has the sample under every name. */
function objectOf(sample: string | number): unknown {
  return new Proxy({}, { get: () => sample });
}
