import { createContext, use } from "react";
import type { Problem } from "../../../../api/contract/campaign/problems.ts";
import type { RecordResponse } from "../../../../api/contract/record-schema.ts";
import type { FormValues } from "./form-values.ts";

/** A sitting TD, with the code by which votes and statements name them. */
export type SittingTd = Pick<RecordResponse["tds"][number], "memberCode" | "name" | "constituency">;

/** What the drawers of a campaign show and change. */
export type CampaignForm = {
  values: FormValues;
  /** The values of the version that the draft began with. */
  base: FormValues;
  problems: readonly Problem[];
  /** The path of the field that had the focus last. */
  edited: string;
  /** The sitting TDs by surname; none before they are read, and when they cannot be. */
  tds: readonly SittingTd[];
  /** What they are called, by their codes: 'Ann Example, Clare'. */
  names: Readonly<Record<string, string>>;
  /**
   * Changes what is written at that moment. `focus` is the path of a field that gets the focus then,
   * because a button that removes itself would lose it, and `message` is announced.
   */
  change: (
    update: (now: FormValues) => FormValues,
    next?: { focus: string; message?: string },
  ) => void;
};

/** The form of the page. */
export const Form = createContext<CampaignForm>({
  ...{ values: {}, base: {}, problems: [], edited: "", tds: [], names: {} },
  change: () => {},
});

/** Returns the form that a part of it is in. */
export const useForm = () => use(Form);

/** Returns the id of a field's control. */
export function fieldId(path: string): string {
  return `campaign-${path}`;
}

/** Moves the focus to a field, and opens the parts of the form that it is in. */
export function focusField(path: string): void {
  const control = document.getElementById(fieldId(path));
  for (let at = control?.closest("details"); at; at = at.parentElement?.closest("details"))
    at.open = true;
  control?.focus();
}
