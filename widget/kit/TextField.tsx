import { type ChangeEvent, type Ref, useId } from "react";
import styled from "styled-components";
import { colour, SPACE, TARGET_SIZE } from "../theme/tokens.ts";

/**
 * A field for typed text below its label: one line, or with `rows` several.
 *
 * @param props.problem what is wrong with the text, announced when it appears
 */
export function TextField(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete?: string;
  rows?: number;
  problem?: string | null;
  fieldRef?: Ref<HTMLTextAreaElement & HTMLInputElement>;
}) {
  const id = useId();
  const { label, value, onChange, rows, problem = null } = props;
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Field
        as={rows === undefined ? "input" : "textarea"}
        ref={props.fieldRef}
        id={id}
        rows={rows}
        value={value}
        autoComplete={props.autoComplete ?? "off"}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
      />
      <Problem id={`${id}-problem`} role="status">
        {problem}
      </Problem>
    </div>
  );
}

const FieldLabel = styled.label`
  display: block;
  margin-bottom: ${SPACE.xs};
  font-weight: 700;
`;

const Field = styled.textarea`
  display: block;
  width: 100%;
  min-height: calc(${TARGET_SIZE} + 4px);
  padding: ${SPACE.s} ${SPACE.m};
  border: 2px solid ${colour("ink")};
  border-radius: var(--bia-radius, 4px);
  background: ${colour("paperRaised")};
  /* At least 16 px, or phones zoom into the field. */
  font-size: max(16px, 1em);
  resize: vertical;
`;

const Problem = styled.p`
  font-weight: 700;
  &:not(:empty) {
    margin-top: ${SPACE.xs};
  }
`;
