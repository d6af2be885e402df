import { MAX_RETENTION_MONTHS } from "../../../../api/contract/limits.ts";
import { PROVIDERS } from "../../../../api/contract/names.ts";
import { type en, listOf, THIRD_CHOICES } from "./en.ts";

export const ga: typeof en = {
  head: ({ shortName, nameInText }) => ({
    title: `Leabaigh an litir ar do shuíomh | ${shortName}`,
    description: `Le cúpla líne HTML, is féidir le do chuairteoirí scríobh chuig a dTeachtaí Dála ó do leathanach: ${nameInText}. Féach ar an réamhamharc.`,
  }),
  hero: {
    title: ["Leabaigh é", "ar do shuíomh"],
    lead: (name) =>
      `Scríobhann do chuairteoirí chuig a dTeachtaí Dála, ar do leathanach agus óna ríomhphost féin: ${name}.`,
  },
  builder: "Do chód, agus an réamhamharc",
  controls: {
    title: "Cuir do chuma féin air",
    look: "Cuma",
    looks: {
      page: "Mar an leathanach",
      light: "Páipéar geal",
      dark: "Páipéar dorcha",
      auto: "Geal nó dorcha, de réir chóras an chuairteora",
    },
    more: "Tuilleadh socruithe",
    accent: "Dath an chnaipe",
    provider: "Soláthraí ríomhphoist",
    language: "Teanga",
    languageOfPage: "Mar an leathanach",
    languageHint:
      "Mar an leathanach: leanann an eilimint an `lang` ar do chlib `html` féin, agus mar sin níl aon rud eile ag teastáil ó leathanach dátheangach.",
    constituencyNone: "Roghnaíonn an cuairteoir é",
  },
  link: (name) => `Scríobh chuig do Theachta Dála: ${name}`,
  linkWithoutName: "Scríobh chuig do Theachta Dála",
  snippet: {
    plain:
      "Lódáiltear 1\u00a0kB leis an leathanach, agus an chuid eile nuair a scrollaíonn an cuairteoir gar dó. Tagann nuashonruithe go huathoibríoch.",
    copy: "Cóipeáil an cód",
    copied: "Cóipeáilte. Greamaigh é san áit ar chóir don litir a bheith.",
    kit: "Póstaeir agus pictiúir le do chód QR",
  },
  preview: {
    title: "Réamhamharc beo",
    address: "do-shuiomh.ie",
    example: "Níl sa Chlár ach sampla: roghnaíonn do chuairteoirí a ndáilcheantar féin.",
    note: "Is í seo an eilimint féin, agus osclaíonn ‘Seol’ litir cheart. Ní chomhairtear aon rud anseo.",
    ground: "Do leathanach",
    grounds: { white: "Leathanach bán", dark: "Leathanach dorcha" },
  },
  places: {
    title: "Cá bhfuil do shuíomh?",
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
  troubles: {
    title: "Mura dtaispeántar é",
    texts: [
      '*Comharthaí athfhriotail cuara*: déanann ríomhphost agus Word `”` de `"`, agus ní oibríonn an cód. Cóipeáil ón leathanach seo arís é.',
      '*Meirgí toilithe*: d’fhéadfaidís an script a stopadh. Cuir `data-cookieconsent="ignore"` leis an gclib `script`, nó marc do mheirge féin do scripteanna riachtanacha: ní shocraíonn an eilimint fianáin.',
      '*Breiseáin luais*: d’fhéadfaidís moill a chur ar an script nó í a chumasc. Cuir `data-cfasync="false"` léi le haghaidh `Rocket Loader`; i gcinn eile, fág `bia-contact-td` ar lár.',
      "*Google Sites*: roghnaigh `Insert`, `Embed`, `Embed code`. Taispeánann sé fráma: déan 700 picteilín ar airde é, agus socraigh aitheantas comhpháirtí.",
      "*Webflow*: úsáid `Code Embed`, a bhfuil plean íoctha ag teastáil uaidh. Ní ritheann sé ach ar an suíomh foilsithe.",
      "*Drupal*: roghnaigh formáid téacs a choinníonn `script` agus `bia-contact-td`, mar shampla `Full HTML`.",
      "*Elementor*: tarraing `HTML` isteach, agus féach ar an leathanach foilsithe, seachas an t-\u2060eagarthóir.",
      "*Mailchimp*: ní ritheann nuachtlitir ar bith scripteanna. Úsáid an nasc thíos, nó pictiúr ón bhfearas.",
    ],
  },
  frame: {
    title: "Gan scripteanna: iframe",
    text: (height) =>
      `Tá an fráma ${height} picteilín ar airde agus scrollaíonn sé. Tá do shocruithe ina sheoladh, seachas stíleanna na gcodanna aonair agus cúlra do leathanaigh. Socraigh aitheantas comhpháirtí, mar ní ainmníonn litreacha as fráma do shuíomh. Fanann an nasc faoin bhfráma áit a mbaintear frámaí.`,
    copy: "Cóipeáil an iframe",
    copied: "Cóipeáilte. Greamaigh é san áit ar chóir don litir a bheith.",
    more: [
      "Ligeann an `sandbox` don fhráma ríomhphost a oscailt, an litir a chóipeáil agus a phriontáil, agus an meabhrúchán agus an pictiúr a shábháil, agus sin uile. Ligeann `allow` dó láthair an chuairteora a iarraidh nuair a bhrúitear ‘Úsáid mo láthair’. Tá `frame-src` le seoladh an fheachtais de dhíth ar leathanach a bhfuil polasaí slándála ábhair aige.",
      "Insíonn an fráma a airde do do leathanach mar `bia-height`, agus gach teagmhas de chuid na heiliminte. Má tá cead ag do leathanach script a rith, déanann na línte seo an fráma chomh hard lena ábhar:",
    ],
    copyScript: "Cóipeáil an script",
    copiedScript: "Cóipeáilte. Greamaigh uair amháin í, áit ar bith ar an leathanach.",
  },
  linkOnly: {
    title: "Nasc amháin",
    text: "Do roghchlár, do nuachtlitir, nó do shuíomh nach nglacann le haon rud eile. Má shocraíonn tú dáilcheantar thuas, téann an nasc chuig leathanach an dáilcheantair sin. Comhairtear na litreacha faoi d’aitheantas comhpháirtí.",
    copy: "Cóipeáil an nasc",
    copied: "Cóipeáilte.",
  },
  developers: "D’fhorbróirí",
  policy: {
    title: "Le polasaí slándála ábhair",
    texts: [
      "Níl treoir ag teastáil do stíleanna: úsáideann an eilimint bileoga stíle tógtha, agus ní chuireann aon pholasaí bac orthu. Is aitreabúid `style` é dath an chnaipe amháin: má chuireann do `style-src` bac air, scríobh `bia-contact-td { --bia-accent: gold }` i do bhileog stíle féin. Níl íomhánna, clónna ná frámaí san eilimint. Osclaítear ríomhphost mar nasc, i gcluaisín nó i d’aip ríomhphoist.",
      "Oibríonn an eilimint le Trusted Types. Ní mór `allow-scripts allow-popups allow-popups-to-escape-sandbox` a bheith ar fhráma a bhfuil `sandbox` air. Gan `allow-popups`, seans go gcuirfidh brabhsálaithe bac ar an litir. Is féidir le cuairteoirí í a chóipeáil ina ionad sin; ní chomhairtear aon rud.",
      "Tá dhá threoir eile de dhíth ar leathanach a bhfuil `Content-Security-Policy` aige, fiú le `default-src 'none'`:",
    ],
  },
  version: {
    title: "Leagan seasta",
    text: (manifest) =>
      `Tagann nuashonruithe go huathoibríoch. Chun cinneadh a dhéanamh fúthu tú féin, lódáil an comhad \`bia-contact-td.full.js\` leis an \`path\` atá in \`${manifest}\`, lena \`integrity\` agus le \`crossorigin\`: diúltaíonn brabhsálaithe do chomhad ar bith eile ansin. Ní sheiceálann siad na comhaid a lódáiltear níos déanaí, mar shampla an léarscáil.`,
  },
  reference: {
    title: "Aitreabúidí, stíleanna agus teagmhais",
    texts: [
      "Is féidir aitreabúidí a athrú nó a bhaint am ar bith. Déantar neamhaird de luach neamhbhailí, le rabhadh amháin ar an gconsól.",
      "Socraíonn na hairíonna saincheaptha, a thosaíonn le `--bia-`, stíleanna na heiliminte ar fad; sroicheann `::part()` na codanna `picker`, `title`, `provider`, `send`, `card`, `preview` agus `dialog`.",
      "Seoltar gach teagmhas mar `CustomEvent` atá `bubbles` agus `composed`. Níl sonraí pearsanta in aon cheann acu.",
    ],
    columns: ["Ainm", "Brí"],
    rows: {
      partner: "1 go 40 carachtar: a go z, 0 go 9 agus fleiscíní",
      provider: `${listOf(PROVIDERS, "nó")}; cuireann ${listOf(THIRD_CHOICES, "agus")} tríú rogha leis`,
      constituency: "ainm dáilcheantair, a roghnaítear láithreach",
      place:
        "an baile ina gcónaíonn an cuairteoir; mura bhfuil ach dáilcheantar amháin ann, roghnaítear láithreach é",
      "written-on":
        "lá litreach a scríobhadh cheana, 2026-11-30: faigheann Teachtaí Dála `constituency` an dara litir",
      "written-to":
        "ainmneacha na dTeachtaí Dála a fuair í, le camóga eatarthu; mura bhfuil sé ann, gach duine acu",
      theme: "`light`, `dark`, `auto` nó `page`",
      lang: "`en` nó `ga`; mura bhfuil sé ann, teanga do leathanaigh",
      loading:
        "`eager`: lódáiltear í nuair a bhíonn an leathanach díomhaoin, ní hamháin nuair a scrollaíonn an cuairteoir gar di",
      "api-base": "seoladh an fheachtais, mura lódáiltear an script as",
      "--bia-accent": "an cnaipe seolta",
      "--bia-ink": "téacs, línte, imlínte agus naisc",
      "--bia-paper": "an cúlra",
      "--bia-font": "clófhoireann an téacs ar fad; clófhoireann do leathanaigh de ghnáth",
      "--bia-font-display": "clófhoireann na gceannteideal",
      "--bia-radius": "ga na gcoirnéal",
      "--bia-focus": "an fáinne fócais",
      "bia-ready": "tá an eilimint réidh: `{version}`",
      "bia-lookup":
        "tá cuardach críochnaithe: `{constituency, count, source}`; is í `live`, `stored` nó `sample` an fhoinse",
      "bia-compose": "osclaíodh fuinneog ríomhphoist: `{provider, count, personalised}`",
      "bia-sent":
        "taispeántar an dialóg ratha, 2 shoicind tar éis comhartha gur osclaíodh an litir, nó nuair a deir an cuairteoir gur seoladh í: `{provider, count, personalised}`",
      "bia-share":
        "cóipeáladh an teachtaireacht atá le roinnt (`stories`, `copy`), nó roinneadh í (`sheet`, `picture`, `whatsapp`, `bluesky`): `{channel}`",
      "bia-error": "theip ar rud éigin, agus feiceann an cuairteoir teachtaireacht: `{code}`",
    },
  },
  recorded: {
    title: "Taifeadtar",
    text: `Nuair a osclaíonn nó a phriontálann cuairteoir litir, nó nuair a bhrúnn siad ‘Glaoigh’ in aice le Teachta, seolann an brabhsálaí an méid seo chuig an bhfeachtas, agus sin uile. Coinnítear é ar feadh ${MAX_RETENTION_MONTHS} mhí ar a mhéad, agus ina dhiaidh sin ní choinnítear ach iomlán laethúil.`,
    items: [
      "Gur osclaíodh litir leis an eilimint, agus ar chuir an cuairteoir léi, ach ní hé an méid a cuireadh léi; nó gur brúdh ‘Glaoigh’, ach ní hé cén Teachta",
      "D’aitheantas comhpháirtí, nó dá uireasa óstainm do shuímh",
      "An soláthraí ríomhphoist a osclaíodh, nó ‘post’ i gcás litir phriontáilte",
      "Uimhir randamach don teagmhas amháin seo, ionas go gcomhairfear uair amháin teagmhas a sheoltar faoi dhó. Ní stóráiltear leis an teagmhas í, agus scriostar í tar éis lae nó dhó",
    ],
    after:
      "Gan fianáin, gan chlónna, gan aon rud i stóras do shuímh, agus gan iarratas chuig aon óstach ach óstach an fheachtais.",
    privacy: "Cad nach dtaifeadtar riamh",
  },
};
