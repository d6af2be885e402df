import styled from "styled-components";
import { FIELDS, fieldAt, parseCampaign } from "../../../../api/contract/campaign/campaign.ts";
import { letterRoom } from "../../../../api/measures/letter-room.ts";
import { isPast } from "../../../../api/words/dublin-day.ts";
import { exampleFacts } from "../../../../api/words/out-of-date.ts";
import { colour, SPACE } from "../../../../widget/theme/tokens.ts";
import { SIZE } from "../../../style/type.ts";
import {
  documentOf,
  type FormValues,
  figurePictures,
  hasIrish,
  languagesIn,
  letterIn,
} from "./form-values.ts";
import { labelOf, roomText, withLanguage } from "./wording.ts";

/** The check of the whole draft before it is published. */
export function CheckList({ values }: { values: FormValues }) {
  return (
    <Checks aria-label="Before you publish">
      <h3>Before you publish</h3>
      <ul>
        {checksOf(values, new Date()).map(({ tone, text }) => (
          <Line key={text} $tone={tone}>
            <strong>{TONES[tone].text}</strong> {text}
          </Line>
        ))}
      </ul>
    </Checks>
  );
}

const TONES = {
  fine: { text: "Fine:", edge: "done" },
  doubtful: { text: "Look at this:", edge: "marigold" },
  refused: { text: "Not possible:", edge: "urgent" },
} as const;

/** One line of the check. `refused` prevents publishing, `doubtful` does not. */
type Check = { tone: keyof typeof TONES; text: string };

/** Checks the whole draft; `now` decides which days are over. */
export function checksOf(values: FormValues, now: Date): Check[] {
  const checks: Check[] = [];
  const say = (tone: Check["tone"], text: string) => checks.push({ tone, text });

  const campaign = parseCampaign(documentOf(values));
  if (campaign.ok) say("fine", "every field can be published.");
  else if (campaign.failure.length === 1) say("refused", "1 field has to be changed.");
  else say("refused", `${campaign.failure.length} fields have to be changed.`);

  for (const language of languagesIn(values)) {
    const room = letterRoom(letterIn(values, language));
    const letter = withLanguage("letter", language);
    say(room < 0 ? "refused" : "fine", `${letter}: ${roomText(room)}`);
  }

  const facts = Object.entries(values).filter(
    ([path]) => path.startsWith("facts.") || fieldAt(path)?.isFact,
  );
  const examples = exampleFacts(Object.fromEntries(facts)).map(labelOf);
  if (examples.length === 0) say("fine", "no text or link is an example any more.");
  else say("doubtful", `still examples: ${examples.join("; ")}.`);

  for (const { path, control, label } of FIELDS) {
    if (control === "day" && isPast(values[path] || undefined, now)) {
      say("doubtful", `${label} is a day that is over.`);
    }
  }

  const english = figurePictures(values, "en").length;
  const irish = figurePictures(values, "ga").length;
  if (!hasIrish(values)) {
    say("doubtful", "Irish pages show the English texts, because there are no Irish ones.");
  } else if (english !== irish) {
    say("doubtful", `The number of figures differs: ${english} in English, ${irish} in Irish.`);
  }
  return checks;
}

const Checks = styled.section`
  display: grid;
  gap: ${SPACE.m};
  font-size: ${SIZE.small};
  overflow-wrap: anywhere;
  h3 {
    font-size: inherit;
  }
  ul {
    display: grid;
    gap: ${SPACE.s};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Line = styled.li<{ $tone: Check["tone"] }>`
  padding-inline-start: ${SPACE.m};
  border-inline-start: 6px solid ${({ $tone }) => colour(TONES[$tone].edge)};
`;
