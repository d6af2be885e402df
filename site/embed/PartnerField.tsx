import { useId } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { useTexts } from "../shown-page.ts";
import { hasInvalidPartner, type Settings } from "./settings.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

interface PartnerFieldProps {
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
}

/** The field for the partner id. Shows an error while the id is not valid. */
export function PartnerField({ settings, onChange }: PartnerFieldProps) {
  const { controls } = useTexts({ en, ga });
  const id = useId();
  const isInvalid = hasInvalidPartner(settings);
  return (
    <div>
      <label>
        {controls.partner}
        <input
          value={settings.partner}
          placeholder={controls.partnerExample}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={isInvalid}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={({ target }) => onChange({ partner: target.value })}
        />
      </label>
      <FieldError id={`${id}-error`} role="alert">
        {isInvalid ? controls.partnerInvalid : null}
      </FieldError>
      <p id={`${id}-hint`} hidden={isInvalid}>
        {controls.partnerHint}
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
