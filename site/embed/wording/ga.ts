import { providerValues } from "../settings.ts";
import type { EmbedWording } from "./en.ts";

/** The Irish texts of the embed page. */
export const ga: EmbedWording = {
  head: ({ shortName, nameInText }) => ({
    title: `Leabaigh an litir ar do shuíomh | ${shortName}`,
    description: `Le cúpla líne HTML, is féidir le do chuairteoirí scríobh chuig a dTeachtaí Dála ó do leathanach: ${nameInText}. Féach ar an réamhamharc.`,
  }),
  hero: {
    title: ["Leabaigh é", "ar do shuíomh"],
    lead: (name) =>
      `Le cúpla líne HTML, is féidir le do chuairteoirí a dTeachtaí Dála a aimsiú agus litir amháin a sheoladh chucu, óna ríomhphost féin, gan do leathanach a fhágáil. Ábhar na litreach: ${name}.`,
  },
  builder: "Do chód, agus an réamhamharc",
  controls: {
    title: "Cuir do chuma féin air",
    partner: "Aitheantas comhpháirtí",
    partnerHint:
      "Ainm gairid ar do shuíomh, ionas gur féidir na litreacha uaidh a chomhaireamh astu féin. Níl sé riachtanach.",
    partnerExample: "mo-dhanlann",
    partnerInvalid:
      "Bíonn 1 go 40 carachtar in aitheantas comhpháirtí: a go z, 0 go 9 agus fleiscíní. Fágtar an ceann seo ar lár sa chód.",
    look: "Cuma",
    lookDefault: "Cuma an fheachtais",
    theme: "Téama",
    themes: { light: "Geal", dark: "Dorcha", auto: "An chuairteora" },
    accent: "Dath an chnaipe",
    accentReset: "Athshocraigh an dath",
    provider: "Soláthraí ríomhphoist",
    language: "Teanga",
    languageOfPage: "Mar an leathanach",
    languageHint:
      "Mar an leathanach: leanann an eilimint an `lang` ar do chlib `html` féin, agus mar sin níl aon rud eile ag teastáil ó leathanach dátheangach.",
    constituency: "Dáilcheantar",
    constituencyNone: "Roghnaíonn an cuairteoir é",
  },
  link: (name) => `Scríobh chuig do Theachta Dála: ${name}`,
  linkWithoutName: "Scríobh chuig do Theachta Dála",
  selected:
    "Chuir do bhrabhsálaí bac ar an gcóipeáil. Tá an cód roghnaithe: brúigh Ctrl C, nó ⌘ C.",
  snippet: {
    title: "Do chód",
    forms: { plain: "Simplí", pinned: "Seasta", frame: "Iframe" },
    form: "Cineál an chóid",
    plain:
      "Lódáiltear 1\u00a0kB leis an leathanach, agus an chuid eile nuair a scrollaíonn an cuairteoir gar dó. Tagann nuashonruithe chuig do leathanach go huathoibríoch.",
    pinned: (version, kB) =>
      `Leagan ${version} amháin: diúltaíonn brabhsálaithe do chomhad ar bith eile. Lódáiltear ${kB}\u00a0kB leis an leathanach, agus ní thagann nuashonrú go dtí go n-\u2060athróidh tú an cód. Ní sheiceálann siad na comhaid a lódáiltear níos déanaí, mar shampla an léarscáil.`,
    pinning: "Tá an leagan reatha á léamh …",
    pinFailed: "Níorbh fhéidir an leagan reatha a léamh, agus mar sin is é seo an cód simplí.",
    pinRetry: "Bain triail eile as",
    frame: (height) =>
      `Le haghaidh suímh a bhaineann scripteanna amach. Tá an fráma ${height} picteilín ar airde agus scrollaíonn sé; le cúpla líne scripte, fásann sé de réir a bhfuil ann.`,
    frameMore: "Conas é a chur ag fás",
    copy: "Cóipeáil an cód",
    copied: "Cóipeáilte. Greamaigh é san áit ar chóir don litir a bheith.",
  },
  preview: {
    title: "Réamhamharc beo",
    address: "do-shuiomh.ie",
    note: "Is í seo an eilimint féin. Osclaíonn ‘Seol’ litir cheart i do ríomhphost. Ní chomhairtear aon rud a dhéanann tú anseo.",
  },
  log: {
    title: "Teagmhais ar do leathanach",
    empty:
      "Roghnaigh dáilcheantar sa réamhamharc. Feicfidh tú anseo na teagmhais a sheolann an eilimint chuig do leathanach.",
    notCounted: "níor comhaireadh",
  },
  looks: {
    title: ["Ceithre leathanach,", "ceithre chuma"],
    lead: "Níl i ngach cuma ach cúpla airí saincheaptha as an doiciméadacht. Úsáid ceann mar atá, nó tosaigh leis.",
    try: "Triail é",
    tryRest: (name) => `${name}, sa réamhamharc`,
    names: {
      gallery: "Bán na dánlainne",
      theatre: "Dubh na hamharclainne",
      festival: "Dathanna na féile",
      council: "Simplíocht na comhairle",
    },
    captions: {
      gallery: "Bán, le coirnéil chearnógacha agus cnaipe dubh.",
      theatre: "Dubh, le cló seirife agus cnaipe órga.",
      festival: "Buí agus corcra, le ceannteidil throma.",
      council: "Liath éadrom, le cnaipe uaine.",
    },
  },
  places: {
    title: "Cá gcuirtear é",
    rows: [
      [
        "WordPress",
        "Cuir bloc *Custom HTML* leis an leathanach agus greamaigh an cód ar fad ann.",
        "Ní mór cead a bheith ag do chuntas HTML gan scagadh a phostáil. Tá sé ag riarthóirí agus ag eagarthóirí; ar líonra suíomhanna, níl sé ach ag na sár-riarthóirí. Gan an cead sin, baineann WordPress an script amach nuair a shábhálann tú. Fanann an nasc, agus oibríonn sé.",
        "Ar WordPress.com, ní féidir le suíomh scripteanna a úsáid ach amháin má cheadaíonn a phlean breiseáin.",
      ],
      [
        "Squarespace",
        "Cuir bloc *Code* leis an leathanach, socraigh mar HTML é, agus greamaigh an cód ar fad ann.",
        "Is gné bhreise de chuid Squarespace iad scripteanna i mbloc cóid: caithfidh siad a bheith i do phlean. Seiceáil an leathanach foilsithe agus tú logáilte amach, mar b’fhéidir nach rithfeadh an t-\u2060eagarthóir scripteanna.",
      ],
      [
        "Wix",
        "*Embed HTML*: greamaigh an cód ar fad ann. Taispeánann Wix i bhfráma é: déan an fráma 700 picteilín ar airde ar a laghad, agus socraigh aitheantas comhpháirtí, mar ní leatsa seoladh an fhráma.",
        "*Custom element*: is í `bia-contact-td` an chlib, agus is é seoladh na scripte sa chód seoladh an fhreastalaí. Éilíonn Wix plean Premium agus suíomh foilsithe lena fhearann féin.",
      ],
      [
        "De láimh",
        "Greamaigh an cód san áit ar chóir don litir a bheith. Níl céim tógála, leabharlann ná bileog stíle ag teastáil. Is féidir leat an script a chur sa `head` uair amháin freisin, agus an oiread clibeanna agus is mian leat a úsáid.",
      ],
    ],
  },
  policy: {
    title: "Le polasaí slándála ábhair",
    text: "Tá dhá threoir eile de dhíth ar leathanach a bhfuil `Content-Security-Policy` aige, fiú le `default-src 'none'`:",
    after: [
      "Níl treoir ag teastáil do stíleanna: úsáideann an eilimint bileoga stíle tógtha, agus ní chuireann aon pholasaí bac orthu. Má tá `style-src` i do pholasaí, cuir rialacha na heiliminte `style` thuas i do bhileog stíle féin. Níl íomhánna, clónna ná frámaí san eilimint. Osclaítear ríomhphost mar nasc, i gcluaisín nó i d’aip ríomhphoist.",
      "Oibríonn an eilimint le Trusted Types. Ní mór `allow-scripts allow-popups allow-popups-to-escape-sandbox` a bheith ar fhráma a bhfuil `sandbox` air. Gan `allow-popups`, seans go gcuirfidh brabhsálaithe bac ar an litir. Is féidir le cuairteoirí í a chóipeáil ina ionad sin; ní chomhairtear aon rud.",
    ],
  },
  frame: {
    title: "In iframe",
    text: "Le haghaidh suímh a bhaineann scripteanna amach. Roghnaigh *Iframe* os cionn do chóid: bíonn do shocruithe i seoladh an fhráma ansin, seachas stíleanna na gcodanna aonair. Socraigh aitheantas comhpháirtí, mar ní ainmníonn litreacha as fráma do shuíomh.",
    beforeScript: (height) =>
      `Tá an fráma ${height} picteilín ar airde, nó cibé airde a thugann tú dó, agus scrollaíonn sé. Má tá cead ag do leathanach script a rith, déanann na línte seo chomh hard lena ábhar é:`,
    copy: "Cóipeáil an script",
    copied: "Cóipeáilte. Greamaigh uair amháin í, áit ar bith ar an leathanach.",
    after: [
      'Insíonn an fráma a airde do do leathanach mar `{type: "bia-height", height}`, agus gach teagmhas thíos mar `{type: "bia-sent", provider, count, personalised}`: ainm an teagmhais agus a shonraí. Ní léann sé teachtaireacht ar bith.',
      "Ligeann an `sandbox` don fhráma ríomhphost a oscailt, agus an litir a chóipeáil agus a phriontáil, agus sin uile; ligeann `allow` dó láthair an chuairteora a iarraidh nuair a bhrúitear ‘Úsáid mo láthair’. Tá `frame-src` le seoladh an fheachtais de dhíth ar leathanach a bhfuil polasaí slándála ábhair aige.",
    ],
  },
  events: {
    title: "Teagmhais",
    text: "Seolann an eilimint gach teagmhas mar `CustomEvent` atá `bubbles` agus `composed`. Níl sonraí pearsanta in aon cheann acu.",
    columns: ["An teagmhas agus a shonraí", "Cathain"],
    rows: {
      "bia-ready": "tá an eilimint réidh",
      "bia-lookup": "tá cuardach críochnaithe; is í `live`, `stored` nó `sample` an fhoinse",
      "bia-compose": "osclaíodh fuinneog ríomhphoist",
      "bia-sent":
        "taispeántar an dialóg ratha; ní thaispeántar riamh í nuair is eol nár osclaíodh an litir",
      "bia-share":
        "cóipeáladh an teachtaireacht atá le roinnt (`stories`, `copy`), nó roinneadh í (`sheet`, `picture`, `whatsapp`, `bluesky`)",
      "bia-error": "theip ar rud éigin, agus feiceann an cuairteoir teachtaireacht",
    },
  },
  reference: {
    title: "Aitreabúidí agus stíleanna",
    text: "Is féidir aitreabúidí a athrú nó a bhaint am ar bith. Déantar neamhaird de luach neamhbhailí, le rabhadh amháin ar an gconsól.",
    columns: ["Aitreabúid", "Luach"],
    rows: {
      partner: "1 go 40 carachtar: a go z, 0 go 9 agus fleiscíní",
      provider: `${providerValues("attribute", "nó")}; tríú rogha a bhíonn i gceann ar bith acu seachas ${providerValues("toggle", "agus")}`,
      constituency: "ainm dáilcheantair, a roghnaítear láithreach",
      place:
        "an baile ina gcónaíonn an cuairteoir; mura bhfuil ach dáilcheantar amháin ann, roghnaítear láithreach é",
      "written-on":
        "lá litreach a scríobhadh cheana, 2026-11-30: faigheann Teachtaí Dála `constituency` an dara litir",
      theme: "`light`, `dark` nó `auto`",
      lang: "`en` nó `ga`; mura bhfuil sé ann, teanga do leathanaigh",
      loading:
        "`eager`: lódáiltear í nuair a bhíonn an leathanach díomhaoin, ní hamháin nuair a scrollaíonn an cuairteoir gar di",
      "api-base": "seoladh an fheachtais, mura lódáiltear an script as",
    },
    styleColumns: ["Airí saincheaptha", "Socraíonn"],
    properties: {
      "--bia-accent": "an cnaipe seolta",
      "--bia-ink": "téacs, línte, imlínte agus naisc",
      "--bia-paper": "an cúlra",
      "--bia-font": "clófhoireann an téacs ar fad; clófhoireann do leathanaigh de ghnáth",
      "--bia-font-display": "clófhoireann na gceannteideal",
      "--bia-radius": "ga na gcoirnéal",
      "--bia-focus": "an fáinne fócais",
    },
    parts: (names) => `Codanna, le haghaidh \`::part()\`: ${names}.`,
  },
  recorded: {
    title: "Taifeadtar",
    text: "Nuair a osclaíonn cuairteoir litir, seolann an brabhsálaí an méid seo chuig an bhfeachtas, agus sin uile. Coinnítear é ar feadh 12 mhí ar a mhéad, agus ina dhiaidh sin ní choinnítear ach iomlán laethúil.",
    id: "Uimhir randamach don teagmhas amháin seo atá san id, ionas go gcomhairfear uair amháin teagmhas a sheoltar faoi dhó. Ní stóráiltear leis an teagmhas é, agus scriostar é tar éis lae nó dhó.",
    unnamed: "Gan aitheantas comhpháirtí, taifeadtar óstainm do shuímh ina áit.",
    caption: "An teagmhas iomlán",
    notTitle: "Ní thaifeadtar",
    not: {
      person: "Cé hiad do chuairteoirí: ainm, seoladh ná seoladh IP",
      browser: "A mbrabhsálaí, a scáileán, ná cad as ar tháinig siad",
      constituency:
        "An dáilcheantar a roghnaigh siad: seoltar uair amháin é, chun a Theachtaí Dála a aimsiú",
      sent: "Ar bhrúigh siad ‘Seol’ ina ríomhphost",
      before: "Aon rud sula n-\u2060osclaítear litir",
    },
    after:
      "Gan fianáin, gan chlónna, gan aon rud i stóras do shuímh, agus gan iarratas chuig aon óstach ach óstach an fheachtais.",
  },
};
