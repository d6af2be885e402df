import { type FormEvent, useCallback, useEffect, useState } from "react";
import styled from "styled-components";
import {
  type Burst,
  type Bursts as BurstList,
  BurstsResponse,
  Decided,
  type Decision,
} from "../../../api/contract/decisions.ts";
import { EVENT_SOURCES } from "../../../api/contract/events.ts";
import { COUNTED } from "../../../api/contract/limits.ts";
import { PATHS } from "../../../api/contract/paths.ts";
import type { Stats } from "../../../api/contract/stats.ts";
import { SPACE } from "../../../widget/theme/tokens.ts";
import { Table } from "../../parts/Table.tsx";
import { authorisedJson } from "../../staff/authorised-request.ts";
import { formatDateTime } from "../../staff/dates.ts";
import {
  Actions,
  ChoiceLabel,
  ErrorText,
  PageButton,
  Panel,
  PanelHeading,
  SmallForm,
} from "../../staff/panels.tsx";
import { SIZE } from "../../style/type.ts";
import { formatCount, formatNumberOf, sourceLabel } from "./wording.ts";

interface BurstsProps {
  statsKey: string;
  apart: Stats["apart"];
  days: number;
  /** Called when the figures have changed. */
  onDecided: () => void;
}

/** The hours in which clicks arrived in numbers, and what staff decided about them. */
export function Bursts({ statsKey, apart, days, onDecided }: BurstsProps) {
  const [read, setRead] = useState<BurstList | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Burst | null>(null);

  const load = useCallback(async () => {
    const bursts = await authorisedJson(BurstsResponse, fetch, statsKey, PATHS.bursts);
    setFailure(bursts.ok ? null : bursts.failure.message);
    if (bursts.ok) setRead(bursts.value);
  }, [statsKey]);
  useEffect(() => void load(), [load]);

  const { bursts = [], decisions = [] } = read ?? {};
  const doubtful = apart.reduce((sum, day) => sum + day.doubtful, 0);
  const aside = apart.reduce((sum, day) => sum + day.aside, 0);
  return (
    <BurstsPanel aria-labelledby="bursts">
      <PanelHeading id="bursts">Bursts</PanelHeading>
      <p>
        Hours in which at least 20 clicks of one source and partner arrived, in the last 31 days. Of
        one connection, {COUNTED.clicks} clicks of a kind count in any {COUNTED.minutes} minutes and{" "}
        {COUNTED.clicksADay} in any 24 hours; the rest are doubtful. In these {days} days, this page
        leaves out {formatNumberOf(doubtful, "doubtful click")} and {formatCount(aside)} set aside.
      </p>
      {failure !== null && <ErrorText role="alert">{failure}</ErrorText>}
      {read !== null && bursts.length === 0 && <p>No bursts.</p>}
      {bursts.length > 0 && (
        <Table
          label="Bursts, as a table"
          columns={["Hour from", "Decide", "Counted", "Not counted", "Source", "Partner"]}
          rows={bursts.map((burst) => [
            <Moment key="from" at={burst.from} />,
            <PageButton
              key="decide"
              $variant="quiet"
              aria-label={`Decide about the window from ${formatDateTime(burst.from)}: ${nameOf(burst)}`}
              onClick={() => setChosen(burst)}
            >
              Decide
            </PageButton>,
            formatCount(burst.counted),
            formatCount(burst.apart),
            burst.source === null ? "None" : sourceLabel(burst.source),
            burst.partner === "*" ? "Not known before" : (burst.partner ?? "None"),
          ])}
        />
      )}
      <DecisionForm
        burst={chosen}
        onDecided={() => {
          void load();
          onDecided();
        }}
      />
      {decisions.length > 0 && (
        <>
          <PanelHeading as="h3">Decisions</PanelHeading>
          <Table
            label="Decisions"
            columns={["Decided", "Window", "Which clicks", "Result", "Why"]}
            rows={decisions.map((each) => [
              <Moment key="decided" at={each.decidedAt} />,
              <>
                <Moment at={each.from} /> to <Moment at={each.to} />
              </>,
              [nameOf(each), each.action].filter(Boolean).join(", "),
              resultOf(each.decision, each.events),
              each.note,
            ])}
          />
        </>
      )}
    </BurstsPanel>
  );
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatDateTime(at)}</time>;
}

