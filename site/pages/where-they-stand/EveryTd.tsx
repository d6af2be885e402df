import styled from "styled-components";
import type { RecordResponse } from "../../../api/contract/record-schema.ts";
import { wordingFor } from "../../../widget/index.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { nameIn, PlaceLink } from "../../components/PlaceLink.tsx";
import { usePage, useWording } from "../../document/shown-page.ts";
import { target } from "../../style/layout.ts";
import { display, SIZE } from "../../style/type.ts";
import { Facts } from "./Ledger.tsx";
import { entryId, type RecordedTd, standingOf } from "./recorded-tds.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** Every TD by constituency, with role and standing. */
export function EveryTd({ record }: { record: RecordResponse }) {
  const { language } = usePage();
  const places = [...new Set(record.tds.map(({ constituency }) => constituency))].sort((a, b) =>
    nameIn(a, language).localeCompare(nameIn(b, language), "ga"),
  );
  return (
    <Columns>
      {places.map((place) => (
        <section key={place}>
          <h3>
            <PlaceLink to={place} />
          </h3>
          <ul>
            {record.tds
              .filter(({ constituency }) => constituency === place)
              .map((td) => (
                <li key={`${td.memberCode}/${td.name}`}>
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
