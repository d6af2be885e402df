import styled from "styled-components";
import { constituenciesIn, constituencyName } from "../../api/contract/irish-names.ts";
import { localPath } from "../../api/contract/language.ts";
import { PATHS } from "../../api/contract/paths.ts";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { usePage, useTexts } from "../shown-page.ts";
import { largeFieldStyle } from "./field-style.ts";
import { MEDIUM } from "./layout.ts";
import { display, SIZE } from "./type.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** Fixed because a page contains at most one such form. */
const SELECT_ID = "constituency";
const PLACE_ID = "place";

/** Two forms that work without scripts: they submit to the server-rendered `/tds` page. */
export function FindForm({ className }: { className?: string }) {
  return (
    <div className={className}>
      <ConstituencyFields />
      <PlaceFields />
    </div>
  );
}

function ConstituencyFields() {
  const { language } = usePage();
  const wording = useTexts({ en, ga });
  return (
    <PlainForm action={localPath(PATHS.tdsPage, language)} method="get">
      <label htmlFor={SELECT_ID}>{wording.findTitle}</label>
      <SelectAndButton>
        <select id={SELECT_ID} name="constituency" required defaultValue="">
          <option value="" disabled>
            {wording.findPlaceholder}
          </option>
          {constituenciesIn(language).map((name) => (
            // The text is the value: `/tds` knows the names in both languages.
            <option key={name}>{constituencyName(name, language)}</option>
          ))}
        </select>
        <button type="submit">{wording.findShow}</button>
      </SelectAndButton>
    </PlainForm>
  );
}

function PlaceFields() {
  const { language } = usePage();
  const wording = useTexts({ en, ga });
  return (
    <PlainForm action={localPath(PATHS.tdsPage, language)} method="get">
      <label htmlFor={PLACE_ID}>{wording.placeLabel}</label>
      <SelectAndButton>
        <input id={PLACE_ID} name="place" required maxLength={60} autoComplete="off" />
        <button type="submit">{wording.placeShow}</button>
      </SelectAndButton>
    </PlainForm>
  );
}

const PlainForm = styled.form`
  label {
    display: block;
    margin-block-end: ${SPACE.m};
  }
  &:first-child label {
    ${display}
    font-size: ${SIZE.subtitle};
  }
  & + & {
    margin-block-start: ${SPACE.xl};
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
`;

const SelectAndButton = styled.div`
  display: grid;
  gap: ${SPACE.l};
  ${MEDIUM} {
    grid-template-columns: 1fr auto;
  }
`;
