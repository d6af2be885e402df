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
  passOn: {
    note: (organisation) =>
      `Is féidir freagra a sheoladh chuig an bhfeachtas freisin. Léann ${organisation} a dtagann chuig {contact}, le fáil amach cá seasann Teachtaí Dála. Ní fhoilsítear aon rud as.`,
    send: "Seol chuig an bhfeachtas é",
    tell: "Inis don fheachtas",
    subject: (kind) => `Freagra ó Theachta Dála: ${kind}`,
    kind: (kind) => `Cineál freagra: ${kind}`,
    td: "Teachta Dála: ",
    constituency: "Dáilcheantar: ",
    paste: "Greamaigh an freagra anseo, gan do sheoladh féin:",
  },
};
