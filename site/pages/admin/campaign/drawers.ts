import { FIELDS } from "../../../../api/contract/campaign/campaign.ts";

/** The drawers of the desk by their addresses: `/admin#record`. */
export const DRAWERS = {
  letter: "Letter",
  campaign: "Campaign",
  record: "Record",
  tds: "TDs",
  history: "History",
} as const;
export type Drawer = keyof typeof DRAWERS;

/** Returns the drawer of an address's fragment, `#record`; the first one for any other. */
export function drawerIn(hash: string): Drawer {
  const name = hash.slice(1);
  return (Object.keys(DRAWERS) as Drawer[]).find((drawer) => drawer === name) ?? "letter";
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
export type Part = keyof typeof PARTS;

/** Returns the part that a field is in, also in Irish and at any place of a list. */
function partOf(path: string): Part {
  const usual = path.replace(/^texts\.ga\./, "texts.en.").replace(/\.\d+\./, ".0.");
  const parts = Object.keys(PARTS) as Part[];
  return parts.find((part) => PARTS[part][1].test(usual)) ?? "letter";
}

/** Returns the paths of a part's fields. Of texts, those in English: each stands beside its Irish one. */
export function fieldsIn(part: Part): string[] {
  return FIELDS.map(({ path }) => path).filter(
    (path) => /^(?:state$|texts\.en\.|facts\.|record\.)/.test(path) && partOf(path) === part,
  );
}

/** Returns the Irish field that stands beside an English one. */
export function irishOf(path: string): string {
  return path.replace(/^texts\.en\./, "texts.ga.");
}

/** Returns the drawer in which a field is. */
export function drawerOf(path: string): Drawer {
  return PARTS[partOf(path)][0];
}
