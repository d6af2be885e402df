import type { ReactNode } from "react";
import styled from "styled-components";
import type { Constituency } from "../../api/contract/constituencies.ts";
import { constituenciesIn, constituencyName } from "../../api/contract/constituency-details.ts";
import { PATHS } from "../../api/contract/paths.ts";
import { wordingFor } from "../../widget/index.ts";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { usePage, useWording } from "../document/shown-page.ts";
import { linkTo } from "../routes.ts";
import { largeFieldStyle, MEDIUM } from "../style/layout.ts";
import { display, SIZE } from "../style/type.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

interface FindFormProps {
  className?: string;
  constituency?: Constituency | undefined;
  place?: string | undefined;
}

/** Two forms that work without scripts: they submit to the server-rendered `/tds` page. */
export function FindForm({ className, constituency, place }: FindFormProps) {
  const { language } = usePage();
  const wording = useWording({ en, ga });
  const { title, placeholder } = wordingFor(language).find;
  return (
    <Forms className={className}>
      <Fields name="constituency" label={title} show={wording.findShow}>
        <select
          id="constituency"
          name="constituency"
          required
          defaultValue={constituency ? constituencyName(constituency, language) : ""}
        >
          <option value="" disabled>
            {placeholder}
          </option>
          {constituenciesIn(language).map((name) => (
            // An option's text is its value: `/tds` and the element know the names in both languages.
            <option key={name}>{constituencyName(name, language)}</option>
          ))}
        </select>
      </Fields>
      <Fields name="place" label={wording.placeLabel} show={wording.placeShow}>
        <input
          id="place"
          name="place"
          required
          maxLength={60}
          autoComplete="off"
          defaultValue={place}
        />
      </Fields>
    </Forms>
  );
}

/** A form of one field, `children`, whose id is the field's name: a page contains each form once. */
function Fields({ name, label, show, children }: FieldsProps) {
  return (
    <PlainForm action={linkTo(PATHS.tdsPage, usePage().language)} method="get" data-finds={name}>
      <label htmlFor={name}>{label}</label>
      <SelectAndButton>
        {children}
        <button type="submit">{show}</button>
      </SelectAndButton>
    </PlainForm>
  );
}

interface FieldsProps extends Record<"name" | "label" | "show", string> {
  children: ReactNode;
}

const Forms = styled.div`
  display: grid;
  gap: ${SPACE.xl};
`;

const PlainForm = styled.form`
  label {
    display: block;
    margin-block-end: ${SPACE.m};
  }
  &[data-finds="constituency"] label {
    ${display}
    font-size: ${SIZE.subtitle};
  }
  select,
  input,
  button {
    ${largeFieldStyle}
    background: ${colour("paperRaised")};
  }
  select,
  input {
    min-inline-size: 0;
  }
  button {
    background: ${colour("urgent")};
    color: ${colour("onUrgent")};
    font-weight: 700;
    cursor: pointer;
  }
  /* One button is urgent. */
  &[data-finds="place"] button {
    background: ${colour("paperRaised")};
    color: ${colour("ink")};
  }
`;

const SelectAndButton = styled.div`
  display: grid;
  gap: ${SPACE.l};
  ${MEDIUM} {
    grid-template-columns: 1fr auto;
  }
`;
