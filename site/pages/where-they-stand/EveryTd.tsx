import styled from "styled-components";
import type { RecordResponse } from "../../../api/contract/record-schema.ts";
import { wordingFor } from "../../../widget/index.ts";
import { SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { nameIn } from "../../components/PlaceLink.tsx";
import { TdEntries, TdEntry } from "../../components/TdEntry.tsx";
import { usePage, useWording } from "../../document/shown-page.ts";
import { fieldStyle, scriptedOnly, WIDE } from "../../style/layout.ts";
import { SIZE } from "../../style/type.ts";
import { compactRecord, compactVotes } from "./recorded-tds.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** Every TD with position and record, and in `data-` attributes what the filter compares. */
export function EveryTd({ record }: { record: RecordResponse }) {
  const { language } = usePage();
  const { results } = wordingFor(language);
  const votes = compactVotes(record);
  return (
    <Columns>
      {record.tds.map((td) => {
        const constituency = nameIn(td.constituency, language);
        return (
          <li
            key={`${td.memberCode}/${td.name}`}
            data-name={td.name}
            data-party={td.party && results.party(td.party)}
            data-constituency={constituency}
            data-asked={td.questions.length > 0 ? "1" : undefined}
            data-said={td.statements.length > 0 ? "1" : undefined}
          >
            <TdEntry
              name={td.name}
              party={td.party}
              constituency={constituency}
              stance={td.stance}
              record={compactRecord(td)}
              votes={votes}
            />
          </li>
        );
      })}
    </Columns>
  );
}

const Columns = styled(TdEntries)`
  columns: 20rem;
  column-gap: ${SPACE.xl};
`;

/** The form that filters the list of TDs (`starter.ts`). Without scripts the whole list is there. */
export function TdFilter({ record }: { record: RecordResponse }) {
  const { language } = usePage();
  const { columns, any, has, visibleCount, reset } = useWording({ en, ga });
  const { results } = wordingFor(language);
  const choices = {
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
            {choices[column].map((text) => (
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
        <span role="status" data-shown={visibleCount} />
        <button type="reset">{reset}</button>
      </p>
    </FilterForm>
  );
}

function sorted(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort((a, b) => a.localeCompare(b, "en"));
}

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
  ${scriptedOnly}
`;
