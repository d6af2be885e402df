import { createContext, use } from "react";
import { FIELDS } from "../../../../api/contract/campaign/campaign.ts";
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
  tds: RecordResponse["tds"];
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

/** The drawers of the desk by their addresses: `/admin#record`. */
export const DRAWERS = {
  tds: "TDs",
  letter: "Letter",
  campaign: "Campaign",
  record: "Record",
  history: "History",
} as const;
export type Drawer = keyof typeof DRAWERS;

/** Returns the drawer of an address's fragment, `#record`; the first one for any other. */
export function drawerIn(hash: string): Drawer {
  const name = hash.slice(1);
  return (Object.keys(DRAWERS) as Drawer[]).find((drawer) => drawer === name) ?? "tds";
}

/** The parts of the form, each with its drawer and its fields, as those of English texts: the first that fits. */
const PARTS = {
  record: ["record", /^record\./],
  state: ["campaign", /^(?:state|texts\.en\.(?:paused|achieved|next))$/],
  colours: ["campaign", /^facts\.colours\./],
  facts: ["campaign", /^facts\./],
  later: ["letter", /\.(?:call|followUp)$/],
  answers: ["campaign", /\.answers\./],
  figures: ["campaign", /\.findings/],
  headline: ["campaign", /\.(?:headline|lead|letterTile)$/],
  names: [
    "campaign",
    /\.(?:organisation|shortName|name|nameInText|description|shareText|caption|goOn)$/,
  ],
  letter: ["letter", /^/],
} as const satisfies Record<string, readonly [Drawer, RegExp]>;
export type PartName = keyof typeof PARTS;

/** Returns the part that a field is in, also in Irish and at any place of a list. */
function partOf(path: string): PartName {
  const usual = path.replace(/^texts\.ga\./, "texts.en.").replace(/\.\d+\./, ".0.");
  const parts = Object.keys(PARTS) as PartName[];
  return parts.find((part) => PARTS[part][1].test(usual)) ?? "letter";
}

/** Returns the paths of a part's fields. Of texts, those in English: each stands beside its Irish one. */
export function fieldsIn(part: PartName): string[] {
  return FIELDS.map(({ path }) => path).filter(
    (path) => /^(?:state$|texts\.en\.|facts\.|record\.)/.test(path) && partOf(path) === part,
  );
}

/** Returns the drawer in which a field is. */
export function drawerOf(path: string): Drawer {
  return PARTS[partOf(path)][0];
}
