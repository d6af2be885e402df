import type { en } from "./en.ts";

export const ga: typeof en = {
  picture:
    "Ní féidir comhaid a shábháil san aip seo. Brúigh ar an bpictiúr agus coinnigh ann chun é a shábháil.",
  file: "Ní féidir comhaid a shábháil san aip seo. Oscail an seoladh seo i do bhrabhsálaí:",
  close: "Dún",
  missing: "Níorbh fhéidir cuid den leathanach seo a lódáil.",
  reload: "Athlódáil an leathanach",
};
