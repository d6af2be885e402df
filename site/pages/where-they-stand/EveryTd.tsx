import styled from "styled-components";
import type { RecordResponse } from "../../../api/contract/record-schema.ts";
import { ChoiceLabel } from "../../../widget/components/ChoiceLabel.ts";
import { wordingFor } from "../../../widget/index.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { nameIn, PlaceLink } from "../../components/PlaceLink.tsx";
import { usePage, useWording } from "../../document/shown-page.ts";
import { fieldStyle, formStyle } from "../../style/controls.ts";
import { row, scriptedOnly, stack, target, WIDE } from "../../style/layout.ts";
import { display, SIZE } from "../../style/type.ts";
import { Facts } from "./Ledger.tsx";
import { entryId, type RecordedTd, standingOf } from "./recorded-tds.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** Every TD by constituency with role and standing, and in `data-` attributes what the filter compares. */
export function EveryTd({ record }: { record: RecordResponse }) {
  const { language } = usePage();
  const { results } = wordingFor(language);
  const places = [...new Set(record.tds.map(({ constituency }) => constituency))]
    .map((place) => ({ place, name: nameIn(place, language) }))
    .sort((a, b) => a.name.localeCompare(b.name, "ga"));
  return (
    <Columns data-tds="">
      {places.map(({ place, name }) => (
        <section key={place}>
          <h3>
            <PlaceLink to={place} />
          </h3>
          <ul>
            {record.tds
              .filter(({ constituency }) => constituency === place)
              .map((td) => (
                <li
                  key={`${td.memberCode}/${td.name}`}
                  data-name={td.name}
                  data-party={td.party && results.party(td.party)}
                  data-constituency={name}
                  data-asked={td.questions.length > 0 ? "1" : undefined}
                  data-said={td.statements.length > 0 ? "1" : undefined}
                >
                  <div>
                    <strong translate="no">{td.name}</strong>
                    <p>
                      <Facts td={td} />
                    </p>
                  </div>
                  <Standing td={td} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Columns>
  );
}

/** A TD's standing in one word, which leads to the entries; nothing without entries. */
function Standing({ td }: { td: RecordedTd }) {
  const { asked, voted } = useWording({ en, ga }).standings;
  const { stances } = wordingFor(usePage().language).record;
  const standing = standingOf(td);
  if (standing === undefined) return null;
  return (
    <a href={`#${encodeURIComponent(entryId(td))}`} className={standing}>
      {{ ...stances, asked, voted }[standing]}
    </a>
  );
}

const Columns = styled.div`
  columns: 20rem;
  column-gap: ${SPACE.xxl};
  section {
    padding-block-end: ${SPACE.l};
    break-inside: avoid;
  }
  h3 {
    border-block-start: 3px solid ${colour("ink")};
    font-size: 1.25em;
    line-height: 1.1;
  }
  h3 a {
    ${display}
    ${target}
  }
  li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    column-gap: ${SPACE.m};
    padding-block: ${SPACE.xs};
    border-block-start: 1px solid ${colour("rule")};
    line-height: 1.4;
    break-inside: avoid;
  }
  [hidden] {
    display: none;
  }
  p {
    color: ${colour("inkSoft")};
    font-size: ${SIZE.small};
  }
  li > a {
    ${target}
    flex: none;
    padding-inline: ${SPACE.s};
    font-weight: 700;
    &.for {
      background: ${colour("marigold")};
      color: ${colour("onMarigold")};
    }
    &.against {
      background: ${colour("ink")};
      color: ${colour("paper")};
    }
  }
  @media print {
    columns: 3;
    column-gap: ${SPACE.xl};
    font-size: 10.5pt;
    a[class] {
      background: none;
      color: inherit;
    }
    li > a,
    h3 a {
      min-block-size: 0;
    }
  }
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
    <FilterForm data-filter="">
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
          <ChoiceLabel key={deed}>
            <input name={deed} type="checkbox" value="1" />
            {has[deed]}
          </ChoiceLabel>
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
  ${stack("m")}
  align-items: end;
  margin-block: ${SPACE.l} ${SPACE.xl};
  ${formStyle}
  label {
    font-size: ${SIZE.small};
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: ${SPACE.xs} ${SPACE.l};
  }
  p {
    ${row("s", "l")}
    grid-column: 1 / -1;
    justify-content: space-between;
    font-variant-numeric: tabular-nums;
  }
  button {
    ${fieldStyle}
    cursor: pointer;
  }
  label:has([type="search"]),
  fieldset {
    grid-column: 1 / -1;
  }
  @container (min-width: 22.5rem) {
    grid-template-columns: 1fr 1fr;
  }
  ${WIDE} {
    grid-template-columns: repeat(3, 1fr) auto;
    label:has([type="search"]),
    fieldset {
      grid-column: auto;
    }
  }
  ${scriptedOnly}
`;
