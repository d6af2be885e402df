import type { en } from "./en.ts";

export const ga: typeof en = {
  head: ({ shortName, nameInText }) => ({
    title: `Póstaeir agus pictiúir do chomhpháirtithe | ${shortName}`,
    description: `Póstaeir, cárta boird agus pictiúir, le do chód QR féin: ${nameInText}. Priontáil nó sábháil anseo iad.`,
  }),
  title: ["Croch ar", "an mballa é"],
  asking: {
    lead: "Póstaeir, cártaí agus pictiúir a bhfuil do chód QR féin orthu. Comhairtear na litreacha a thagann uaidh mar litreacha uait. I do bhrabhsálaí a dhéantar iad uile.",
    call: ["Scan an cód.", "Seol an litir."],
    about: (name, place) =>
      `${place === null ? "" : `${place}: `}Iarr ar do Theachtaí Dála tacú leis seo: ${name}. Nóiméad a thógann sé.`,
  },
  thanking: {
    lead: "Níl litreacha ag teastáil a thuilleadh. Gabh buíochas leo siúd a scríobh: póstaeir, cártaí agus pictiúir a dtéann a gcód QR chuig an méid a baineadh amach. I do bhrabhsálaí a dhéantar iad uile.",
    call: ["Scan an cód.", "Féach cad a rinne tú."],
    about: (name, place) =>
      `${place === null ? "" : `${place}: `}Go raibh maith agat as gach litir. Ábhar na litreacha: ${name}.`,
  },
  settings: "Do threalamh",
  pieces: "Píosa",
  names: {
    "poster-a4": "Póstaer A4",
    "poster-a3": "Póstaer A3",
    "table-card": "Cárta boird",
    post: "Pictiúr cearnach",
    newsletter: "Pictiúr do nuachtlitir",
  },
  look: "Cuma",
  looks: { print: "Páipéar", flood: "Dath" },
  colour: "Do dhath féin",
  colourCorrected:
    "Ní féidir téacs a léamh ar an dath seo, agus mar sin priontáiltear níos dorcha é.",
  everywhere: "Éire ar fad",
  preview: "Réamhamharc",
  drawing: (name, link) => `${name}, le cód QR a théann chuig ${link}`,
  print: "Priontáil, nó sábháil mar PDF",
  marks: "Le himeall breise agus marcanna gearrtha, do chlódóir",
  printHint:
    "Sa dialóg phriontála, roghnaigh an méid thuas, gan imill, agus grafaicí cúlra. Chun comhad a shábháil, roghnaigh ‘Sábháil mar PDF’ mar phrintéir. Fágann printéirí oifige imeall bán i gcónaí.",
  marksHint:
    "Téann an cúlra trí mhilliméadar thar na marcanna gearrtha. Seol an PDF a shábháil tú chuig an gclódóir mar atá.",
  foldHint: "Fill i lár baill é, ionas go seasfaidh an dá thaobh ina gceart.",
  save: "Sábháil an pictiúr (PNG)",
  saving: "Tá an pictiúr á tharraingt …",
  saved: "Sábháilte.",
  saveFailed:
    "Níor tharraing do bhrabhsálaí an pictiúr. Cuireann brabhsálaithe áirithe bac ar phictiúir den sórt seo: ceadaigh don suíomh seo iad, nó úsáid brabhsálaí eile.",
  newsletter: {
    title: "I do nuachtlitir",
    text: "Sábháil pictiúr na nuachtlitreach agus uaslódáil chuig do nuachtlitir é. Ansin greamaigh an méid seo, agus seoladh an phictiúir in ionad a ainm.",
    copy: "Cóipeáil HTML na nuachtlitreach",
  },
  copied: "Cóipeáilte.",
};
