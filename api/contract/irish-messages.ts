import type { LookupErrorCode, RequestErrorCode } from "./messages.ts";

/** The messages of failed lookups in Irish. */
export const IRISH_LOOKUP_MESSAGES: Readonly<Record<LookupErrorCode, string>> = {
  "not-fetched": "Níorbh fhéidir sonraí na dTeachtaí Dála a fháil, agus níl aon sonraí i dtaisce",
  "not-scraped": "Níorbh fhéidir sonraí na dTeachtaí Dála a léamh, agus níl aon sonraí i dtaisce",
  "not-connected": "Níorbh fhéidir ceangal le seirbhís na dTeachtaí Dála",
};

/** The messages of refused requests in Irish. */
export const IRISH_REQUEST_MESSAGES: Readonly<Record<RequestErrorCode, string>> = {
  "constituency-missing": "Ainmnigh dáilcheantar amháin: /api/tds?constituency=Clare",
  "constituency-repeated": "Ainmnigh dáilcheantar amháin, seachas cúpla ceann",
  "constituency-unknown": "Ní dáilcheantar den 34ú Dáil é seo",
  "event-invalid": "Níl an teagmhas bailí",
  "event-too-large": "2048 beart ar a mhéad atá i dteagmhas",
  "count-unknown":
    "Seans nár comhaireadh an teagmhas. Seol arís é leis an aitheantas céanna; ná seol gan aitheantas é",
  "event-type": "Seol teagmhas mar application/json nó text/plain, in UTF-8",
  "too-large": "Tá an t-iarratas níos mó ná mar a cheadaítear ag an seoladh seo",
  "too-many": "An iomarca iarratas ón seoladh seo; fan tamall agus bain triail eile as",
  "key-wrong": "Níl an eochair sin ceart.",
  foreign: "Ní féidir an t-iarratas seo a sheoladh ach ó leathanaigh an fheachtais féin",
  "days-invalid": "Iarr idir 1 agus 365 lá: ?days=30",
  "decision-invalid":
    "Níl an cinneadh bailí: teastaíonn nóta, agus tréimhse nach faide ná 31 lá agus atá thart",
  "partner-invalid":
    "Ainmnigh comhpháirtí amháin, le 1 go 40 de a go z, 0 go 9 agus fleiscíní: /api/partner-count?partner=my-gallery",
  "partner-link-invalid":
    "Ainmnigh comhpháirtí mar atá sé sna figiúirí, agus lá nach bhfuil thart, nó lá ar bith",
  populating: "Tá bunachar sonraí na dTeachtaí Dála á líonadh cheana",
  "hash-invalid": "Ainmnigh difríocht amháin: /api/populate/accept?hash=…",
  "difference-changed": "Níl an difríocht seo ag fanacht a thuilleadh; féach ar an gceann reatha",
  "not-begun": "Níorbh fhéidir líonadh bhunachar sonraí na dTeachtaí Dála a thosú",
  "campaign-refused": "Níor foilsíodh an feachtas: níl roinnt réimsí bailí",
  "campaign-unreadable":
    "Seol an feachtas, a údar agus nóta mar réad JSON amháin, 400 kB ar a mhéad",
  "campaign-changed":
    "D’fhoilsigh duine eile leagan idir an dá linn; féach ar an difríocht ar dtús",
  "not-rendered": "Níl leathanaigh an fheachtais seo réidh; bain triail eile as i gceann nóiméid",
  "match-missing": 'Seol an leagan a athraíodh mar If-Match, "3" mar shampla',
  "vote-site": "Tosaíonn seoladh vóta le https://www.oireachtas.ie/",
  "vote-house": "Vóta i dteach eile é seo; ní féidir ach vótaí sa 34ú Dáil a léamh",
  "vote-shape":
    "Ní seoladh vóta é seo, cosúil le https://www.oireachtas.ie/en/debates/vote/dail/34/2026-07-08/147/",
  "vote-unknown": "Níor fhoilsigh an tOireachtas aon vóta leis an dáta agus an uimhir seo",
  "source-away":
    "Ní féidir sonraí an Oireachtais a léamh faoi láthair; bain triail eile as i gceann nóiméid",
  "not-found": "Ní bhfuarthas aon rud ag an seoladh seo",
  "method-not-allowed": "Ní ghlacann an seoladh seo leis an modh sin",
  "not-ready": "Níl an bunachar sonraí ag freagairt",
  starting: "Tá an freastalaí ag tosú; bain triail eile as i gceann nóiméid",
  ending: "Tá an freastalaí á mhúchadh",
  unreadable: "Níorbh fhéidir an t-iarratas a léamh",
  failed: "Tharla fadhb ar an taobh s’againne",
};
