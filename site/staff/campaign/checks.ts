import { FIELDS, fieldAt, parseCampaign } from "../../../api/contract/campaign/campaign.ts";
import { exampleFacts } from "../../../api/contract/campaign/example-facts.ts";
import { letterRoom } from "../../../api/contract/campaign/letter-room.ts";
import { isPast } from "../../kit/is-past.ts";
import type { Fetch } from "../authorised-request.ts";
import {
  documentOf,
  type FormValues,
  figureCount,
  hasIrish,
  languagesIn,
  letterIn,
} from "./form-values.ts";
import { CHECK_TEXTS, labelOf, roomText, withLanguage } from "./wording.ts";

/** One line of the check. `refused` prevents publishing, `doubtful` does not. */
export type Check = { tone: "fine" | "doubtful" | "refused"; text: string };

const fine = (text: string): Check => ({ tone: "fine", text });
const doubtful = (text: string): Check => ({ tone: "doubtful", text });

/** Checks the whole draft besides its links; `now` decides which days are over. */
export function checksOf(values: FormValues, now: Date): Check[] {
  const campaign = parseCampaign(documentOf(values));
  const refused = campaign.ok ? 0 : campaign.failure.length;
  const facts = Object.entries(values).filter(
    ([path]) => path.startsWith("facts.") || fieldAt(path)?.isFact,
  );
  const examples = exampleFacts(Object.fromEntries(facts)).map(labelOf);
  const past = FIELDS.filter(
    ({ path, control }) => control === "day" && isPast(values[path] || undefined, now),
  );
  return [
    refused === 0
      ? fine(CHECK_TEXTS.accepted)
      : { tone: "refused", text: CHECK_TEXTS.refused(refused) },
    ...languagesIn(values).map((language): Check => {
      const room = letterRoom(letterIn(values, language));
      const text = `${withLanguage(CHECK_TEXTS.letter, language)}: ${roomText(room)}`;
      return { tone: room < 0 ? "refused" : "fine", text };
    }),
    examples.length === 0 ? fine(CHECK_TEXTS.noExamples) : doubtful(CHECK_TEXTS.examples(examples)),
    ...past.map(({ label }) => doubtful(CHECK_TEXTS.past(label))),
    ...irishChecks(values),
  ];
}

function irishChecks(values: FormValues): Check[] {
  if (!hasIrish(values)) return [doubtful(CHECK_TEXTS.noIrish)];
  const counts = [figureCount(values, "en"), figureCount(values, "ga")] as const;
  return counts[0] === counts[1] ? [] : [doubtful(CHECK_TEXTS.figures(...counts))];
}

const TIMEOUT_MS = 8_000;

/** Returns the web links of a form, each once. */
export function linksIn(values: FormValues): string[] {
  const links = Object.entries(values).flatMap(([path, value]) =>
    fieldAt(path)?.control === "link" && URL.canParse(value) && value.startsWith("https://")
      ? [value]
      : [],
  );
  return [...new Set(links)];
}

/**
 * Checks whether a server answers at a link. Sends no cookies and no referrer, and does not read
 * the answer, so that any server can be requested. Never rejects.
 */
export async function checkLink(fetch: Fetch, link: string): Promise<"answers" | "silent"> {
  try {
    await fetch(link, {
      method: "HEAD",
      mode: "no-cors",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return "answers";
  } catch {
    return "silent";
  }
}
