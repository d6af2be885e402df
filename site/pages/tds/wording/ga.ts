import { countedTds } from "../../../../api/grammar/irish.ts";
import type { en } from "./en.ts";

export const ga: typeof en = {
  description: "Do Theachtaí Dála, an litir, agus na naisc a osclaíonn i do ríomhphost í.",
  descriptionOf: (constituency, name, tds) =>
    `${tds === 0 ? "Teachtaí Dála" : capitalised(countedTds(tds))} an dáilcheantair ${constituency}, a gceisteanna, a ráitis agus a vótaí, agus an litir chucu: ${name}.`,
  pictureOf: (constituency, words) =>
    `Imlíne an dáilcheantair ${constituency}, i gcló, leis na focail ‘${words}’`,
  bill: (tds) => (tds === 0 ? "Litir amháin." : `${capitalised(countedTds(tds))}. Litir amháin.`),
  haveAsked: (tds) => `Chuir ${tds} acu ceist faoi sa Dáil.`,
  change: "Athraigh an dáilcheantar",
  onRecord: "Ceisteanna, ráitis agus vótaí",
  vacant: (seats) => `Suíocháin atá folamh faoi láthair: ${seats}.`,
  write: "Scríobh chucu",
  orToOne: "Nó chuig duine amháin acu:",
  brief:
    "Ag dul chun bualadh leo? Priontáil an leathanach seo: achoimre ar bhileog amháin, le spás do nótaí.",
  motion: "An rún samplach do do chomhairle",
  toAsk: "Le fiafraí:",
  notes: "Nótaí",
  share: "Roinn an leathanach seo",
  shareText: (constituency, name) =>
    `Seo iad ár dTeachtaí Dála i ndáilcheantar ${constituency}. Scríobh chucu. ${name}:`,
  didYouMean: "An raibh tú ag lorg",
  titles: {
    failed: "Níorbh fhéidir linn do Theachtaí Dála a lódáil",
    missing: "Cé acu dáilcheantar is leatsa?",
    unknown: "Níl eolas againn ar an dáilcheantar sin",
    places: "Cé acu dáilcheantar is leatsa?",
    "unknown-place": "Níl eolas againn ar an áit sin",
    limited: "An iomarca áiteanna in aon nóiméad amháin",
  },
  advice: {
    missing: "Roghnaigh do dháilcheantar chun do Theachtaí Dála agus an litir a fheiceáil.",
    unknown:
      "Níl leathanach ar bith ag an seoladh seo. Roghnaigh do cheannsa ón liosta chun do Theachtaí Dála agus an litir a fheiceáil.",
    places:
      "An leatsa ceann acu seo? Seans go mbeadh áit atá in aice le teorainn i roinnt dáilcheantar, agus tá an t-\u2060ainm céanna ar roinnt áiteanna.",
    "unknown-place":
      "Bain triail as baile níos mó in aice láimhe, nó roghnaigh do dháilcheantar ón liosta.",
    limited: "Fan nóiméad, nó roghnaigh do dháilcheantar ón liosta.",
  },
  youTyped: (text) => `Chlóscríobh tú ‘${text}’.`,
  failed: (message) =>
    `${message}. Bain triail eile as i gceann nóiméid, nó aimsigh na seoltaí ar an liosta oifigiúil.`,
  officialList: "Féach ar liosta oifigiúil na dTeachtaí Dála",
  opensIn: "Osclaítear i d’aip ríomhphoist í, nó in:",
  everyRecord: "Seasamh gach Teachta Dála",
  letterIn: { en: "An litir i mBéarla", ga: "An litir i nGaeilge" },
  toPrint: "Priontáil litreacha le postáil",
  titleToPrint: "Litreacha le postáil",
  howToPrint:
    "Bileog amháin do gach Teachta Dála. Priontáil an leathanach ó do bhrabhsálaí, líon isteach na línte poncaithe, sínigh gach ceann, fill iad ag na marcanna, agus cuir sa phost iad.",
  backToTds: "Ar ais chuig do Theachtaí Dála",
};

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
