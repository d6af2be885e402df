/** The element's Irish texts, which are fetched when the element's language becomes Irish. */

import type { Constituency } from "../../../api/contract/constituencies.ts";
import { constituenciesIn, constituencyName } from "../../../api/contract/constituency-details.ts";
import type { CastVote, Stance } from "../../../api/contract/record.ts";
import { counted, countedTds, partyInIrish } from "../../../api/grammar/irish.ts";
import type { Notice, Wording } from "./en.ts";
import type { ResultsWording } from "./results-en.ts";

const name = (constituency: Constituency) => constituencyName(constituency, "ga");

/** The Irish texts that the element has from the start. */
export const ga: Wording = {
  constituencies: constituenciesIn("ga"),
  constituency: name,

  find: {
    title: "Aimsigh do Theachtaí Dála",
    placeholder: "Roghnaigh dáilcheantar...",
    hint: "Nó baile nó ceantar: Corcaigh, Sligeach.",
    showAll: "Taispeáin gach dáilcheantar",
    clear: "Glan",
    matchCount: (count) => counted(count, ["dáilcheantar", "dháilcheantar", "ndáilcheantar"]),
    placeIn: (place, constituency) => `${place} (${name(constituency)})`,
    searching: "Ag cuardach…",
    finding: "Do Theachtaí Dála á n-\u2060aimsiú...",
    location: "Láthair",
    map: "Léarscáil",
    code: "Éirchód",
    useLocation: "Úsáid mo láthair",
    showMap: "Taispeáin an léarscáil",
    hideMap: "Folaigh an léarscáil",
    eircode: "Aimsigh é le d’Éirchód",
    notLoaded: "Níor lódáladh an cuardach. Bain triail eile as, nó roghnaigh ón liosta.",
  },

  provider: { title: "Soláthraí ríomhphoist" },

  notFound: {
    explanation: "Níorbh fhéidir linn do Theachtaí Dála a lódáil faoi láthair.",
    retry: "Bain triail eile as",
    officialList: "Féach ar liosta oifigiúil na dTeachtaí Dála",
  },
};

const MONTHS = [
  "Eanáir",
  "Feabhra",
  "Márta",
  "Aibreán",
  "Bealtaine",
  "Meitheamh",
  "Iúil",
  "Lúnasa",
  "Meán Fómhair",
  "Deireadh Fómhair",
  "Samhain",
  "Nollaig",
];

/** Returns the day in Ireland, '22 Samhain 2026'. Chromium has no Irish names of months. */
function longDate(iso: string): string {
  const date = new Date(iso).toLocaleDateString("en-IE", { timeZone: "Europe/Dublin" });
  const [day, month, year] = date.split("/").map(Number);
  return `${day} ${MONTHS[(month ?? 0) - 1]} ${year}`;
}

const STANCES: Record<Stance, string> = {
  for: "Ar a shon",
  against: "Ina choinne",
  undecided: "Gan cinneadh",
};

const VOTES: Record<CastVote, string> = {
  ta: "Vótáil: Tá",
  nil: "Vótáil: Níl",
  staon: "Vótáil: Staon",
  none: "Níl vóta taifeadta",
};

/** Returns a vote with the position of that side: 'Vótáil: Tá, ar a shon'. */
const voteText = (vote: CastVote, stance?: Stance) =>
  stance === undefined ? VOTES[vote] : `${VOTES[vote]}, ${STANCES[stance].toLowerCase()}`;

/** Returns 'in Gmail', or 'i d’aip ríomhphoist'. */
const within = (service: string) => `${service.startsWith("d’") ? "i" : "in"} ${service}`;

const WEEKS = [
  "",
  "seachtaine",
  "coicíse",
  "trí seachtaine",
  "ceithre seachtaine",
  "cúig seachtaine",
  "sé seachtaine",
  "seacht seachtaine",
  "ocht seachtaine",
];

