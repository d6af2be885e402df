import { counted } from "../../../../api/grammar/irish.ts";
import type { StoryWording } from "./en.ts";

export const ga: StoryWording = {
  head: ({ nameInText }) => ({
    title: "Lá gan na hEalaíona",
    description: `Baile beag, lá mar gach lá eile, agus imíonn na healaíona as. Scéal in ocht bpictiúr agus 28 soicind, faoin méid a choinníonn ${nameInText} beo.`,
    share: {
      image: "/share-story-ga.png",
      alt: "Lá gan na hEalaíona. Sráid i mbaile beag le breacadh an lae, leath di faoi lán dathanna agus an leath eile liath.",
    },
  }),
  scenes: [
    {
      title: "Lá gan na hEalaíona",
      narration:
        "Baile beag, lá mar gach lá eile. Gach rud a bhfuil dath air, duine éigin a rinne é.",
    },
    {
      title: "Maidin ina Tost",
      hour: "07:00",
      narration: "Tá an raidió ar siúl. Níor chum duine ar bith port ná focal dó.",
    },
    {
      title: "Leathanaigh Bhána",
      hour: "10:00",
      narration: "Tá an leabharlann ar oscailt. Tá gach leabhar ina áit, gan focal ann.",
    },
    {
      title: "Sráideanna Tréigthe",
      hour: "13:00",
      narration: "Mar a raibh an fhidil, rian cailce. Mar a raibh an múrphictiúr, balla lom.",
    },
    {
      title: "Scáileán Folamh",
      hour: "16:00",
      narration: "Tá gach suíochán lán agus an solas á theilgean. Níl pictiúr ar bith sa solas.",
    },
    {
      title: "Folús sa Dearadh",
      hour: "19:00",
      narration: "Cathaoir, lampa, gúna, póstaer: duine éigin a tharraing iad go léir ar dtús.",
    },
    {
      title: "Dorchadas Istigh",
      hour: "23:00",
      narration: "Amhrán, líne, aghaidh as scannán. Múchtar iad, ceann ar cheann.",
    },
    { title: "Gan na healaíona, tréigeann dath an tsaoil." },
  ],
  drawn: { books: "LEABHAIR", cinema: "PICTIÚRLANN", opening: "Bhí lá ann fadó" },
  controls: "Rialtáin an scéil",
  play: "Seinn",
  pause: "Sos",
  replay: "Seinn arís",
  progress: "Dul chun cinn",
  position: ({ scene, title, seconds }) =>
    `Radharc ${scene} as 8: ${title}, ${counted(seconds, ["soicind", "shoicind", "soicind"])} as 28`,
  reset: "Go tús",
  share: "Roinn",
  record: "Taifead",
  stopRecording: "Stop an taifeadadh",
  saveReel: "Sábháil an scannán",
  fileName: "la-gan-na-healaiona",
  start: "Tosaigh an scéal",
  pauseStory: "Cuir an scéal ar sos",
  act: "Gníomhaigh anois",
  survey: "Líon isteach suirbhé an Rialtais roimh an spriocdháta",
  surveyHint: "Osclaítear i gcluaisín nua é",
  close: "Dún",
  shareTitle: "Lá gan na hEalaíona",
  shareText: "Baile beag, lá mar gach lá eile, agus imíonn na healaíona as.",
  copied: "Tá an nasc cóipeáilte chuig an ngearrthaisce!",
  notCopied: "Cóipeáil seoladh an leathanaigh.",
  recording: {
    title: "Taifead féin é",
    failed:
      "Níor taifeadadh an scéal. Maireann sé 28 soicind, agus tá bealaí eile ann lena thaifeadadh:",
    ways: {
      browser: {
        name: "Sa bhrabhsálaí",
        text: "Ar ríomhaire, brúigh ‘Taifead’ arís, roghnaigh an cluaisín seo agus ceadaigh é a roinnt.",
      },
      phone: {
        name: "Ar ghuthán",
        text: "Tosaigh taifeadadh scáileáin ó phainéal rialaithe do ghutháin (iPhone nó Android), agus brúigh ‘Tosaigh an scéal’ ansin.",
      },
      extension: {
        name: "Le breiseán",
        text: "Suiteáil breiseán a thaifeadann an scáileán, agus taifead an cluaisín seo leis.",
      },
    },
    finished: "Nó íoslódáil an scannán críochnaithe:",
  },
};
