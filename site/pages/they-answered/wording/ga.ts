import type { en } from "./en.ts";

export const ga: typeof en = {
  head: ({ campaignName }) => ({
    title: `D’fhreagair siad. Cad anois? | ${campaignName}`,
    description:
      "Cúig chineál freagra a thugann Teachtaí Dála, an bhrí atá le gach ceann acu, agus freagra gairid le cur ar ais.",
  }),
  title: "D’fhreagair siad.\nCad anois?",
  lead: "Cúig chineál freagra. An bhrí atá le gach ceann acu, agus freagra gairid le cur ar ais.",
  kinds: {
    yes: "Freagra dearfach soiléir",
    maybe: "B’fhéidir, go cairdiúil",
    party: "Litir chaighdeánach an pháirtí",
    no: "Diúltú",
    silence: "Tost",
  },
  reply: "Do fhreagra",
  copy: "Cóipeáil",
  copied: "Cóipeáilte",
  selected: "Roghnaithe: cóipeáil féin é.",
  open: "Oscail i d’aip ríomhphoist",
};
