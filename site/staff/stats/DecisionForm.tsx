import { type FormEvent, useState } from "react";
import styled from "styled-components";
import type { Burst, Decision } from "../../../api/contract/decisions.ts";
import { EVENT_SOURCES } from "../../../api/contract/events.ts";
import { SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { fieldStyle } from "../../kit/field-style.ts";
import { SIZE } from "../../kit/type.ts";
import { ErrorText, PageButton, PanelHeading } from "../panels.tsx";
import { formatFilter } from "./wording.ts";

/** Each decision: the name of its button, and its effect. */
const CHOICES: readonly [Decision["decision"], name: string, effect: string][] = [
  ["aside", "Set aside", "What counts in this window no longer does."],
  ["back", "Restore", "What was set aside counts again."],
  ["count", "Count doubtful", "Doubtful clicks count, as if they had from the start."],
];

interface DecisionFormProps {
  /** The burst that fills in the form; null for a window of its own. */
  burst: Burst | null;
  /** Sends the decision; returns why that failed, null when it did not. */
  onDecide: (adminKey: string, decision: Decision) => Promise<string | null>;
}

/** The form in which staff set the clicks of a window aside or back. */
export function DecisionForm({ burst, onDecide }: DecisionFormProps) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name) ?? "").trim();
    const chosen = submitter instanceof HTMLButtonElement ? submitter.value : "";
    const source = EVENT_SOURCES.find((name) => name === burst?.source);
    setSending(true);
    setFailure(
      await onDecide(text("key"), {
        decision: CHOICES.find(([decision]) => decision === chosen)?.[0] ?? "aside",
        from: new Date(text("from")).toISOString(),
        to: new Date(text("to")).toISOString(),
        ...(fields.has("only") && source && { source }),
        ...(fields.has("only") && burst?.partner && { partner: burst.partner }),
        note: text("note"),
      }),
    );
    setSending(false);
  };

  return (
    <Form onSubmit={(event) => void send(event)}>
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
          <Choice>
            <input name="only" type="checkbox" defaultChecked />
            Only these clicks: {formatFilter(burst)}
          </Choice>
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
      <ul>
        {CHOICES.map(([decision, name, effect]) => (
          <li key={decision}>
            <PageButton type="submit" value={decision} disabled={isSending}>
              {name}
            </PageButton>
            {effect}
          </li>
        ))}
      </ul>
    </Form>
  );
}

/** Returns a moment as the value of a `datetime-local` field, in the browser's time zone. */
function toField(moment?: string): string {
  if (moment === undefined) return "";
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${SPACE.l};
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${SPACE.l};
  max-inline-size: 44rem;
  margin-block: ${SPACE.l};
  label {
    display: grid;
    gap: ${SPACE.xs};
    font-weight: 700;
  }
  input:not([type="checkbox"]) {
    ${fieldStyle}
    inline-size: 100%;
    min-inline-size: 0;
    font-weight: 400;
  }
  ul {
    display: grid;
    gap: ${SPACE.s};
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 10rem 1fr;
    align-items: center;
    gap: ${SPACE.m};
    font-size: ${SIZE.small};
    line-height: 1.3;
  }
`;

const Choice = styled.label`
  && {
    grid-template-columns: 1.25rem 1fr;
    align-items: center;
    gap: ${SPACE.m};
    min-block-size: ${TARGET_SIZE};
  }
`;
