import type { Constituency } from "../../api/contract/constituencies.ts";
import type { Td } from "../../api/contract/td.ts";

/** The constituency that the stories use. */
export const CONSTITUENCY: Constituency = "Dublin Bay North";

/** When the invented TDs were last checked. */
export const AS_OF = "2026-07-19T08:00:00Z";

/** Invented TDs, on a domain that receives no mail, with what can break a card: long names, fadas, no party. */
const INVENTED: readonly Omit<Td, "constituency">[] = [
  { name: "Aoife Ní Dhomhnaill", email: "aoife.nidhomhnaill@oireachtas.example", party: "Labour" },
  {
    name: "Bríd Mac Giolla Phádraig-Featherstonhaugh",
    email: "b.macgiollaphadraig@oireachtas.example",
    party: "Independents 4 Change and the Regional Group",
  },
  { name: "Seán Ó Sé", email: "sean.ose@oireachtas.example" },
  {
    name: "Máire Bhreathnach",
    email: "maire.bhreathnach@oireachtas.example",
    party: "Green Party",
  },
  { name: "Tomás Quill", email: "tomas.quill@oireachtas.example", party: "Independent" },
  {
    name: "Úna Fitzgerald-Oyelaran",
    email: "una.fitzgerald-oyelaran.constituency.office@oireachtas.example",
    party: "Social Democrats",
  },
  { name: "Peadar Walsh", email: "peadar.walsh@oireachtas.example", party: "Fianna Fáil" },
  { name: "Ciara Mulqueen", email: "ciara.mulqueen@oireachtas.example", party: "Sinn Féin" },
  { name: "Diarmuid Hayes", email: "diarmuid.hayes@oireachtas.example", party: "Fine Gael" },
];

/** The number of invented TDs. */
export const MAX_TDS = INVENTED.length;

/** Returns the first `count` invented TDs, in the given constituency. */
export function inventedTds(count: number, constituency: Constituency = CONSTITUENCY): Td[] {
  return INVENTED.slice(0, count).map((td) => ({ ...td, constituency }));
}
