import styled from "styled-components";
import type { PartnerFigures } from "../../api/contract/partner-figures.ts";
import { EVENT_PROVIDERS } from "../../api/contract/providers.ts";
import { nameOf } from "../../widget/domain/providers.ts";
import { SPACE } from "../../widget/theme/tokens.ts";
import { usePage, useTexts } from "../shown-page.ts";
import { Table } from "../staff/Table.tsx";
import { monthOf, shortDay } from "./days.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

interface TablesProps {
  figures: PartnerFigures;
}

/** The last twelve months, without those before the partner's first letter. */
export function Months({ figures: { months } }: TablesProps) {
  const { language } = usePage();
  const wording = useTexts({ en, ga });
  const begun = months.findIndex(({ letters }) => letters > 0);
  return (
    <section>
      <h2>{wording.months}</h2>
      <CountTable
        label={wording.months}
        columns={[wording.month, wording.partner, wording.campaign]}
        rows={months
          .slice(begun === -1 ? -1 : begun)
          .map(({ month, letters, campaign }) => [
            monthOf(language)(month),
            wording.count(letters),
            wording.count(campaign),
          ])}
      />
    </section>
  );
}

/** Where the letters were opened. */
export function Providers({ figures: { providers } }: TablesProps) {
  const { language } = usePage();
  const wording = useTexts({ en, ga });
  const nameOfProvider = (name: string | null) => {
    const provider = EVENT_PROVIDERS.find((each) => each === name);
    if (provider === undefined) return wording.otherProvider;
    return provider === "post" ? wording.printed : nameOf(provider, language);
  };
  return (
    <section>
      <h2>{wording.providers}</h2>
      {providers.length === 0 ? (
        <p>{wording.none}</p>
      ) : (
        <CountTable
          label={wording.providers}
          columns={[wording.provider, wording.partner]}
          rows={providers.map(({ provider, letters }) => [
            nameOfProvider(provider),
            wording.count(letters),
          ])}
        />
      )}
    </section>
  );
}

/** Days in one of the columns. */
const COLUMN = 10;

/** The last thirty days. */
export function Days({ figures: { days } }: TablesProps) {
  const { language } = usePage();
  const wording = useTexts({ en, ga });
  const rows = days.map(({ day, letters, campaign }) => [
    shortDay(language)(day),
    wording.count(letters),
    wording.count(campaign),
  ]);
  return (
    <DaysSection>
      <h2>{wording.days}</h2>
      <div>
        {[0, 1, 2].map((column) => {
          const part = rows.slice(column * COLUMN, (column + 1) * COLUMN);
          return (
            <CountTable
              key={column}
              label={`${wording.days}: ${part[0]?.[0]} – ${part.at(-1)?.[0]}`}
              columns={[wording.day, wording.partner, wording.campaign]}
              rows={part}
            />
          );
        })}
      </div>
    </DaysSection>
  );
}

/* Numbers stand below each other; the partner's own are in the second column. */
const CountTable = styled(Table)`
  && :is(th, td):not(:first-child) {
    padding-inline: ${SPACE.s} 0;
    text-align: end;
  }
  thead th {
    white-space: normal;
    vertical-align: bottom;
  }
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
