import { CLICK_LIMITS } from "../../../../api/contract/limits.ts";
import { en } from "./en.ts";

const { count } = en;

export const ga: typeof en = {
  head: (partner, { campaignName }) => ({
    title: `Litreacha ó ${partner} | ${campaignName}`,
    description: "An líon litreacha a d’oscail cuairteoirí comhpháirtí.",
  }),
  title: () => "litir a d’oscail cuairteoirí",
  since: (day) => `Ón ${day}.`,
  asOf: (day, time) => `Mar a bhí ar an ${day}, ${time} i mBaile Átha Cliath.`,
  count,
  ofCampaign: (number) => `As ${count(number)} san fheachtas ar fad.`,

  chart: (letters) => `${count(letters)} le 30 lá anuas`,

  meaning: {
    title: "Cad a deir figiúr",
    text: `Comhairtear litir nuair a osclaítear i ríomhphost an chuairteora í, nó san fhuinneog phriontála. Ní féidir le haon duine ach le soláthraí ríomhphoist an chuairteora a fheiceáil ar seoladh í. Ó nasc idirlín amháin, comhairtear ${CLICK_LIMITS.clicks} litir in aon ${CLICK_LIMITS.minutes} nóiméad ar a mhéad, agus ${CLICK_LIMITS.clicksADay} in aon 24 uair an chloig. Tá litreacha an lae inniu ag teacht isteach fós.`,
  },
  take: {
    title: "Tabhair chuig do bhord é",
    text: "Do litreacha agus litreacha an fheachtais de réir míosa agus lae, agus do litreacha de réir soláthraí ríomhphoist, mar thábla do scarbhileog:",
    csv: "Na figiúirí go léir mar CSV",
  },
  badge: {
    title: "Taispeáin ar do shuíomh é",
    text: "Taispeánann na línte seo an uimhir do do chuairteoirí féin, agus í nóiméad d’aois ar a mhéad. Mura bhfreagraíonn ár bhfreastalaí, taispeántar do théacs féin.",
    inside: "Tá ár gcuairteoirí ag scríobh chuig a dTeachtaí Dála",
  },
  link: {
    text: (partner) =>
      `Ní thaispeánann an leathanach seo ach litreacha ${partner}. Is féidir le duine ar bith a bhfuil a nasc aige é a léamh.`,
    until: (day) => `Oibríonn an nasc seo go deireadh an lae ${day}.`,
    endless: "Níl lá deiridh leis an nasc seo.",
  },
};
