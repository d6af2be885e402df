import type { Refusal } from "../earlier-letter.ts";
import type { SecondLetterWording } from "./second-letter-en.ts";

const WEEKS = [
  ...["", "seachtaine", "coicíse", "trí seachtaine", "ceithre seachtaine", "cúig seachtaine"],
  ...["sé seachtaine", "seacht seachtaine", "ocht seachtaine"],
];

/** Why a link leads to the usual letter. */
const WHY: Record<Refusal, string> = {
  constituency: "níl an dáilcheantar i do nasc ann",
  "no-day": "ní dáta é an dáta i do nasc",
  future: "níl an dáta i do nasc tagtha fós",
  old: "tá an chéad litir níos mó ná dhá bhliain d’aois",
};

/** The Irish texts of the second letter and of its reminder. */
export const secondLetterGa: SecondLetterWording = {
  note: "Ar do ghléas a dhéantar an meabhrúchán. Tugann an nasc ann ar ais thú chuig an dara litir, atá gairid.",
  remind: (days) => `Cuir i gcuimhne dom é faoi cheann ${WEEKS[days / 7] ?? `${days} lá`}`,
  file: "Comhad féilire",
  google: "Google Calendar",
  answered: "D’fhreagair siad. Cad anois?",

  summary: (campaign) => `Scríobh chuig do Theachtaí Dála arís: ${campaign}`,
  description: (constituency, day) =>
    `Scríobh tú chuig do Theachtaí Dála (${constituency}) ar an ${day}. Gan freagra? Tá an dara litir réidh:`,

  second: (day) => `Is í seo an dara litir, do Theachtaí Dála ar scríobh tú chucu ar an ${day}.`,
  first: "Is í seo an chéad litir.",
  toFirst: "Taispeáin an chéad litir ina háit",
  toSecond: "Taispeáin an dara litir ina háit",
  why: (refusal) => `Is í seo an ghnáthlitir, mar ${WHY[refusal]}.`,
};
