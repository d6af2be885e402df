import { type ReactNode, useEffect, useId, useState } from "react";
import styled from "styled-components";
import { CONSTITUENCIES, type Constituency } from "../../api/contract/constituencies.ts";
import { constituenciesIn, constituencyName } from "../../api/contract/constituency-details.ts";
import { validPartner } from "../../api/contract/names.ts";
import { Button } from "../../widget/components/Button.tsx";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { usePage, useWording } from "../document/shown-page.ts";
import { formStyle } from "../style/controls.ts";
import { INSET, MEDIUM, marigoldGround, scriptedOnly, stack, WIDE } from "../style/layout.ts";
import { fitLine, headline, SIZE, scaled } from "../style/type.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The form for partners. It is inert until the page's script answers, so that nothing that is typed is lost. */
export function PartnerForm({ title, children }: { title: string; children: ReactNode }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <FormGrid aria-label={title} inert={!isReady} onSubmit={(event) => event.preventDefault()}>
      {children}
    </FormGrid>
  );
}

/** The field for the partner id, which no browser corrects, with its hint or what is wrong with it. */
export function PartnerField(props: { value: string; onChange: (value: string) => void }) {
  const { value, onChange } = props;
  const { partner, partnerExample, partnerHint, partnerInvalid } = useWording({ en, ga });
  const id = useId();
  const isInvalid = value.trim() !== "" && validPartner(value) === undefined;
  return (
    <div>
      <label>
        {partner}
        <input
          value={value}
          placeholder={partnerExample}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={isInvalid}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      <FieldError id={`${id}-error`} role="alert">
        {isInvalid ? partnerInvalid : null}
      </FieldError>
      <p id={`${id}-hint`} hidden={isInvalid}>
        {partnerHint}
      </p>
    </div>
  );
}

/** A field for a colour, with a button that resets it. */
export function ColourField(props: {
  label: string;
  /** The chosen colour as `#rrggbb`; null for the usual one. */
  value: string | null;
  usual: string;
  hint?: string | undefined;
  onChange: (value: string | null) => void;
}) {
  const { label, value, usual, hint, onChange } = props;
  const { colourReset } = useWording({ en, ga });
  return (
    <div>
      <label>
        {label}
        <input
          type="color"
          value={(value ?? usual).toLowerCase()}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      {hint === undefined ? null : <p>{hint}</p>}
      {value === null ? null : (
        <TextButton
          $variant="quiet"
          aria-label={`${colourReset}: ${label}`}
          onClick={() => onChange(null)}
        >
          {colourReset}
        </TextButton>
      )}
    </div>
  );
}

export function ConstituencyField(props: {
  none: string;
  value: Constituency | null;
  onChange: (value: Constituency | null) => void;
}) {
  const { none, value, onChange } = props;
  const { language } = usePage();
  return (
    <label>
      {useWording({ en, ga }).constituency}
      <select
        value={value ?? ""}
        onChange={({ target }) =>
          onChange(CONSTITUENCIES.find((name) => name === target.value) ?? null)
        }
      >
        <option value="">{none}</option>
        {constituenciesIn(language).map((name) => (
          <option key={name} value={name}>
            {constituencyName(name, language)}
          </option>
        ))}
      </select>
    </label>
  );
}

const FormGrid = styled.form`
  ${stack("l", "xl")}
  align-content: start;
  font-size: ${SIZE.small};
  ${formStyle}
  ::placeholder {
    color: ${colour("inkSoft")};
    opacity: 1;
  }
  p:not(:empty) {
    margin-block-start: ${SPACE.xs};
  }
  ${MEDIUM} {
    grid-template-columns: 1fr 1fr;
    > details {
      grid-column: 1 / -1;
    }
  }
  ${WIDE} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${scriptedOnly}
`;

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

const TextButton = styled(Button)`
  background: none;
  color: inherit;
  font-family: inherit;
  font-size: inherit;
`;

/** The title of a partner's page in its two lines, and a sentence. */
export function BenchTitle({ title, lead }: { title: readonly [string, string]; lead: string }) {
  const [line, nextLine] = title;
  return (
    <TitleBlock>
      <BenchHeadline $scale={fitLine(title, LONGEST_LINE)}>
        {line} <span>{nextLine}</span>
      </BenchHeadline>
      <p>{lead}</p>
    </TitleBlock>
  );
}

/** The longest line that has room in the column of the form, in characters. */
const LONGEST_LINE = 12;

const BenchHeadline = styled.h1<{ $scale: number }>`
  ${headline}
  font-size: clamp(min(2.75rem, 18cqi), 14cqi, 6.5rem);
  line-height: 0.88;
  ${WIDE} {
    font-size: ${({ $scale }) => scaled("4.5rem", $scale)};
  }
`;

const TitleBlock = styled.div`
  p {
    max-inline-size: 32rem;
    margin-block-start: ${SPACE.m};
    line-height: 1.4;
  }
`;

/** The title of a section of a partner's page. */
export const SectionTitle = styled.h2`
  ${headline}
  font-size: clamp(min(2.75rem, 15cqi), 11cqi, 6rem);
`;

/** The ground of a partner's page: on a wide page the form stands at the left of what it sets. */
export const Workbench = styled.section`
  ${stack("xl")}
  padding: ${SPACE.xl} ${INSET} ${SPACE.xxxl};
  @media (forced-colors: active) {
    border-block-start: 3px solid;
  }
  ${WIDE} {
    grid-template: auto 1fr / 22rem minmax(0, 1fr);
    column-gap: ${SPACE.xxxl};
  }
  ${marigoldGround}
  @media print {
    display: block;
  }
`;
