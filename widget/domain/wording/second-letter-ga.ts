import type { SecondLetterWording } from "./second-letter-en.ts";

const WEEKS = [
  ...["", "seachtaine", "coicíse", "trí seachtaine", "ceithre seachtaine", "cúig seachtaine"],
  ...["sé seachtaine", "seacht seachtaine", "ocht seachtaine"],
];

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
  usual:
    "Is í seo an ghnáthlitir: tá do nasc lochtach, nó tá an chéad litir níos mó ná dhá bhliain d’aois.",
};
