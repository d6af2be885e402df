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

/** The parts of the form; `state` and the following ones are in the drawer Campaign. */
export type Part =
  | ("letter" | "later" | "record")
  | ("state" | "headline" | "names" | "figures" | "answers" | "facts" | "colours");

/** The fields of each part by their paths, as those of English texts; the first that fits is theirs. */
const PARTS: readonly (readonly [Part, RegExp])[] = [
  ["record", /^record\./],
  ["state", /^(?:state|texts\.en\.(?:paused|achieved|next))$/],
  ["colours", /^facts\.colours\./],
  ["facts", /^facts\./],
  ["later", /\.(?:call|followUp)$/],
  ["answers", /\.answers\./],
  ["figures", /\.findings/],
  ["headline", /\.(?:headline|lead|letterTile)$/],
  ["names", /\.(?:organisation|shortName|name|nameInText|description|shareText|caption|goOn)$/],
];

/** Returns the part that a field is in, also in Irish and at any place of a list. */
export function partOf(path: string): Part {
  const usual = path.replace(/^texts\.ga\./, "texts.en.").replace(/\.\d+\./, ".0.");
  return PARTS.find(([, paths]) => paths.test(usual))?.[0] ?? "letter";
}

/** Returns the paths of a part's fields. Of texts, those in English: each stands beside its Irish one. */
export function fieldsIn(part: Part): string[] {
  return FIELDS.map(({ path }) => path).filter(
    (path) => /^(?:texts\.en|facts|record)\./.test(path) && partOf(path) === part,
  );
}

/** Returns the Irish field that stands beside an English one. */
export function irishOf(path: string): string {
  return path.replace(/^texts\.en\./, "texts.ga.");
}

/** Returns the drawer in which a field is. */
export function drawerOf(path: string): Drawer {
  const part = partOf(path);
  if (part === "record") return "record";
  return part === "letter" || part === "later" ? "letter" : "campaign";
}
