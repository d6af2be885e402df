import { type FormEvent, useCallback, useEffect, useState } from "react";
import styled from "styled-components";
import {
  type Bursts,
  BurstsResponse,
  Decided,
  type Decision,
} from "../../../api/contract/decisions.ts";
import { EVENT_SOURCES } from "../../../api/contract/events.ts";
import { COUNTED } from "../../../api/contract/limits.ts";
import { PATHS } from "../../../api/contract/paths.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { keptText } from "../../browser/kept-text.ts";
import { authorisedJson } from "../../staff/authorised-request.ts";
import { formatDateTime } from "../../staff/dates.ts";
import {
  Actions,
  Details,
  ErrorText,
  PageButton,
  Panel,
  PanelHeading,
  SmallForm,
} from "../../staff/panels.tsx";
import { formatCount, formatNumberOf, sourceLabel } from "./wording.ts";

/** A window of a month can hold millions of events. */
const TIMEOUT_MS = 60_000;
const SHOWN = 6;

/** The key of the desk, when this tab has it. */
const ADMIN_KEY = keptText("admin-key");

type Part = Pick<Bursts["decisions"][number], "from" | "to" | "source" | "partner">;
/** What staff are about to decide of a window. */
type Choice = Part & { decision: Decision["decision"]; reason: string };

/** Names the clicks of a window: 'Letter opened from a-gallery, 19 Nov 2026, 20:00'. */
function nameOf({ from, source, partner }: Part): string {
  const what = source === null ? "Clicks" : sourceLabel(source);
  const who = partner === "*" ? "partners not known before" : partner;
  return `${what}${who === null ? "" : ` from ${who}`}, ${formatDateTime(from)}`;
}

/** Hours with many clicks of one kind: what happened, what is counted, and what staff decided. */
export function UnusualHours(props: { statsKey: string; onDecided: () => void }) {
  const { statsKey, onDecided } = props;
  const [read, setRead] = useState<Bursts>({ bursts: [], decisions: [] });
  const [failure, setFailure] = useState<string | null>(null);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [said, setSaid] = useState("");

  const load = useCallback(async () => {
    const bursts = await authorisedJson(BurstsResponse, fetch, statsKey, PATHS.bursts);
    setFailure(bursts.ok ? null : bursts.failure.message);
    if (bursts.ok) setRead(bursts.value);
  }, [statsKey]);
  useEffect(() => void load(), [load]);

  const decide = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (choice === null) return;
    const written = new FormData(event.currentTarget);
    const key = String(written.get("key") ?? "");
    const source = EVENT_SOURCES.find((name) => name === choice.source);
    const decision: Decision = {
      ...{ decision: choice.decision, from: choice.from, to: choice.to },
      ...(source && { source }),
      ...(choice.partner !== null && { partner: choice.partner }),
      note: String(written.get("note") ?? "").trim(),
    };
    const decided = await authorisedJson(Decided, fetch, key, PATHS.decisions, {
      method: "POST",
      body: JSON.stringify(decision),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    setFailure(decided.ok ? null : decided.failure.message);
    if (!decided.ok) return;
    ADMIN_KEY.save(key);
    const clicks = formatNumberOf(decided.value.events, "click");
    setSaid(`${clicks} ${DONE[decision.decision]}: ${nameOf(choice)}.`);
    setChoice(null);
    void load();
    onDecided();
  };

  const { bursts, decisions } = read;
  const hours = bursts.map((burst) => {
    const choose = (decision: Choice["decision"]) => setChoice({ ...burst, decision, reason: "" });
    return (
      <li key={nameOf(burst)}>
        <p>
          <strong>{nameOf(burst)}</strong>: {formatNumberOf(burst.counted + burst.apart, "click")}{" "}
          in an hour. {formatCount(burst.counted)} counted, {formatCount(burst.apart)} left out.
        </p>
        <Actions>
          {burst.counted > 0 && (
            <PageButton aria-label={`Leave out: ${nameOf(burst)}`} onClick={() => choose("aside")}>
              Leave out
            </PageButton>
          )}
          {burst.apart > 0 && (
            <PageButton aria-label={`Count: ${nameOf(burst)}`} onClick={() => choose("count")}>
              Count
            </PageButton>
          )}
        </Actions>
      </li>
    );
  });
  return (
    <Hours aria-labelledby="hours">
      <PanelHeading id="hours">Unusual hours</PanelHeading>
      <p>
        Hours of the last 31 days with 20 clicks or more of one kind and one partner: a newsletter,
        a school class, or a script. Of one connection, {COUNTED.clicks} clicks of a kind count in
        any {COUNTED.minutes} minutes and {COUNTED.clicksADay} in any 24 hours; the rest only when
        you say so.
      </p>
      {choice !== null && (
        <SmallForm onSubmit={(event) => void decide(event)} key={JSON.stringify(choice)}>
          <PanelHeading as="h3">
            {NAMES[choice.decision]}: {nameOf(choice)}
          </PanelHeading>
          <label>
            Why
            {/* biome-ignore lint/a11y/noAutofocus: a press of the button leads to the form */}
            <input name="note" required maxLength={500} autoFocus defaultValue={choice.reason} />
          </label>
          <label>
            Admin key
            <input
              name="key"
              type="password"
              autoComplete="off"
              required
              defaultValue={ADMIN_KEY.read() ?? ""}
            />
          </label>
          <Actions>
            <PageButton type="submit">{NAMES[choice.decision]} these clicks</PageButton>
            <PageButton $variant="quiet" onClick={() => setChoice(null)}>
              Cancel
            </PageButton>
          </Actions>
        </SmallForm>
      )}
      {failure !== null && <ErrorText role="alert">{failure}</ErrorText>}
      <p role="status">{said || (bursts.length === 0 ? "No unusual hours." : "")}</p>
      <ul>{hours.slice(0, SHOWN)}</ul>
      {hours.length > SHOWN && (
        <Details>
          <summary>{hours.length - SHOWN} more hours</summary>
          <ul>{hours.slice(SHOWN)}</ul>
        </Details>
      )}
      {decisions.length > 0 && (
        <Details open={decisions.length <= SHOWN}>
          <summary>Decisions: {decisions.length}</summary>
          <ul>
            {decisions.map((each) => (
              <li key={each.id}>
                <p>
                  {formatDateTime(each.decidedAt)}: {formatNumberOf(each.events, "click")}{" "}
                  {DONE[each.decision]}. {nameOf(each)}. “{each.note}”
                </p>
                <PageButton
                  $variant="quiet"
                  aria-label={`Undo: ${nameOf(each)}`}
                  onClick={() => setChoice({ ...each, decision: "back", reason: "Undone" })}
                >
                  Undo
                </PageButton>
              </li>
            ))}
          </ul>
        </Details>
      )}
    </Hours>
  );
}

/** The name of each decision, and its result. */
const NAMES = { aside: "Leave out", count: "Count", back: "Put back" } as const;
const DONE = { aside: "left out", count: "now counted", back: "put back as they arrived" } as const;

const Hours = styled(Panel)`
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${SPACE.s} ${SPACE.xl};
    padding-block: ${SPACE.m};
    border-block-start: 1px solid ${colour("rule")};
    overflow-wrap: anywhere;
  }
  li > p {
    flex: 1 1 20rem;
  }
  @media print {
    display: none;
  }
`;
