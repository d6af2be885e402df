import { useState } from "react";
import styled from "styled-components";
import type { Burst, Decision } from "../../../api/contract/decisions.ts";
import { EVENT_SOURCES } from "../../../api/contract/events.ts";
import { SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { fieldStyle } from "../../kit/field-style.ts";
import { MEDIUM } from "../../kit/layout.ts";
import { SegmentedControl } from "../../kit/SegmentedControl.tsx";
import { PageButton } from "../PageButton.tsx";
import { DECISION_NAMES, DECISION_NOTES, toLocalField } from "./burst-wording.ts";
import { sourceLabel } from "./wording.ts";

interface DecisionFormProps {
  /** The burst that fills the form in at first. */
  burst?: Burst | undefined;
  isSending: boolean;
  onDecide: (adminKey: string, decision: Decision) => void;
}

/** The form in which staff set the clicks of a window aside or back. */
export function DecisionForm({ burst, isSending, onDecide }: DecisionFormProps) {
  const [decision, setDecision] = useState<Decision["decision"]>("aside");
  const submit = (fields: FormData) => {
    const text = (name: string) => String(fields.get(name) ?? "").trim();
    const source = EVENT_SOURCES.find((name) => name === text("source"));
    onDecide(text("key"), {
      decision,
      from: new Date(text("from")).toISOString(),
      to: new Date(text("to")).toISOString(),
      ...(source && { source }),
      ...(text("partner") && { partner: text("partner") }),
      note: text("note"),
    });
  };
  return (
    <Form
      aria-label="Set clicks aside or back"
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
    >
      <Wide>
        <SegmentedControl
          title="Decision"
          options={DECISION_NAMES}
          value={decision}
          onChange={setDecision}
        />
        <p>{DECISION_NOTES[decision]}</p>
      </Wide>
      <label>
        From
        <input
          name="from"
          type="datetime-local"
          required
          defaultValue={burst && toLocalField(burst.from)}
        />
      </label>
      <label>
        Until
        <input
          name="to"
          type="datetime-local"
          required
          defaultValue={burst && toLocalField(burst.to)}
        />
      </label>
      <label>
        Source
        <select name="source" defaultValue={burst?.source ?? ""}>
          <option value="">All sources</option>
          {EVENT_SOURCES.map((source) => (
            <option key={source} value={source}>
              {sourceLabel(source)}
            </option>
          ))}
        </select>
      </label>
      <label>
        Partner (optional)
        <input name="partner" pattern="[a-z0-9.\-]{1,100}" defaultValue={burst?.partner ?? ""} />
      </label>
      <Wide as="label">
        Why
        <input name="note" required maxLength={500} />
      </Wide>
      <label>
        Admin key
        <input name="key" type="password" autoComplete="off" required />
      </label>
      <PageButton type="submit" disabled={isSending}>
        {isSending ? "Saving…" : "Save the decision"}
      </PageButton>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: ${SPACE.l};
  label {
    display: grid;
    gap: ${SPACE.xs};
    font-weight: 700;
  }
  input:not([type="radio"]),
  select {
    ${fieldStyle}
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: ${TARGET_SIZE};
    font-weight: 400;
  }
  ${MEDIUM} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Wide = styled.div`
  display: grid;
  gap: ${SPACE.s};
  ${MEDIUM} {
    grid-column: 1 / -1;
  }
`;
