import { FINDING_PICTURES } from "../../../api/contract/campaign/campaign.ts";
import type { FormValues } from "./form-values.ts";

/** The most figures that a campaign shows. */
export const MAX_FIGURES = 4;

const pathOf = (language: string) => `texts.${language}.findings.`;

/** Returns the fields of each figure of one language, without their paths, in their order. */
function figuresOf(values: FormValues, language: string): Record<string, string>[] {
  const figures: Record<string, string>[] = [];
  for (const [path, value] of Object.entries(values)) {
    if (!path.startsWith(pathOf(language))) continue;
    const [index = "", name = ""] = path.slice(pathOf(language).length).split(".");
    figures[Number(index)] = { ...figures[Number(index)], [name]: value };
  }
  return figures.filter((figure) => figure !== undefined);
}

/** Returns the number of figures of one language. */
export function figureCount(values: FormValues, language: string): number {
  return figuresOf(values, language).length;
}

function withFigures(
  values: FormValues,
  language: string,
  figures: readonly Record<string, string>[],
): FormValues {
  const others = Object.entries(values).filter(([path]) => !path.startsWith(pathOf(language)));
  const entries = figures.flatMap((figure, index) =>
    Object.entries(figure).map(([name, value]) => [`${pathOf(language)}${index}.${name}`, value]),
  );
  return Object.fromEntries([...others, ...entries]);
}

/** Returns the values with an empty figure at the end, with the first picture that is not shown. */
export function withNewFigure(values: FormValues, language: string): FormValues {
  const figures = figuresOf(values, language);
  const shown = figures.map(({ picture }) => picture);
  const picture = FINDING_PICTURES.find((name) => !shown.includes(name)) ?? FINDING_PICTURES[0];
  const added = { picture, figure: "", text: "", isTextComplete: "false" };
  return withFigures(values, language, [...figures, added]);
}

/** Returns the values without one figure; those behind it move up. */
export function withoutFigure(values: FormValues, language: string, index: number): FormValues {
  return withFigures(
    values,
    language,
    figuresOf(values, language).filter((_, other) => other !== index),
  );
}
