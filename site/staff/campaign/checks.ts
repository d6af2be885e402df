import { parseCampaign } from "../../../api/contract/campaign/campaign.ts";
import { exampleFacts } from "../../../api/contract/campaign/example-facts.ts";
import { letterRoom } from "../../../api/contract/campaign/letter-room.ts";
import { isPast } from "../../kit/is-past.ts";
import { figureCount } from "./figure-values.ts";
import { documentOf, type FormValues } from "./form-values.ts";
import { CHECK_WORDS } from "./form-words.ts";
import { hasIrish } from "./irish-values.ts";
import { languagesIn } from "./paths.ts";
import { inWords, labelOf, roomWords } from "./words.ts";

/** One line of the check. `refused` prevents publishing, `doubtful` does not. */
export type Check = { tone: "fine" | "doubtful" | "refused"; text: string };

/** Fields in which the word 'example' is a fact that nobody has replaced yet. */
const FACTS = /^facts\.|\.organisation$/;

const fine = (text: string): Check => ({ tone: "fine", text });
const doubtful = (text: string): Check => ({ tone: "doubtful", text });

/** Checks the whole draft besides its links; `now` decides which days are over. */
export function checksOf(values: FormValues, now: Date): Check[] {
  const campaign = parseCampaign(documentOf(values));
  const refused = campaign.ok ? 0 : campaign.failure.length;
  const facts = Object.entries(values).filter(([path]) => FACTS.test(path));
  const examples = exampleFacts(Object.fromEntries(facts)).map(labelOf);
  const past = ["facts.urgentUntil", "facts.surveyUntil"].filter((path) =>
    isPast(values[path] || undefined, now),
  );
  return [
    refused === 0
      ? fine(CHECK_WORDS.accepted)
      : { tone: "refused", text: CHECK_WORDS.refused(refused) },
    ...languagesIn(values).map((language): Check => {
      const letter = {
        subject: values[`texts.${language}.letter.subject`] ?? "",
        body: values[`texts.${language}.letter.body`] ?? "",
      };
      const room = letterRoom(letter);
      const text = `${inWords(CHECK_WORDS.letter, language)}: ${roomWords(room)}`;
      return { tone: room < 0 ? "refused" : "fine", text };
    }),
    examples.length === 0 ? fine(CHECK_WORDS.noExamples) : doubtful(CHECK_WORDS.examples(examples)),
    ...past.map((path) => doubtful(CHECK_WORDS.past(labelOf(path)))),
    ...irishChecks(values),
  ];
}

function irishChecks(values: FormValues): Check[] {
  if (!hasIrish(values)) return [doubtful(CHECK_WORDS.noIrish)];
  const counts = [figureCount(values, "en"), figureCount(values, "ga")] as const;
  return counts[0] === counts[1] ? [] : [doubtful(CHECK_WORDS.figures(...counts))];
}