function toast(notice: Notice): { title: string; text: string } {
  const tds = "count" in notice ? countedTds(notice.count) : "";
  const place = "constituency" in notice ? name(notice.constituency) : "";
  const reason = "message" in notice ? notice.message : null;
  const toasts: Record<Notice["code"], [title: string, text: string]> = {
    "tds-found": ["Teachtaí Dála aimsithe!", `Aimsíodh ${tds}: ${place}`],
    "lookup-answered": [
      "Sonraí samplacha in úsáid",
      reason ?? "Beidh fíorshonraí na dTeachtaí Dála ar fáil go luath",
    ],
    "lookup-unreachable": [
      "Sonraí samplacha",
      "Sonraí samplacha faoi Theachtaí Dála á dtaispeáint",
    ],
    "mail-opened": [
      "Osclaíodh an ríomhphost!",
      `Tá do theachtaireacht réidh le seoladh chuig ${tds}. Léigh í agus brúigh ‘Seol’ i do ríomhphost.`,
    ],
    "fallback-opened": ["Osclaíodh an ríomhphost cúltaca", "Léigh do theachtaireacht agus seol í"],
    "letter-to-paste": [
      "Greamaigh do litir",
      "Tá sí cóipeáilte. Greamaigh isteach i do ríomhphost í, léigh í agus brúigh ‘Seol’.",
    ],
    "letter-to-copy": [
      "Cóipeáil do litir",
      "Ansin greamaigh isteach i do ríomhphost í, léigh í agus brúigh ‘Seol’.",
    ],
    "caption-copied": ["Cóipeáladh an téacs!", "Oscail Instagram agus cuir le do Scéal é."],
    copied: [
      "Cóipeáladh chuig an ngearrthaisce!",
      "Roinn an teachtaireacht seo chun cur le do thionchar",
    ],
    "letter-copied": ["Cóipeáladh an litir", "Greamaigh isteach i ríomhphost nua í"],
    "addresses-copied": [
      "Cóipeáladh na seoltaí",
      "Greamaigh isteach sa líne ‘Chuig’ i ríomhphost nua iad",
    ],
    "all-copied": [
      "Cóipeáladh an litir, an t-\u2060ábhar agus na seoltaí",
      "Cuir gach ceann ina áit i ríomhphost nua",
    ],
  };
  const [title, text] = toasts[notice.code];
  return { title, text };
}

