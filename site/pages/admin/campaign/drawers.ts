import { FIELDS } from "../../../../api/contract/campaign/campaign.ts";
import type { Field } from "../../../../api/contract/campaign/field-kinds.ts";

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

/** The texts of the pages by part. A text that is in none of them belongs to the letter. */
const PAGE_TEXTS: readonly (readonly [Part, RegExp])[] = [
  ["later", /^(?:call|followUp)$/],
  ["answers", /^answers\./],
  ["figures", /^findings/],
  ["headline", /^(?:headline|lead|letterTile)$/],
  ["names", /^(?:organisation|shortName|name|nameInText|description|shareText|caption|goOn)$/],
];

function partOf({ path, control, states }: Pick<Field, "path" | "control" | "states">): Part {
  if (path.startsWith("record.")) return "record";
  if (path === "state" || states !== undefined) return "state";
  const [, name] = /^texts\.\w+\.(.+)$/.exec(path) ?? [];
  if (name === undefined) return control === "colour" ? "colours" : "facts";
  return PAGE_TEXTS.find(([, names]) => names.test(name))?.[0] ?? "letter";
}

/** Returns the fields of a part. Of texts, those in English: each stands beside its Irish one. */
export function fieldsIn(part: Part): Field[] {
  return FIELDS.filter(
    (field) => /^(?:texts\.en|facts|record)\./.test(field.path) && partOf(field) === part,
  );
}

/** Returns the Irish field that stands beside an English one. */
export function irishOf(path: string): string {
  return path.replace(/^texts\.en\./, "texts.ga.");
}

/** Returns the drawer in which a field is. */
export function drawerOf(path: string): Drawer {
  const field = FIELDS.find((each) => each.path === path.replace(/\.\d+\./, ".0."));
  const part = partOf(field ?? { path, control: "line" });
  if (part === "record") return "record";
  return part === "letter" || part === "later" ? "letter" : "campaign";
}
