import { fields } from "../json.ts";
import { LANGUAGES, type Language } from "../language.ts";
import {
  DEFAULT_BEGINNINGS,
  DEFAULT_CALL,
  DEFAULT_FOLLOW_UP,
  DEFAULT_MEETING,
  FOLLOW_UP_DAYS,
  SALUTATION_TO_ONE,
} from "./default-letters.ts";
import { DEFAULT_READER_FACTS, readerTexts } from "./default-requests.ts";

const DEFAULT_ANSWERS = {
  en: {
    yes: {
      means:
        "They will support a scheme that lasts and reaches more artists. A yes in public counts most, because others can quote it.",
      reply:
        "Thank you for your clear answer. May I quote it? A question in the Dáil, or a sentence in public, would help artists here to plan.",
    },
    maybe: {
      means: "They are friendly and promise nothing. The next question decides.",
      reply:
        "Thank you for your kind reply. May I ask one thing more: will you speak and vote for a scheme that lasts and reaches more artists, and say so in public?",
    },
    party: {
      means:
        "Everyone who wrote gets this text. It says where the party stands, not where your TD does.",
      reply:
        "Thank you for sending your party’s position. I would like to know your own: do you support a scheme that lasts and reaches more artists, and have you said so in your party?",
    },
    no: {
      means: "They are against it, or against this scheme. Knowing why helps more than arguing.",
      reply:
        "Thank you for answering plainly. What would have to change for you to support it? I would be glad to tell you what the scheme means here.",
    },
    silence: {
      means:
        "Offices are busy, and silence is not a no. Ask again after three weeks, by post or by phone.",
      reply:
        "I wrote to you some weeks ago about the Basic Income for the Arts. Could you tell me where you stand? One sentence is enough.",
    },
  },
  ga: {
    yes: {
      means:
        "Tacóidh siad le scéim a mhairfidh agus a shroichfidh níos mó ealaíontóirí. Is é freagra dearfach poiblí is mó tairbhe, mar is féidir le daoine eile é a lua.",
      reply:
        "Go raibh maith agat as do fhreagra soiléir. An bhfuil cead agam é a lua? Chabhródh ceist sa Dáil, nó abairt go poiblí, le healaíontóirí anseo pleanáil a dhéanamh.",
    },
    maybe: {
      means:
        "Tá siad cairdiúil agus ní gheallann siad aon rud. Is ar an gcéad cheist eile atá sé ag brath.",
      reply:
        "Go raibh maith agat as do fhreagra cineálta. An bhféadfainn rud amháin eile a fhiafraí: an labhróidh agus an vótálfaidh tú ar son scéime a mhairfidh agus a shroichfidh níos mó ealaíontóirí, agus an ndéarfaidh tú go poiblí é?",
    },
    party: {
      means:
        "Faigheann gach duine a scríobh an téacs seo. Deir sé cad é seasamh an pháirtí, ní seasamh do Theachta Dála.",
      reply:
        "Go raibh maith agat as seasamh do pháirtí a chur chugam. Ba mhaith liom do sheasamh féin a fháil amach: an dtacaíonn tú le scéim a mhairfidh agus a shroichfidh níos mó ealaíontóirí, agus an ndúirt tú é sin laistigh den pháirtí?",
    },
    no: {
      means: "Tá siad ina coinne, nó i gcoinne na scéime seo. Is fearr fios an fátha ná argóint.",
      reply:
        "Go raibh maith agat as freagra macánta. Cad a bheadh le hathrú chun go dtacófá léi? Bheadh áthas orm a insint duit cad is brí leis an scéim anseo.",
    },
    silence: {
      means:
        "Bíonn oifigí gnóthach, agus ní hionann tost agus diúltú. Fiafraigh arís tar éis trí seachtaine, sa phost nó ar an bhfón.",
      reply:
        "Scríobh mé chugat roinnt seachtainí ó shin faoin mBunioncam do na hEalaíona. An bhféadfá a rá liom cad é do sheasamh? Is leor abairt amháin.",
    },
  },
};

/** Returns the bundled texts that follow a letter. */
export function laterTexts(language: Language) {
  return {
    ...readerTexts(language),
    beginnings: DEFAULT_BEGINNINGS[language],
    call: DEFAULT_CALL[language],
    followUp: DEFAULT_FOLLOW_UP[language],
    meeting: DEFAULT_MEETING[language],
    answers: DEFAULT_ANSWERS[language],
  };
}

/** Returns the document of a campaign with bundled values of the fields that an earlier release did not have. */
export function withLaterFields(document: unknown): unknown {
  const copy: unknown = structuredClone(document);
  const { texts, facts } = fields(copy);
  for (const language of LANGUAGES) {
    const ofLanguage = fields(texts)[language];
    const { letter } = fields(ofLanguage);
    if (!isObject(letter)) continue;
    fill(letter, { salutationToOne: SALUTATION_TO_ONE[language] });
    fill(ofLanguage, laterTexts(language));
  }
  fill(facts, { followUpDays: FOLLOW_UP_DAYS, ...DEFAULT_READER_FACTS });
  return copy;
}

function fill(target: unknown, bundled: object): void {
  if (isObject(target)) Object.assign(target, { ...bundled, ...target });
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
