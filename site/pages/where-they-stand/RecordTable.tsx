import styled from "styled-components";
import type { Language } from "../../../api/contract/language.ts";
import type { RecordResponse } from "../../../api/contract/record-schema.ts";
import { wordingFor } from "../../../widget/index.ts";
import { visuallyHidden } from "../../../widget/parts/visually-hidden.ts";
import { colour, SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { usePage, useTexts } from "../../page/shown-page.ts";
import { RecordDetails } from "../../parts/RecordDetails.tsx";
import { fieldStyle } from "../../style/field-style.ts";
import { WIDE } from "../../style/layout.ts";
import { SIZE } from "../../style/type.ts";
import { compactRecord, compactVotes, type Position, positionOf } from "./counts.ts";
import { nameIn } from "./RecordMap.tsx";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

function positionNames(language: Language): Record<Position, string> {
  const { stances, nothing } = wordingFor(language).record;
  return { ...stances, none: nothing };
}

/** Every TD with position and record: a table, and on a phone a list of cards. */
export function RecordTable({ record }: { record: RecordResponse }) {
  const { language } = usePage();
  const { columns, every } = useTexts({ en, ga });
  const { results } = wordingFor(language);
  const positions = positionNames(language);
  const votes = compactVotes(record);
  return (
    <Table aria-label={every}>
      <thead>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {record.tds.map((td) => (
          <tr
            key={`${td.memberCode}/${td.name}`}
            data-asked={td.questions.length > 0 ? "" : undefined}
            data-said={td.statements.length > 0 ? "" : undefined}
          >
            <th scope="row">{td.name}</th>
            <td>{td.party === undefined ? null : results.party(td.party)}</td>
            <td>{nameIn(td.constituency, language)}</td>
            <td>
              <span className={positionOf(td)}>{positions[positionOf(td)]}</span>
            </td>
            <td>
              <RecordDetails record={compactRecord(td)} votes={votes} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/**
 * The form that filters the table's rows by the texts of their cells (`record-filter.ts`). Without
 * scripts the whole table is there.
 */
export function RecordFilter({ record }: { record: RecordResponse }) {
  const { language } = usePage();
  const { columns, any, has, shown, reset } = useTexts({ en, ga });
  const { results } = wordingFor(language);
  const texts = {
    party: sorted(record.tds.flatMap(({ party }) => (party ? [results.party(party)] : []))),
    constituency: sorted(record.tds.map(({ constituency }) => nameIn(constituency, language))),
  };
  return (
    <FilterForm autoComplete="off" data-filter="">
      <label>
        {columns.name}
        <input name="name" type="search" />
      </label>
      {(["party", "constituency"] as const).map((column) => (
        <label key={column}>
          {columns[column]}
          <select name={column}>
            <option value="">{any}</option>
            {texts[column].map((text) => (
              <option key={text}>{text}</option>
            ))}
          </select>
        </label>
      ))}
      <fieldset>
        {(["asked", "said"] as const).map((deed) => (
          <label key={deed}>
            <input name={deed} type="checkbox" value="1" />
            {has[deed]}
          </label>
        ))}
      </fieldset>
      <p>
        <span role="status" data-shown={shown} />
        <button type="reset">{reset}</button>
      </p>
    </FilterForm>
  );
}

function sorted(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort((a, b) => a.localeCompare(b, "en"));
}

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  line-height: 1.35;
  tr {
    border-block-end: 1px solid ${colour("rule")};
    break-inside: avoid;
  }
  th,
  td {
    padding: ${SPACE.m} ${SPACE.l} ${SPACE.m} 0;
    text-align: start;
    vertical-align: baseline;
  }
  td:last-child {
    inline-size: 31%;
    padding: ${SPACE.xs} 0;
  }
  thead th {
    border-block-end: 3px solid ${colour("ink")};
    font-size: ${SIZE.small};
  }
  tbody th {
    font-weight: 700;
  }
  span {
    white-space: nowrap;
  }
  .none {
    color: ${colour("inkSoft")};
    font-size: ${SIZE.small};
  }
  .for,
  .against,
  .undecided {
    padding: 0 ${SPACE.s};
    border: 2px solid ${colour("ink")};
    font-weight: 700;
  }
  .for {
    background: ${colour("marigold")};
    color: ${colour("onMarigold")};
  }
  .against {
    background: ${colour("ink")};
    color: ${colour("paper")};
  }
  .undecided {
    border-style: dashed;
  }
  /* Cards: what a cell is, its text says. */
  @media screen {
    @container (max-width: 63.99rem) {
      thead {
        ${visuallyHidden}
      }
      tr,
      th,
      && td {
        display: block;
        padding: 0;
        inline-size: auto;
      }
      tr {
        padding-block: ${SPACE.m};
        border-block-end: 2px solid ${colour("ink")};
      }
      && td:nth-child(2),
      && td:nth-child(3) {
        display: inline;
        color: ${colour("inkSoft")};
        font-size: ${SIZE.small};
      }
      span {
        white-space: normal;
      }
      td:nth-child(2):not(:empty)::after {
        content: "\\a0· ";
      }
      && td:nth-child(4) {
        margin-block-start: ${SPACE.s};
      }
    }
  }
  && [hidden] {
    display: none;
  }
  @media print {
    th,
    td,
    td:last-child {
      padding-block: ${SPACE.xs};
    }
    /* Grounds are not printed. */
    .against {
      border-style: double;
      color: inherit;
    }
    /* A summary is a line; what it opens is on the screen. */
    summary {
      padding: 0;
      list-style: none;
    }
  }
`;

const FilterForm = styled.form`
  display: grid;
  gap: ${SPACE.m};
  align-items: end;
  margin-block: ${SPACE.l} ${SPACE.xl};
  label {
    display: grid;
    gap: ${SPACE.xs};
    font-size: ${SIZE.small};
    font-weight: 700;
  }
  input,
  select,
  button {
    ${fieldStyle}
    inline-size: 100%;
    font-weight: 400;
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: ${SPACE.xs} ${SPACE.l};
    margin: 0;
    padding: 0;
    border: 0;
  }
  fieldset label {
    display: flex;
    align-items: center;
    gap: ${SPACE.s};
    min-block-size: ${TARGET_SIZE};
    cursor: pointer;
  }
  fieldset input {
    inline-size: 1.375rem;
    min-block-size: 1.375rem;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    align-items: center;
    justify-content: space-between;
    gap: ${SPACE.s} ${SPACE.l};
    font-variant-numeric: tabular-nums;
  }
  button {
    inline-size: auto;
    cursor: pointer;
  }
  @container (min-width: 22.5rem) {
    grid-template-columns: 1fr 1fr;
  }
  ${WIDE} {
    grid-template-columns: repeat(4, 1fr);
  }
  @media (scripting: none), print {
    display: none;
  }
`;
