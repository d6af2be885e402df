import type { FormValues } from "./form-values.ts";

const IRISH = "texts.ga.";
/** Parts of an Irish text that are the same in English. */
const SAME = /\.(?:picture|figure|isTextComplete)$/;

/** Whether the campaign has Irish texts. */
export function hasIrish(values: FormValues): boolean {
  return Object.keys(values).some((path) => path.startsWith(IRISH));
}

/** Returns the values without Irish texts. */
export function withoutIrish(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([path]) => !path.startsWith(IRISH)));
}

/**
 * Returns the values with Irish texts: those of `base`, the version that the draft began with, or
 * empty ones beside the figures and pictures of the English texts.
 */
export function withIrish(values: FormValues, base: FormValues): FormValues {
  const kept = Object.entries(base).filter(([path]) => path.startsWith(IRISH));
  const empty = Object.entries(values).flatMap(([path, value]) =>
    path.startsWith("texts.en.")
      ? [[path.replace("texts.en.", IRISH), SAME.test(path) ? value : ""]]
      : [],
  );
  return { ...values, ...Object.fromEntries(kept.length > 0 ? kept : empty) };
}