/** The Irish texts of what a lookup finds, and of sending. */
export const resultsGa: ResultsWording = {
  toast,
  dismiss: "Dún an fógra",

  results: {
    title: (constituency) => `Do Theachtaí Dála: ${name(constituency)}`,
    change: "Athraigh",
    loggedIn:
      "Bí cinnte ar dtús go bhfuil tú logáilte isteach in Gmail nó in Outlook. Ar an bhfón, is leis an aip is fearr a oibríonn sé.",
    splitConstituency:
      "Roinneadh Tiobraid Árann in 2024: seo iad Teachtaí Dála Thiobraid Árann Thuaidh agus Theas.",
    sendAll: "Seol chuig gach Teachta Dála anois!",
    sendSome: (count) => `Seol chuig ${countedTds(count)}`,
    nobody: "Níl aon duine roghnaithe. Roghnaigh cé a gheobhaidh do litir.",
    sending: "Teachtaireacht á seoladh...",
    sendsTo: (count, service) => `chuig ${countedTds(count)}, le ${service}`,
    tdCount: (count) => `Scríobhfar chuig ${countedTds(count)}`,
    chooseWho: "Roghnaigh cé",
    party: partyInIrish,
    individually: "Nó scríobh chuig duine amháin acu",
    send: "Seol",
    sendTo: (td) => `Seol chuig ${td}`,
    more: "Tuilleadh",
    moreAbout: (td) => `Tuilleadh faoi ${td}`,
    writeTo: (td) => `Scríobh chuig ${td}`,
    withoutAddress:
      "Níl aon seoladh ríomhphoist foilsithe, agus mar sin ní féidir scríobh chucu anseo.",
    officialPage: (td) => `Aimsigh ${td} ar oireachtas.ie`,
    lastChecked: (asOf) => `Seiceáladh na sonraí den uair dheireanach: ${longDate(asOf)}.`,
    credit: "Foinse: Tithe an Oireachtais",
    startAgain: "Tosaigh arís do dhuine eile",
  },

  record: {
    day: longDate,
    stances: STANCES,
    // Without a verb that would need a pronoun: the record does not know it.
    questionCount: (count, last, campaign) =>
      count === 1
        ? `Ceist amháin sa Dáil, ar an ${longDate(last)}: ${campaign}`
        : `${counted(count, ["ceist", "cheist", "gceist"])} sa Dáil, an ceann is déanaí ar an ${longDate(last)}: ${campaign}`,
    datedStatement: (stance, day) => `${STANCES[stance]}, i ráiteas ar an ${longDate(day)}`,
    datedVote: (vote, stance, day) => `${voteText(vote, stance)}, ar an ${longDate(day)}`,
    all: "Taifead poiblí na dTeachtaí Dála go léir, agus conas é a cheartú",
    nothing: "Ní bhfuarthas aon ráiteas poiblí",
    question: "Ceist sa Dáil",
    vote: (vote, stance, subject) => `${voteText(vote, stance)} – ${subject}`,
    statement: (stance, sentence) => `${STANCES[stance]}: ${sentence}`,
  },

  letter: {
    deputies: (count, names) => `${count === 1 ? "leis an Teachta" : "leis na Teachtaí"} ${names}`,
    constituency: name,
    adds(kind, iso) {
      const day = longDate(iso);
      if (kind === "asked") return `Ceist ar an ${day}. Gabhann do litir buíochas.`;
      if (kind === "for") return `Ar a shon, ar an ${day}. Gabhann do litir buíochas.`;
      return kind === "against" ? `Ina choinne, ar an ${day}. Iarrann do litir éisteacht.` : null;
    },
    role: (kind, role) => {
      const seats = {
        office: "",
        chair: "Cathaoirleach, ",
        deputy: "Leas-Chathaoirleach, ",
        member: "Comhalta, ",
      };
      return `${seats[kind]}${role}`;
    },
    figure: (source, day) => (day ? `${source}, ${longDate(day)}` : source),
  },

  call: {
    passOn: (request) => `Abair é seo leis an Teachta, le do thoil: ‘${request}’`,
    call: (phone) => `Glaoigh ar ${phone}`,
    phone: (phone) => `Fón: ${phone}`,
    whatToSay: "Cad atá le rá",
  },

  sample: {
    label: "Sampla",
    name: (constituency) => `Sampla de Theachta Dála: ${name(constituency)}`,
    party: "Páirtí (sampla)",
    explanation: "Sampla é seo: ní féidir aon rud a sheoladh chuige.",
    campaignPage: (constituency) =>
      `Scríobh chuig na Teachtaí Dála ar shuíomh an fheachtais: ${name(constituency)}`,
  },

  preview: {
    title: "Réamhamharc ar an ríomhphost",
    subject: "Ábhar",
    more: "Léigh an litir iomlán",
    less: "Taispeáin níos lú",
    recipients: (count) => `Seolfar an teachtaireacht seo chuig ${countedTds(count)}`,
    editable: "Is féidir leat aon rud i do litir a athrú sula seolann tú í.",
    language: "Teanga na litreach",
  },

  ownWords: {
    open: "Abair cén fáth a bhfuil sé tábhachtach duit",
    promise: "Fanann a scríobhann tú sa chluaisín seo agus i do litir. Ní fheicimidne choíche é.",
    name: "Sínigh an litir le d’ainm",
    optional: "Roghnach; ní fheicimidne é.",
    town: "Do bhaile nó d’Éirchód",
    why: "An fáth a bhfuil sé tábhachtach duit",
    prompts: "Nach bhfuil a fhios agat conas tosú?",
    tooLong: (field, limit) =>
      `Níl slí ach do ${limit} carachtar in ‘${field}’. Fágadh an deireadh ar lár.`,
    clear: "Glan",
    clearName: "Glan do chuid focal",
  },

  paste: {
    hint: (service) => `Tá do litir rófhada le cur i nasc: greamaigh isteach í ${within(service)}`,
    opens: (service) =>
      `Osclóidh sé seo ${service}. Tá do litir rófhada le cur i nasc, agus mar sin cóipeálfar í, má cheadaíonn do bhrabhsálaí é. Greamaigh isteach í.`,
    lastStep: (service) =>
      `Céim amháin eile: greamaigh do litir isteach agus brúigh ‘Seol’ ${within(service)}`,
    lastSteps: (service) =>
      `Céim amháin eile: cóipeáil do litir, greamaigh isteach í agus brúigh ‘Seol’ ${within(service)}`,
    why: "Bhí do litir rófhada le cur i nasc, agus mar sin chóipeálamar í. Greamaigh isteach i do ríomhphost í.",
  },

  confirm: {
    title: "Sula seolann tú",
    question: (count) =>
      `An bhfuil tú réidh le do theachtaireacht a sheoladh chuig ${countedTds(count)}?`,
    login: "Tábhachtach: Bí cinnte ar dtús go bhfuil tú logáilte isteach i do ríomhphost!",
    opens: (service) => `Osclóidh sé seo ${service} agus do theachtaireacht réidh le seoladh.`,
    to: (names) => `Chuig: ${names}`,
    subject: (subject) => `Ábhar: ${subject}`,
    accept: (service) => `Oscail ${service}`,
    cancel: "Cealaigh",
  },

  sent: {
    title: "Teachtaireacht seolta!",
    recipients: (count) => `Shroich do ghuth ${countedTds(count)}`,
    today: "Líon iomlán na dteachtaireachtaí a seoladh inniu:",
    plusOne: "(+1 uaitse!)",
    // Irish has the same number format as English in Ireland. Chromium has no Irish one.
    number: (count) => count.toLocaleString("en-IE"),
    letterNumber: (number) => `Uimh. ${number}`,
    lastStep: (service) => `Céim amháin eile: brúigh ‘Seol’ ${within(service)}`,
    stories: "Cuir le Scéalta",
    copy: "Cóipeáil",
    nextTitle: "Cad a tharlóidh anois?",
    nextSteps: [
      "Gheobhaidh do Theachtaí Dála do theachtaireacht",
      "B’fhéidir go bhfreagróidh siad agus go míneoidh siad a seasamh",
    ],
    close: "Dún",
  },

  share: {
    lead: "Scríobh mé\nchuig mo\nTheachtaí Dála",
    place: (constituency) => constituency,
    invitation: "Scríobh tusa freisin",
    more: "Bealaí eile le roinnt",
    others: "Bealaí eile",
    sheet: "Roinn…",
    pictureTitle: "Iarr ar do chairde",
    pictureNote:
      "Do phictiúr féin. Ar do ghléas a dhéantar é; ní fheicfidh aon duine é go dtí go roinnfidh tú é.",
    pictureText: (says) => `Pictiúr a deir: ${says}`,
    nameConstituency: (constituency) =>
      `Ainmnigh mo dháilcheantar, ${constituency}, agus cuir nasc chuig a leathanach`,
    saveStory: "Sábháil mar scéal",
    savePost: "Sábháil mar phostáil",
    pressPicture:
      "Ní féidir comhaid a shábháil san aip seo. Brúigh ar an bpictiúr agus coinnigh ann chun é a shábháil.",
  },

  blocked: {
    title: "Níor osclaíodh do ríomhphost",
    reason: (service) =>
      `Níor seoladh aon rud: níl cead ag an leathanach seo ${service} a oscailt.`,
    unseen: (service) => `Ní fhacamar ${service} á oscailt.`,
    uncounted: "Níor comhaireadh do litir fós.",
    sent: "Tá sí seolta agam",
  },

  otherWays: {
    another: "Bealach eile",
    titleBeforeSending: "Bealach eile le seoladh",
    titleAfterSending: "Nár osclaíodh an ríomhphost?",
    hint: "Oscail an litir chéanna ar bhealach eile, nó cóipeáil í.",
    copyLetter: "Cóipeáil an litir",
    copyAddresses: "Cóipeáil na seoltaí",
    copyAll: "Cóipeáil iad uile, leis an ábhar",
  },

  post: {
    print: "Priontáil í le postáil",
    opened: (count) =>
      count === 1
        ? "Priontáilte? Sínigh í, fill í ag na marcanna, agus cuir sa phost í."
        : "Priontáilte? Sínigh gach ceann, fill iad ag na marcanna, agus cuir sa phost iad.",
    refused:
      "Níor oscail do bhrabhsálaí an fhuinneog phriontála, nó ní dúirt sé é, agus níor comhaireadh aon rud dá bharr. Seo an rud a phriontálann sé.",
    leinsterHouse:
      "Mura bhfuil seoladh oifige foilsithe ag Teachta Dála, téann an litir chuig Teach Laighean.",
    openPage: "Oscail na litreacha mar leathanach",
  },

  second: {
    note: "Ar do ghléas a dhéantar an meabhrúchán. Tugann an nasc ann ar ais thú chuig an dara litir, atá gairid.",
    remind: (days) => `Cuir i gcuimhne dom é faoi cheann ${WEEKS[days / 7] ?? `${days} lá`}`,
    file: "Comhad féilire",
    google: "Google Calendar",
    answered: "D’fhreagair siad. Cad anois?",

    summary: (campaign) => `Scríobh arís: ${campaign}`,
    and: "agus",
    active: (names, count) =>
      `Ó shin phléigh ${names} é go poiblí: gabhann litir chuig ${count === 1 ? "an Teachta Dála sin" : "Teachta Dála acu"} amháin buíochas in áit ceist a chur arís.`,
    description: (names, constituency, day) =>
      `Scríobh tú chuig ${names} (${constituency}) ar an ${day}. Gan freagra? Tá an dara litir réidh:`,

    second: (day) => `Is í seo an dara litir, do Theachtaí Dála ar scríobh tú chucu ar an ${day}.`,
    notSecond: (day) =>
      `Is í seo an chéad litir: níor scríobh tú ar an ${day} chuig gach duine atá roghnaithe.`,
    formerTds: (names) => `Níl ${names} ar liosta do Theachtaí Dála a thuilleadh.`,
    first: "Is í seo an chéad litir.",
    toFirst: "Taispeáin an chéad litir ina háit",
    toSecond: "Taispeáin an dara litir ina háit",
    usual:
      "Is í seo an ghnáthlitir: tá do nasc lochtach, nó tá an chéad litir níos mó ná dhá bhliain d’aois.",
  },

  meeting: {
    title: "Iarr cruinniú",
    hint: "Litir ghairid a iarrann deich nóiméad, ag clinic nó i dTeach Laighean.",
  },

  inApp: {
    notSignedIn: (app) =>
      `Níl tú logáilte isteach i do ríomhphost i mbrabhsálaí ${app ?? "na haipe seo"}`,
    mailApp: "Oscail i d’aip ríomhphoist",
    browser: "Oscail i do bhrabhsálaí féin",
    wordsStay: "Fanann an méid a scríobh tú anseo. Ní thagann sé leat chuig do bhrabhsálaí.",
    copiedFirst:
      "Gheobhaidh d’aip ríomhphoist leis an litir é, agus déanfar cóip, má cheadaíonn an brabhsálaí seo é, ar eagla go dteipfeadh uirthi.",
    copyWords: "Cóipeáil an méid a scríobh tú",
    password: "Iarrfaidh leathanaigh Gmail agus Outlook do phasfhocal anseo.",
    opening: "Do bhrabhsálaí á oscailt…",
    stayed: (app) => `Níor lig ${app ?? "an aip"} amach thú, ach ligfidh a roghchlár.`,
    menu: (mark, one, two, three) =>
      `Tapáil ‘${mark}’ ar dheis ag an mbarr, nó i leaganacha áirithe ag an mbun. Roghnaigh ansin ‘${one}’, ‘${two}’ nó ‘${three}’.`,
    address: "Nó greamaigh an seoladh seo isteach i do bhrabhsálaí",
    copyAddress: "Cóipeáil an seoladh",
    copied: "Cóipeáilte.",
  },

  manualCopy: "Níor chóipeáil do bhrabhsálaí an téacs seo. Roghnaigh é agus cóipeáil féin é.",
  selectAndCopy: "Roghnaigh agus cóipeáil",
};
