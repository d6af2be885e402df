import { CLICK_LIMITS, MAX_RETENTION_MONTHS } from "../../../../api/contract/limits.ts";
import type { ClauseTexts, en } from "./en.ts";

const clauses: readonly ClauseTexts[] = [
  {
    title: "An méid a bhailímid",
    paragraphs: [
      "Ní bhailítear ainmneacha, seoltaí ríomhphoist ná aon sonraí pearsanta eile. Níl aon chuntas ann. Ní théann do litir tríd an suíomh seo riamh: osclaítear i do ríomhphost féin nó ar pháipéar í, agus seolann tú as sin í.",
    ],
  },
  {
    title: "An méid a chuireann tú leis an litir",
    paragraphs: [
      "Is féidir leat an litir a shíniú le d’ainm, agus do bhaile nó d’Éirchód agus cúis a chur léi. Fanann a scríobhann tú i do bhrabhsálaí agus sa litir a sheolann tú. Ní choinnítear é ach don chluaisín seo, go dtí go nglanann tú é nó go ndúnann tú an cluaisín; ar shuíomh comhpháirtí, ní choinnítear é ach go dtí go bhfágann tú an leathanach. Ní sheoltar chuig an suíomh seo riamh é: níl focal de i gcliceáil, i gcomhaireamh ná i loga.",
    ],
  },
  {
    title: "An méid a thaifeadann cliceáil",
    paragraphs: [
      "Taifeadtar teagmhas anaithnid, ‘cliceáil ríomhphoist’, gan aon aitheantóir, nuair a osclaíonn an eilimint litir, agus nuair a bhrúitear an chéad chéim ar an leathanach baile, cé nach n-\u2060osclaítear aon litir ansin. Ní thaifeadann na naisc ar an leathanach gan scripteanna aon rud. Deir an teagmhas cathain a tharla sé, cén chuid den leathanach a úsáideadh, cén soláthraí ríomhphoist a osclaíodh, ar cuireadh aon rud leis an litir (ní deir sé choíche cad é) agus, ar leathanach comhpháirtí, cén comhpháirtí. Níl ainm ann, ná seoladh IP, ná aon rud faoi do bhrabhsálaí, ná dáilcheantar. Taifeadtar litir a phriontálann tú le postáil mar litir a osclaíodh nuair a osclaíonn an fhuinneog phriontála, agus ‘post’ mar sholáthraí aici. Taifeadtar cliceáil ar nasc an tsuirbhé ar an gcaoi chéanna, agus brú ar ‘Glaoigh’ in aice le Teachta san eilimint: ní thaifeadtar an uimhir ná an Teachta leis.",
      "Cruthaíonn do bhrabhsálaí uimhir randamach do gach cliceáil, sa chaoi nach gcomhairtear ach uair amháin cliceáil a sheoltar faoi dhó. Ní stóráiltear an uimhir leis an gcliceáil, agus scriostar í tar éis lae nó dhó.",
      "Nuair a leanann tú nasc nó cód QR de chuid comhpháirtí, tugann sé ainm an chomhpháirtí don suíomh seo. Baineann an leathanach an t-\u2060ainm as an seoladh, comhaireann sé do litir mar litir ó chuairteoir de chuid an chomhpháirtí sin, mar a dhéantar ar leathanach an chomhpháirtí féin, agus ní choinníonn sé an t-\u2060ainm nuair a fhágann tú é.",
    ],
  },
  {
    title: "An gealltanas atá sna figiúirí",
    paragraphs: [
      `Litreacha a osclaíodh a chomhairtear sna figiúirí poiblí, ní litreacha a seoladh: níl sé sin le feiceáil ag aon duine ach ag do sholáthraí ríomhphoist. Ó nasc idirlín amháin (seoladh IPv4, nó bloc seoltaí IPv6 teaghlaigh amháin, /56), ní chomhairtear thar ${CLICK_LIMITS.clicks} cliceáil den chineál céanna in aon ${CLICK_LIMITS.minutes} nóiméad, ná thar ${CLICK_LIMITS.clicksADay} in aon 24 uair an chloig. Chun é sin a thomhas, coinníonn an freastalaí leagan scrambláilte de do sheoladh IP ina chuimhne ar feadh lae tar éis do chliceála deiridh. Ní scríobhtar i mbunachar sonraí ná i loga riamh é, agus ní cheanglaítear le cliceáil riamh é.`,
      "Cuireann sé sin bac ar script a chliceálann míle uair, ach ní chuireann sé bac ar dhuine a bhfuil go leor nasc aige, agus seans go bhfágfar ar lár daoine a roinneann nasc.",
      "Is féidir le comhpháirtí a fheiceáil cé mhéad litir a d’oscail a chuairteoirí gach lá agus le gach soláthraí ríomhphoist, agus a líon a thaispeáint ar a shuíomh. Ní fheiceann sé aon rud faoi dhuine ar bith a d’oscail ceann.",
    ],
  },
  {
    title: "Do dháilcheantar",
    paragraphs: [
      "Próiseáiltear an dáilcheantar a iontrálann tú chun do Theachtaí Dála a aimsiú, agus ní choinnítear é ach i logaí gearrshaolacha. Ní scríobhann na bogearraí seo i mbunachar sonraí ná i loga é. Seans go gcoinneoidh an t-\u2060ardán a óstálann an suíomh seoladh an iarratais ar feadh tamaill bhig. Ar an suíomh seo, coinníonn do bhrabhsálaí an méid a scríobh tú chun do dháilcheantar a aimsiú, an dáilcheantar agus na Teachtaí Dála a roghnaigh tú, a bhfuil i nasc meabhrúcháin, agus d’áit ar an leathanach, don chluaisín seo amháin, sa chaoi nach gcaillfear aon rud nuair a athraíonn tú an teanga nó nuair a athlódálann tú an leathanach; ar shuíomh comhpháirtí, ní choinníonn sé aon chuid de.",
      "Tá leathanach dá chuid féin ag gach dáilcheantar, mar shampla /tds/mayo. Nuair a iarrtar é, ní fhaigheann an freastalaí amach ach an méid a fhaigheann sé amach nuair a chuardaítear Teachtaí Dála an dáilcheantair: ní chomhairtear é, agus ní scríobhann na bogearraí seo i loga é.",
      "Ní fhágann eolas faoi do láthair do ghléas riamh. Má bhrúnn tú ‘Úsáid mo láthair’, cuireann do bhrabhsálaí do láthair i gcomparáid le himlíne na ndáilcheantar atá lódáilte aige cheana. Is amhlaidh don bhaile a scríobhann tú sa liosta. Ní sheoltar ná ní chomhairtear ceachtar acu. Mura ritheann do bhrabhsálaí scripteanna, agus sa chás sin amháin, seoltar ainm an bhaile chuig an suíomh seo chun do dháilcheantar a aimsiú; ní choinnítear é.",
      "I do bhrabhsálaí a dhéantar meabhrúchán an dara litir, agus ní choinnítear é ach i d’fhéilire. Ainmníonn an nasc ann do dháilcheantar, na Teachtaí Dála ar scríobh tú chucu agus an lá tar éis ‘#’, cuid nach seolann brabhsálaithe chuig suíomh riamh. Má chuireann tú le Google Calendar é, faigheann Google é.",
    ],
  },
  {
    title: "Bunús dleathach",
    paragraphs: [
      "Leasanna dlisteanacha, RGCS Airt. 6(1)(f): na litreacha a tháinig as an bhfeachtas a chomhaireamh, gan a fhios a bheith againn cé a sheol iad.",
    ],
  },
  {
    title: "Fianáin agus suíomhanna eile",
    paragraphs: [
      "Níl fianáin neamhriachtanacha ná picteilíní rianaithe ann. Níl fianáin riachtanacha ann ach oiread: ní shocraíonn an suíomh seo fianán ar bith. Go dtí go gcliceálann tú, ní théann do bhrabhsálaí i dteagmháil le haon suíomh eile.",
      "Ní thaispeántar an phostáil Instagram ar an leathanach baile ach nuair a iarrann tú í. Feiceann Meta do sheoladh IP ansin agus socraíonn sé fianáin, faoina pholasaí féin. Téann naisc chuig do sholáthraí ríomhphoist nó chuig líonra sóisialta go suíomhanna a bhfuil a bpolasaithe féin acu.",
    ],
  },
  {
    title: "Próiseálaithe",
    isList: true,
    paragraphs: [
      "*Ardán cúil* a reáchtálann bunachar sonraí, feidhmeanna agus óstáil an tsuímh seo, le clásail chonarthacha chaighdeánacha d’aistrithe lasmuigh den LEE.",
      "*Soláthraí clónna gréasáin:* ní úsáidtear a leithéid. Ón suíomh seo a thagann na clónna, agus mar sin ní fhaigheann aon soláthraí den sórt sin do sheoladh IP.",
      "*Sonraí poiblí na dTeachtaí Dála:* faigheann ár bhfreastalaí féin iad ó Thithe an Oireachtais. Ní úsáidtear aon seirbhís scríobála, agus ní sheoltar aon rud fútsa.",
    ],
  },
  {
    title: "Cá fhad",
    paragraphs: [
      `Coinnítear teagmhais chliceála ar feadh ${MAX_RETENTION_MONTHS} mhí ar a mhéad. Ina dhiaidh sin, suimítear ina n-\u2060iomláin laethúla iad agus scriostar iad.`,
    ],
  },
  {
    title: "Do chearta",
    paragraphs: [
      "Maidir le rochtain, scriosadh nó aon cheart eile i leith do chuid sonraí, scríobh chuig {contact}. Ní féidir na sonraí ar an suíomh seo a rianú chuig duine, agus mar sin seans nach mbeidh aon rud le fáil.",
      "Ní bhaineann an t-\u2060aguisín seo ach leis an suíomh seo. Cuireann sé le {policy}.",
    ],
  },
];

export const ga: typeof en = {
  head: ({ campaignName }) => ({
    title: `Aguisín príobháideachais | ${campaignName}`,
    description:
      "Ní bhailíonn an suíomh seo sonraí pearsanta. Cad a thaifeadann cliceáil, cad a dhéantar le do dháilcheantar, agus cé leis ar cheart dul i dteagmháil.",
  }),
  title: "Aguisín\npríobháid\u00adeachais",
  lead: "Ní bhailímid d’ainm, ní shocraímid fianáin agus ní rianaímid thú. Mínítear na mionsonraí ar an leathanach seo.",
  clauses,
  policy: (organisation) => `polasaí príobháideachais ${organisation}`,
};
