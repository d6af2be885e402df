import { useId } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { LinkLike } from "./fields.ts";
import { isPartnerWrong, partnerLike, type Settings } from "./settings.ts";
import { CONTROLS } from "./words.ts";

interface PartnerFieldProps {
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
}

/** The partner's name for itself; what is wrong with it is said as it is typed. */
export function PartnerField({ settings, onChange }: PartnerFieldProps) {
  const id = useId();
  const wrong = isPartnerWrong(settings);
  const like = wrong ? partnerLike(settings.partner) : null;
  return (
    <div>
      <label>
        {CONTROLS.partner}
        <input
          value={settings.partner}
          placeholder={CONTROLS.partnerExample}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={wrong}
          aria-describedby={`${id}-hint ${id}-wrong`}
          onChange={({ target }) => onChange({ partner: target.value })}
        />
      </label>
      <Trouble id={`${id}-wrong`} role="alert">
        {wrong ? CONTROLS.partnerWrong : null}
      </Trouble>
      {like === null ? null : (
        <LinkLike type="button" onClick={() => onChange({ partner: like })}>
          {CONTROLS.partnerUse(like)}
        </LinkLike>
      )}
      <p id={`${id}-hint`} hidden={wrong}>
        {CONTROLS.partnerHint}
      </p>
    </div>
  );
}

/* A slip pasted under the field: red would not be read on marigold. */
const Trouble = styled.p`
  &:not(:empty) {
    padding: ${SPACE.s} ${SPACE.m};
    border-inline-start: 8px solid ${colour("urgent")};
    background: ${colour("inkGround")};
    color: ${colour("onDark")};
    font-weight: 700;
  }
`;
