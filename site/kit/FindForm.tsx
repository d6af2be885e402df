import styled from "styled-components";
import { CONSTITUENCIES } from "../../api/contract/constituencies.ts";
import { PATHS } from "../../api/contract/paths.ts";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { MEDIUM } from "./layout.ts";
import { display, SIZE } from "./type.ts";

/** Fixed because a page contains at most one such form. */
const SELECT_ID = "constituency";

/** A constituency form that works without scripts: it submits to the server-rendered `/tds` page. */
export function FindForm({ className }: { className?: string }) {
  return (
    <ConstituencyForm action={PATHS.tdsPage} method="get" className={className}>
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
    </ConstituencyForm>
  );
}

const ConstituencyForm = styled.form`
  label {
    ${display}
    display: block;
    margin-block-end: ${SPACE.m};
    font-size: ${SIZE.subtitle};
  }
  select,
  button {
    min-block-size: 3.375rem;
    padding: ${SPACE.s} ${SPACE.l};
    border: 2px solid ${colour("ink")};
    border-radius: 4px;
    background: ${colour("paperRaised")};
    color: ${colour("ink")};
    font: inherit;
  }
  select {
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