/** Names the clicks of a window: `Letter opened, a-gallery`. */
function nameOf({ source, partner }: Pick<Burst, "source" | "partner">): string {
  const who = partner === "*" ? "partners not known before" : partner;
  return [source && sourceLabel(source), who].filter(Boolean).join(", ") || "All clicks";
}

/** Each decision: the name of its button, its effect, and its result. */
const CHOICES: Record<Decision["decision"], { name: string; effect: string; done: string }> = {
  aside: {
    name: "Set aside",
    effect: "These clicks stop counting.",
    done: "set aside",
  },
  back: { name: "Restore", effect: "Clicks that were set aside count again.", done: "restored" },
  count: {
    name: "Count doubtful",
    effect: "Doubtful clicks are counted too.",
    done: "now counted",
  },
};

const DECISIONS = Object.keys(CHOICES) as Decision["decision"][];

/** Names the result of a decision: `60 clicks set aside`. */
function resultOf(decision: Decision["decision"], events: number): string {
  return `${formatNumberOf(events, "click")} ${CHOICES[decision].done}`;
}

/** A window of a month can hold millions of events. */
const TIMEOUT_MS = 60_000;

/**
 * The form in which staff set the clicks of a window aside or back. `burst` fills it in; null for a
 * window of its own.
 */
function DecisionForm({ burst, onDecided }: { burst: Burst | null; onDecided: () => void }) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [result, setResult] = useState("");

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = new FormData(event.currentTarget, submitter);
    const text = (name: string) => String(fields.get(name) ?? "").trim();
    const source = EVENT_SOURCES.find((name) => name === burst?.source);
    const decision: Decision = {
      decision: DECISIONS.find((name) => name === text("decision")) ?? "aside",
      from: new Date(text("from")).toISOString(),
      to: new Date(text("to")).toISOString(),
      ...(fields.has("only") && source && { source }),
      ...(fields.has("only") && burst?.partner && { partner: burst.partner }),
      note: text("note"),
    };
    setSending(true);
    const decided = await authorisedJson(Decided, fetch, text("key"), PATHS.decisions, {
      method: "POST",
      body: JSON.stringify(decision),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    setSending(false);
    setFailure(decided.ok ? null : decided.failure.message);
    setResult(decided.ok ? `${resultOf(decision.decision, decided.value.events)}.` : "");
    if (decided.ok) onDecided();
  };

  return (
    <SmallForm onSubmit={(event) => void send(event)}>
      <PanelHeading as="h3">Set clicks aside or restore them</PanelHeading>
      {/* The key of the fields: another burst fills them in anew, and the admin key stays. */}
      <Fields key={JSON.stringify(burst)}>
        <label>
          From
          <input name="from" type="datetime-local" required defaultValue={toField(burst?.from)} />
        </label>
        <label>
          Until
          <input name="to" type="datetime-local" required defaultValue={toField(burst?.to)} />
        </label>
        {burst !== null && (
          <ChoiceLabel>
            <input name="only" type="checkbox" defaultChecked />
            Only these clicks: {nameOf(burst)}
          </ChoiceLabel>
        )}
        <label>
          Why
          {/* biome-ignore lint/a11y/noAutofocus: a press of 'Decide' leads to the form */}
          <input name="note" required maxLength={500} autoFocus={burst !== null} />
        </label>
      </Fields>
      <label>
        Admin key
        <input name="key" type="password" autoComplete="off" required />
      </label>
      {failure !== null && <ErrorText role="alert">{failure}</ErrorText>}
      {DECISIONS.map((decision) => (
        <Actions key={decision}>
          <PageButton type="submit" name="decision" value={decision} disabled={isSending}>
            {CHOICES[decision].name}
          </PageButton>
          {CHOICES[decision].effect}
        </Actions>
      ))}
      <p role="status">{result}</p>
    </SmallForm>
  );
}

/** Returns a moment as the value of a `datetime-local` field, in the browser's time zone. */
function toField(moment?: string): string {
  if (moment === undefined) return "";
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const BurstsPanel = styled(Panel)`
  h3 {
    font-size: ${SIZE.subtitle};
  }
  td:last-child {
    min-inline-size: 14rem;
  }
  @media print {
    display: none;
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${SPACE.l};
  inline-size: 100%;
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;
