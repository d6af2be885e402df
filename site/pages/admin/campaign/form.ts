import { createContext, use } from "react";
import { FIELDS } from "../../../../api/contract/campaign/campaign.ts";
import type { CampaignValues } from "../../../../api/contract/campaign/campaign-api.ts";
import type { Problem } from "../../../../api/contract/campaign/problems.ts";
import type { RecordResponse } from "../../../../api/contract/record-schema.ts";

export type CampaignForm = {
  values: CampaignValues;
  /** The values of the version that the draft began with. */
  base: CampaignValues;
  problems: readonly Problem[];
  /** The path of the field that had the focus last. */
  focusPath: string;
  /** The sitting TDs by surname; empty until the server has sent the list. */
  tds: RecordResponse["tds"];
  /** The TDs' names by their codes: 'Ann Example, Clare'. */
  names: Readonly<Record<string, string>>;
  /** Changes the newest values. Then the field at `focus` gets the focus, and `message` is announced. */
  change: (
    update: (now: CampaignValues) => CampaignValues,
    next?: { focus: string; message?: string },
  ) => void;
};

export const Form = createContext<CampaignForm | null>(null);

/** Returns the form around a component. Throws without one. */
export function useForm(): CampaignForm {
  const form = use(Form);
  if (form === null) throw new Error("A part of the desk needs its form around it");
  return form;
}

export function fieldId(path: string): string {
  return `campaign-${path}`;
}

/** Moves the focus to a field, and opens the folds around the field. */
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
type Drawer = keyof typeof DRAWERS;

/** Returns the drawer of an address's fragment, `#record`; the first one for any other. */
export function drawerIn(hash: string): Drawer {
  const name = hash.slice(1);
  return (Object.keys(DRAWERS) as Drawer[]).find((drawer) => drawer === name) ?? "tds";
}

/** The parts of the form, each with a drawer and a pattern of paths: the first that fits a path is right. */
const PARTS = {
  record: ["record", /^record\./],
  state: ["campaign", /^(?:state|texts\.en\.(?:paused|achieved|next))$/],
  colours: ["campaign", /^facts\.colours\./],
  places: ["campaign", /^facts\.places|\.placesSource$/],
  readers: [
    "letter",
    /^facts\.(?:decidingOffice|committee)$|\.(?:requests|thanks)\.|\.placeFigure$/,
  ],
  facts: ["campaign", /^facts\./],
  later: ["letter", /\.(?:call|followUp|followUpThanks)$|\.meeting\./],
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

/** Returns the part of a field, which is an Irish field's part too, at any place of a list. */
function partOf(path: string): PartName {
  const usual = path.replace(/^texts\.ga\./, "texts.en.").replace(/\.\d+\./, ".0.");
  const parts = Object.keys(PARTS) as PartName[];
  return parts.find((part) => PARTS[part][1].test(usual)) ?? "letter";
}

/** Returns the paths of a part's fields, without Irish texts, which stand beside the English ones. */
export function fieldsIn(part: PartName): string[] {
  return FIELDS.map(({ path }) => path).filter(
    (path) => /^(?:state$|texts\.en\.|facts\.|record\.)/.test(path) && partOf(path) === part,
  );
}

export function drawerOf(path: string): Drawer {
  return PARTS[partOf(path)][0];
}
