import type { en } from "./en.ts";

export const ga: typeof en = {
  head: ({ campaignName, nameInText }) => ({
    title: `A seasamh | ${campaignName}`,
    description: `A ndúirt Teachtaí Dála, mar a vótáil siad agus na ceisteanna a chuir siad sa Dáil: ${nameInText}. Tá dáta agus foinse le gach iontráil.`,
  }),
  title: "A seasamh",
  onRecord: ({ all }, name) =>
    `as ${all} Teachta Dála a bhfuil ceist, ráiteas nó vóta uathu ar an taifead: ${name}.`,
  positions: ({ for: inFavour, against, undecided, asked }) => {
    const positions = [
      inFavour > 0 ? `Tá ${inFavour} ar a shon go poiblí.` : "",
      against > 0 ? `Tá ${against} ina choinne.` : "",
      undecided > 0 ? `Tá ${undecided} gan cinneadh.` : "",
    ].filter((text) => text !== "");
    const questions =
      asked > 0
        ? `Chuir ${asked} acu ceist faoi sa Dáil.`
        : "Níor chuir aon duine ceist faoi sa Dáil.";
    return [questions, ...positions].join(" ");
  },
  since: (count, day) =>
    `Chuir ${count} acu ceist, rinne siad ráiteas nó vótáil siad ó foilsíodh an feachtas seo den chéad uair, ar an ${day}.`,
  read: (day) => `Léadh na ceisteanna sa Dáil den uair dheireanach ar an ${day}.`,
  unread: "Níor léadh aon cheisteanna sa Dáil fós.",
  noTopics: "Ní bhailítear ceisteanna sa Dáil faoi láthair.",
  topics: (topics) => `Bailímid ceisteanna a luann ${topics}.`,
  or: " nó ",
  quoted: (topic) => `‘${topic}’`,

  newest: "Ar an taifead",
  voteOf: (subject, { ta, nil, staon }) =>
    `Vóta: ${subject}. Tá: ${ta}, Níl: ${nil}, Staon: ${staon}`,
  votesInDail: "Vótaí sa Dáil",
  questionOf: (type, number) => `${type === "oral" ? "Ceist ó bhéal" : "Ceist scríofa"} ${number}`,
  standings: { asked: "Chuir ceist", voted: "Vótáil" },
  moreTds: (count) => `Teachtaí Dála eile: ${count}`,
  earlier: (count) => `Iontrálacha níos luaithe: ${count}`,
  nothingYet: "Ní bhfuarthas aon cheist, aon ráiteas ná aon vóta ó Theachta Dála.",
  every: "Gach Teachta Dála",
  has: { asked: "Chuir ceist", said: "Rinne ráiteas" },
  silence: (count) =>
    count === 0
      ? ""
      : `Ní bhfuarthas aon rud ar an taifead ó ${count} Teachta Dála. Ní hionann é sin agus cur i gcoinne.`,
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
