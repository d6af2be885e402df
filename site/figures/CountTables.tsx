import styled from "styled-components";
import type { PartnerFigures } from "../../api/contract/partner-figures.ts";
import { EVENT_PROVIDERS } from "../../api/contract/providers.ts";
import { nameOf } from "../../widget/domain/providers.ts";
import { SPACE } from "../../widget/theme/tokens.ts";
import { WIDE } from "../kit/layout.ts";
import { ReportTables } from "../kit/report.ts";
import { usePage, useTexts } from "../shown-page.ts";
import { CountTable } from "../staff/Table.tsx";
import { monthOf, shortDay } from "./days.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** Days in one of the columns. */
const COLUMN = 10;

/** The letters of the last twelve months, of each provider and of the last thirty days. */
export function CountTables({ figures: { months, providers, days } }: { figures: PartnerFigures }) {
  const { language } = usePage();
  const wording = useTexts({ en, ga });
  const { count, partner, campaign } = wording;
  // Without the months before the partner's first letter.
  const begun = months.findIndex(({ letters }) => letters > 0);
  const nameOfProvider = (name: string | null) => {
    const provider = EVENT_PROVIDERS.find((each) => each === name);
    if (provider === undefined) return wording.otherProvider;
    return provider === "post" ? wording.printed : nameOf(provider, language);
  };
  const rowsOfDays = days.map(({ day, letters, campaign: all }) => [
    shortDay(language)(day),
    count(letters),
    count(all),
  ]);
  return (
    <Tables>
      <section>
        <h2>{wording.months}</h2>
        <PartnerTable
          label={wording.months}
          columns={[wording.month, partner, campaign]}
          rows={months
            .slice(begun)
            .map(({ month, letters, campaign: all }) => [
              monthOf(language)(month),
              count(letters),
              count(all),
            ])}
        />
      </section>
      <section>
        <h2>{wording.providers}</h2>
        {providers.length === 0 ? (
          <p>{wording.none}</p>
        ) : (
          <PartnerTable
            label={wording.providers}
            columns={[wording.provider, partner]}
            rows={providers.map(({ provider, letters }) => [
              nameOfProvider(provider),
              count(letters),
            ])}
          />
        )}
      </section>
      <DaysSection>
        <h2>{wording.days}</h2>
        <div>
          {[0, 1, 2].map((column) => {
            const rows = rowsOfDays.slice(column * COLUMN, (column + 1) * COLUMN);
            return (
              <PartnerTable
                key={column}
                label={`${wording.days}: ${rows[0]?.[0]} – ${rows.at(-1)?.[0]}`}
                columns={[wording.day, partner, campaign]}
                rows={rows}
              />
            );
          })}
        </div>
      </DaysSection>
    </Tables>
  );
}

const Tables = styled(ReportTables)`
  display: grid;
  gap: ${SPACE.xxl};
  ${WIDE} {
    grid-template-columns: 8fr 4fr;
  }
  @media print {
    gap: ${SPACE.xl} ${SPACE.xxl};
  }
`;

/* The partner's own numbers are in the second column. */
const PartnerTable = styled(CountTable)`
  tbody th {
    white-space: nowrap;
  }
  td:nth-child(2) {
    font-weight: 700;
  }
  @media print {
    && :is(th, td) {
      padding-block: 2px;
      line-height: 1.2;
    }
  }
`;

const DaysSection = styled.section`
  grid-column: 1 / -1;
  > div {
    display: grid;
    /* In either language all three columns of a table fit into this width. */
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
    gap: ${SPACE.xl};
  }
`;
