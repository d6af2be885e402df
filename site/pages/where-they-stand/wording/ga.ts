import type { en } from "./en.ts";

export const ga: typeof en = {
  head: ({ campaignName, nameInText }) => ({
    title: `A seasamh | ${campaignName}`,
    description: `A ndúirt Teachtaí Dála, mar a vótáil siad agus na ceisteanna a chuir siad sa Dáil: ${nameInText}. Tá dáta agus foinse le gach iontráil.`,
  }),
  title: "A seasamh",
  lead: (name) =>
    `Ráitis, vótaí agus ceisteanna gach Teachta Dála, de réir an taifid phoiblí: ${name}.`,
  totals: ({ all, for: inFavour, against, undecided, none, asked }) => {
    const positions = [
      inFavour > 0 ? `tá ${inFavour} ar a shon go poiblí` : "",
      against > 0 ? `tá ${against} ina choinne` : "",
      undecided > 0 ? `tá ${undecided} gan cinneadh` : "",
    ].filter((text) => text !== "");
    const questions = asked > 0 ? ` Chuir ${asked} acu ceist faoi sa Dáil.` : "";
    if (positions.length === 0)
      return `Ní bhfuarthas aon ráiteas poiblí ó na Teachtaí Dála (${all}).${questions}`;
    const others = none > 0 ? `; ní bhfuarthas aon ráiteas poiblí ó ${none} eile` : "";
    return `I measc na dTeachtaí Dála (${all}), ${positions.join(", ")}${others}.${questions}`;
  },
  read: (day) => `Léadh na ceisteanna sa Dáil den uair dheireanach ar an ${day}.`,
  unread: "Níor léadh aon cheisteanna sa Dáil fós.",
  noTopics: "Ní bhailítear ceisteanna sa Dáil faoi láthair.",
  topics: (topics) => `Bailímid ceisteanna a luann ${topics}.`,
  or: " nó ",
  quoted: (topic) => `‘${topic}’`,

  countsOf: ({ tds, asked, inFavour }) =>
    [
      `Teachtaí Dála: ${tds}`,
      ...(inFavour > 0 ? [`ar a shon: ${inFavour}`] : []),
      ...(asked > 0 ? [`chuir ceist: ${asked}`] : []),
    ].join(", "),

  newest: "Ar an taifead",
  askedIt: "Ceist faoi sa Dáil",
  voteOf: (subject, { ta, nil, staon }) =>
    `Vóta: ${subject}. Tá: ${ta}, Níl: ${nil}, Staon: ${staon}`,
  source: "Foinse",
  earlier: (count) => `Iontrálacha níos luaithe: ${count}`,
  nothingYet: "Ní bhfuarthas aon cheist, aon ráiteas ná aon vóta ó Theachta Dála.",
  byConstituency: "De réir dáilcheantair",
  every: "Gach Teachta Dála",
  wholeList: "An liosta iomlán",
  has: { asked: "Chuir ceist", said: "Rinne ráiteas" },
  silence: "Níl i gceist le ‘Ní bhfuarthas aon ráiteas poiblí’ ach é sin. Ní cur i gcoinne é.",
  columns: {
    name: "Ainm",
    party: "Páirtí",
    constituency: "Dáilcheantar",
  },
  any: "Gach ceann",
  visibleCount: "{shown} as {all} á dtaispeáint",
  reset: "Taispeáin iad go léir",

  correction: {
    title: "Mícheart nó ar iarraidh?",
    text: "Scríobh chuig {contact} le dáta na hiontrála agus leathanach ar féidir le cách í a léamh air. Ní thaispeántar iontráil gan foinse.",
  },
  files: {
    title: "Tabhair leat é",
    text: "An taifead iomlán, saor in aisce:",
    csv: "mar thábla (CSV)",
    json: "mar shonraí (JSON)",
  },
  sources: {
    title: "Foinsí",
    data: "Ceisteanna, vótaí agus sonraí na dTeachtaí Dála: Tithe an Oireachtais, CC BY 4.0",
  },
};
