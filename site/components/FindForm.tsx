import styled from "styled-components";
import type { Constituency } from "../../api/contract/constituencies.ts";
import { constituenciesIn, constituencyName } from "../../api/contract/constituency-details.ts";
import { PATHS } from "../../api/contract/paths.ts";
import { wordingFor } from "../../widget/index.ts";
import { colour } from "../../widget/theme/tokens.ts";
import { usePage, useWording } from "../document/shown-page.ts";
import { linkTo } from "../routes.ts";
import { fieldStyle } from "../style/controls.ts";
import { MEDIUM, stack } from "../style/layout.ts";
import { display, SIZE } from "../style/type.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The form that works without scripts, and one for a place: they submit to the server-rendered `/tds`. */
export function FindForm(props: {
  className?: string;
  constituency?: Constituency | undefined;
  place?: string | undefined;
}) {
  const { className, constituency, place } = props;
  const { language } = usePage();
  const wording = useWording({ en, ga });
  const { title, placeholder } = wordingFor(language).find;
  const action = linkTo(PATHS.tdsPage, language);
  return (
    <div className={className}>
      <PlainForm action={action} method="get">
        <label htmlFor="constituency">{title}</label>
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
        <UrgentButton type="submit">{wording.findShow}</UrgentButton>
      </PlainForm>
      <details open={place !== undefined}>
        <summary>{wording.placeLabel}</summary>
        <PlainForm action={action} method="get">
          <input
            name="place"
            aria-label={wording.placeLabel}
            required
            maxLength={60}
            autoComplete="off"
            defaultValue={place}
          />
          <button type="submit">{wording.placeShow}</button>
        </PlainForm>
      </details>
    </div>
  );
}

const PlainForm = styled.form`
  ${stack("m", "l")}
  label {
    ${display}
    grid-column: 1 / -1;
    font-size: ${SIZE.subtitle};
  }
  select,
  input,
  button {
    ${fieldStyle}
    min-inline-size: 0;
  }
  button {
    font-weight: 700;
    cursor: pointer;
  }
  ${MEDIUM} {
    grid-template-columns: 1fr auto;
  }
`;

const UrgentButton = styled.button`
  && {
    background: ${colour("urgent")};
    color: ${colour("onUrgent")};
  }
`;
