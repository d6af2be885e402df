import { type FormEvent, useState } from "react";
import {
  type Bursts,
  BurstsResponse,
  Decided,
  type Decision,
} from "../../../api/contract/decisions.ts";
import { EVENT_SOURCES } from "../../../api/contract/events.ts";
import { COUNTED } from "../../../api/contract/limits.ts";
import { PATHS } from "../../../api/contract/paths.ts";
import { keptText } from "../../browser/kept-text.ts";
import { formatDateTime } from "../../staff/dates.ts";
import { authorisedJson, useRead } from "../../staff/requests.ts";
import { Actions, ErrorText, PageButton, Panel, Rows } from "../../staff/StaffPage.tsx";
import { formatCount, formatNumberOf, sourceLabel } from "./wording.ts";

/** The key of the desk, when this tab has it. */
const ADMIN_KEY = keptText("admin-key");

/** What can be decided of an hour: the button, its result, and the reason that the form begins with. */
const DECISIONS = {
  aside: { name: "Leave out", done: "left out", reason: "" },
  count: { name: "Count", done: "now counted", reason: "" },
  back: { name: "Put back", done: "put back as they arrived", reason: "Undone" },
} as const;

type Part = Pick<Bursts["decisions"][number], "from" | "to" | "source" | "partner">;
/** What staff are about to decide of a window. */
type Choice = Part & { decision: Decision["decision"] };

/** Names the clicks of a window: 'Letter opened from a-gallery, 19 Nov 2026, 20:00'. */
function nameOf({ from, source, partner }: Part): string {
  const what = source === null ? "Clicks" : sourceLabel(source);
  const who = partner === "*" ? "partners not known before" : partner;
  return `${what}${who === null ? "" : ` from ${who}`}, ${formatDateTime(from)}`;
}

/** Hours with many clicks of one kind: what happened, what is counted, and what staff decided. */
export function UnusualHours({ onDecided }: { onDecided: () => void }) {
  const { value, failure, reload } = useRead(BurstsResponse, PATHS.bursts);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [said, setSaid] = useState("");
  const { bursts = [], decisions = [] } = value ?? {};
  const choose = (
    part: Part,
    decision: Choice["decision"],
    name: string = DECISIONS[decision].name,
  ) => (
    <PageButton
      aria-label={`${name}: ${nameOf(part)}`}
      onClick={() => setChoice({ ...part, decision })}
    >
      {name}
    </PageButton>
  );
  const hours = bursts.map((burst) => (
    <li key={nameOf(burst)}>
      <p>
        <strong>{nameOf(burst)}</strong>: {formatNumberOf(burst.counted + burst.apart, "click")} in
        an hour. {formatCount(burst.counted)} counted, {formatCount(burst.apart)} left out.
      </p>
      <Actions>
        {burst.counted > 0 && choose(burst, "aside")}
        {burst.apart > 0 && choose(burst, "count")}
      </Actions>
    </li>
  ));
  return (
    <Panel aria-labelledby="hours">
      <h2 id="hours">Unusual hours</h2>
      <p>
        Hours of the last 31 days with 20 clicks or more of one kind and one partner: a newsletter,
        a school class, or a script. Of one connection, {COUNTED.clicks} clicks of a kind count in
        any {COUNTED.minutes} minutes and {COUNTED.clicksADay} in any 24 hours; the rest only when
        you say so.
      </p>
      {choice !== null && (
        <DecisionForm
          key={JSON.stringify(choice)}
          choice={choice}
          onEnd={(message) => {
            setChoice(null);
            if (message === undefined) return;
            setSaid(message);
            reload();
            onDecided();
          }}
        />
      )}
      {failure && <ErrorText role="alert">{failure.message}</ErrorText>}
      <p role="status">{said || (value && bursts.length === 0 ? "No unusual hours." : "")}</p>
      <Rows items={hours} more="more hours" />
      {decisions.length > 0 && <h3>Decisions</h3>}
      <Rows
        items={decisions.map((each) => (
          <li key={each.id}>
            <p>
              {formatDateTime(each.decidedAt)}: {formatNumberOf(each.events, "click")}{" "}
              {DECISIONS[each.decision].done}. {nameOf(each)}. “{each.note}”
            </p>
            {each.holds ? choose(each, "back", "Undo") : each.decision !== "back" && "Undone"}
          </li>
        ))}
        more="earlier decisions"
      />
    </Panel>
  );
}

/** Asks for the reason and the key of the desk, and decides. `onEnd` is told what was done, if anything. */
function DecisionForm({ choice, onEnd }: { choice: Choice; onEnd: (message?: string) => void }) {
  const { from, to, source, partner, decision } = choice;
  const { name, done, reason } = DECISIONS[decision];
  const [failure, setFailure] = useState("");
  const decide = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    const key = `${written.get("key")}`;
    const known = EVENT_SOURCES.find((each) => each === source);
    const body: Decision = {
      ...{ decision, from, to, note: `${written.get("note")}` },
      ...(known && { source: known }),
      ...(partner !== null && { partner }),
    };
    const init = { method: "POST", body: JSON.stringify(body) };
    const decided = await authorisedJson(Decided, fetch, key, PATHS.decisions, init);
    if (!decided.ok) return setFailure(decided.failure.message);
    ADMIN_KEY.save(key);
    onEnd(`${formatNumberOf(decided.value.events, "click")} ${done}: ${nameOf(choice)}.`);
  };
  return (
    <form onSubmit={(event) => void decide(event)}>
      <h3>
        {name}: {nameOf(choice)}
      </h3>
      <label>
        Why
        {/* biome-ignore lint/a11y/noAutofocus: a press of the button leads to the form */}
        <input name="note" required maxLength={500} autoFocus defaultValue={reason} />
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
      {failure !== "" && <ErrorText role="alert">{failure}</ErrorText>}
      <Actions>
        <PageButton type="submit">{name} these clicks</PageButton>
        <PageButton $variant="quiet" onClick={() => onEnd()}>
          Cancel
        </PageButton>
      </Actions>
    </form>
  );
}
