import { type RefObject, useState } from "react";
import styled from "styled-components";
import { type Burst, DECISIONS, type Decision } from "../../../api/contract/decisions.ts";
import { EVENT_SOURCES } from "../../../api/contract/events.ts";
import { colour, SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { fieldStyle } from "../../kit/field-style.ts";
import { SIZE } from "../../kit/type.ts";
import { Dialog, ErrorText, PageButton, PanelHeading } from "../panels.tsx";
import { DECISION_TEXTS, DECISION_WORDS } from "./burst-wording.ts";

interface DecisionDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  /** The burst that fills in the form; null for a window of its own. */
  burst: Burst | null;
  /** Sends the decision; returns why that failed. */
  onDecide: (adminKey: string, decision: Decision) => Promise<string | null>;
}

/** The dialog in which staff set the clicks of a window aside or back. */
export function DecisionDialog({ ref, burst, onDecide }: DecisionDialogProps) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (fields: FormData) => {
    setSending(true);
    const text = (name: string) => String(fields.get(name) ?? "").trim();
    const source = EVENT_SOURCES.find((name) => name === burst?.source);
    setFailure(
      await onDecide(text("key"), {
        decision: DECISIONS.find((name) => name === text("decision")) ?? "aside",
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
    <Dialog ref={ref} aria-labelledby="decision-title" onClose={() => setFailure(null)}>
      <DecisionForm
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          void send(new FormData(event.currentTarget, submitter));
        }}
      >
        <PanelHeading as="h3" id="decision-title">
          {DECISION_TEXTS.title}
        </PanelHeading>
        {/* The key of the fields: another burst fills them in anew, and the admin key stays. */}
        <Fields key={JSON.stringify(burst)}>
          {(["from", "to"] as const).map((name) => (
            <label key={name}>
              {DECISION_TEXTS[name]}
              <input
                name={name}
                type="datetime-local"
                required
                defaultValue={burst === null ? "" : toLocalField(burst[name])}
              />
            </label>
          ))}
          {burst !== null && (
            <Choice>
              <input name="only" type="checkbox" defaultChecked />
              {DECISION_TEXTS.only(burst)}
            </Choice>
          )}
          <Wide>
            {DECISION_TEXTS.note}
            <input name="note" required maxLength={500} />
          </Wide>
        </Fields>
        <label>
          {DECISION_TEXTS.key}
          <input name="key" type="password" autoComplete="off" required />
        </label>
        {failure !== null && <ErrorText role="alert">{failure}</ErrorText>}
        <Decisions>
          {DECISIONS.map((decision) => (
            <li key={decision}>
              <PageButton type="submit" name="decision" value={decision} disabled={isSending}>
                {DECISION_WORDS[decision].name}
              </PageButton>
              {DECISION_WORDS[decision].effect}
            </li>
          ))}
        </Decisions>
        <div>
          <PageButton
            $variant="quiet"
            onClick={({ currentTarget }) => currentTarget.closest("dialog")?.close()}
          >
            {DECISION_TEXTS.close}
          </PageButton>
        </div>
      </DecisionForm>
    </Dialog>
  );
}

/** Converts a moment to the value of a `datetime-local` field, in the browser's time zone. */
function toLocalField(moment: string): string {
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const DecisionForm = styled.form`
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
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${SPACE.l};
`;

const Wide = styled.label`
  grid-column: 1 / -1;
`;

const Choice = styled(Wide)`
  && {
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: ${SPACE.m};
    min-block-size: ${TARGET_SIZE};
  }
  input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: ${colour("link")};
  }
`;

const Decisions = styled.ul`
  display: grid;
  gap: ${SPACE.s};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 10rem 1fr;
    align-items: center;
    gap: ${SPACE.m};
    font-size: ${SIZE.small};
    line-height: 1.3;
  }
`;
