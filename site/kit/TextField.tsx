import { useId } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";

interface TextFieldProps {
  label: string;
  value: string;
  placeholder?: string;
  /** What stands below the field while there is no error. */
  hint: string;
  /** What is wrong with the value; null for a valid or empty one. */
  error: string | null;
  onChange: (value: string) => void;
}

/** A field for a name or code, which no browser corrects, with its hint or error. The form styles it. */
export function TextField({ label, value, placeholder, hint, error, onChange }: TextFieldProps) {
  const id = useId();
  return (
    <div>
      <label>
        {label}
        <input
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== null}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      <FieldError id={`${id}-error`} role="alert">
        {error}
      </FieldError>
      <p id={`${id}-hint`} hidden={error !== null}>
        {hint}
      </p>
    </div>
  );
}

/* Light text on black: red text has too little contrast on the marigold background. */
const FieldError = styled.p`
  &:not(:empty) {
    padding: ${SPACE.s} ${SPACE.m};
    border-inline-start: 8px solid ${colour("urgent")};
    background: ${colour("inkGround")};
    color: ${colour("onDark")};
    font-weight: 700;
  }
`;
