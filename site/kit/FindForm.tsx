import styled from "styled-components";
import { CONSTITUENCIES } from "../../api/contract/constituencies.ts";
import { PATHS } from "../../api/contract/paths.ts";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { MEDIUM } from "./layout.ts";
import { display, SIZE } from "./type.ts";

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
  return (
    <PlainForm action={PATHS.tdsPage} method="get">
      <label htmlFor={SELECT_ID}>Find Your TDs</label>
      <SelectAndButton>
        <select id={SELECT_ID} name="constituency" required defaultValue="">
          <option value="" disabled>
            Select your constituency...
          </option>
          {CONSTITUENCIES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <button type="submit">Show your TDs</button>
      </SelectAndButton>
    </PlainForm>
  );
}

function PlaceFields() {
  return (
    <PlainForm action={PATHS.tdsPage} method="get" $isSecond>
      <label htmlFor={PLACE_ID}>Or type your town</label>
      <SelectAndButton>
        <input id={PLACE_ID} name="place" required maxLength={60} autoComplete="off" />
        <button type="submit">Find my constituency</button>
      </SelectAndButton>
    </PlainForm>
  );
}

const PlainForm = styled.form<{ $isSecond?: boolean }>`
  ${({ $isSecond }) => $isSecond && `margin-block-start: ${SPACE.xl};`}
  label {
    ${({ $isSecond }) => !$isSecond && display}
    display: block;
    margin-block-end: ${SPACE.m};
    font-size: ${({ $isSecond }) => ($isSecond ? "inherit" : SIZE.subtitle)};
  }
  select,
  input,
  button {
    min-block-size: 3.375rem;
    padding: ${SPACE.s} ${SPACE.l};
    border: 2px solid ${colour("ink")};
    border-radius: 4px;
    background: ${colour("paperRaised")};
    color: ${colour("ink")};
    font: inherit;
  }
  select,
  input {
    min-inline-size: 0;
    min-block-size: max(3.375rem, ${TARGET_SIZE});
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
