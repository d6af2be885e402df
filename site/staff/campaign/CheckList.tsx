import styled from "styled-components";
import { FIELDS, fieldAt, parseCampaign } from "../../../api/contract/campaign/campaign.ts";
import { letterRoom } from "../../../api/contract/campaign/letter-room.ts";
import { exampleFacts } from "../../../api/contract/campaign/out-of-date.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { isPast } from "../../kit/is-past.ts";
import { SIZE } from "../../kit/type.ts";
import {
  documentOf,
  type FormValues,
  figureCount,
  hasIrish,
  languagesIn,
  letterIn,
} from "./form-values.ts";
import { CHECK_TEXTS, labelOf, roomText, withLanguage } from "./wording.ts";

/** The check of the whole draft before it is published. */
export function CheckList({ values }: { values: FormValues }) {
  return (
    <Checks aria-label={CHECK_TEXTS.title}>
      <h3>{CHECK_TEXTS.title}</h3>
      <ul>
        {checksOf(values, new Date()).map(({ tone, text }) => (
          <Line key={text} $tone={tone}>
            <strong>{CHECK_TEXTS.tones[tone]}</strong> {text}
          </Line>
        ))}
      </ul>
    </Checks>
  );
}

/** One line of the check. `refused` prevents publishing, `doubtful` does not. */
type Check = { tone: "fine" | "doubtful" | "refused"; text: string };

/** Checks the whole draft; `now` decides which days are over. */
export function checksOf(values: FormValues, now: Date): Check[] {
  const checks: Check[] = [];
  const say = (tone: Check["tone"], text: string) => checks.push({ tone, text });

  const campaign = parseCampaign(documentOf(values));
  if (campaign.ok) say("fine", CHECK_TEXTS.accepted);
  else say("refused", CHECK_TEXTS.refused(campaign.failure.length));

  for (const language of languagesIn(values)) {
    const room = letterRoom(letterIn(values, language));
    const letter = withLanguage(CHECK_TEXTS.letter, language);
    say(room < 0 ? "refused" : "fine", `${letter}: ${roomText(room)}`);
  }

  const facts = Object.entries(values).filter(
    ([path]) => path.startsWith("facts.") || fieldAt(path)?.isFact,
  );
  const examples = exampleFacts(Object.fromEntries(facts)).map(labelOf);
  if (examples.length === 0) say("fine", CHECK_TEXTS.noExamples);
  else say("doubtful", CHECK_TEXTS.examples(examples));

  for (const { path, control, label } of FIELDS) {
    if (control === "day" && isPast(values[path] || undefined, now)) {
      say("doubtful", CHECK_TEXTS.past(label));
    }
  }

  const english = figureCount(values, "en");
  const irish = figureCount(values, "ga");
  if (!hasIrish(values)) say("doubtful", CHECK_TEXTS.noIrish);
  else if (english !== irish) say("doubtful", CHECK_TEXTS.figures(english, irish));
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

const EDGES = { fine: "done", doubtful: "marigold", refused: "urgent" } as const;

const Line = styled.li<{ $tone: Check["tone"] }>`
  padding-inline-start: ${SPACE.m};
  border-inline-start: 6px solid ${({ $tone }) => colour(EDGES[$tone])};
`;
