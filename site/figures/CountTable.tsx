import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { MEDIUM } from "../kit/layout.ts";
import { SIZE } from "../kit/type.ts";
import { useTexts } from "../shown-page.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

interface CountTableProps {
  /** The accessible name. */
  label: string;
  /** What the rows are: 'Day'. */
  column: string;
  rows: readonly { name: string; letters: number; campaign?: number }[];
  /** Shows the partner's count as a bar too. */
  hasBars?: boolean;
}

/** A partner's letters, and where it is known, beside them those of the campaign. */
export function CountTable({ label, column, rows, hasBars = false }: CountTableProps) {
  const wording = useTexts({ en, ga });
  const most = Math.max(1, ...rows.map(({ letters }) => letters));
  const hasCampaign = rows.some(({ campaign }) => campaign !== undefined);
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{column}</th>
          {hasBars ? <td className="bar" /> : null}
          <th scope="col">{wording.partner}</th>
          {hasCampaign ? <th scope="col">{wording.campaign}</th> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, letters, campaign }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {hasBars ? (
              <td className="bar">
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(letters / most) * 100} height="1" />
                </svg>
              </td>
            ) : null}
            <td>{wording.count(letters)}</td>
            {campaign === undefined ? null : <td>{wording.count(campaign)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  th,
  td {
    padding: ${SPACE.s} 0 ${SPACE.s} ${SPACE.m};
    border-block-end: 1px solid ${colour("rule")};
    font-weight: 400;
    text-align: end;
    white-space: nowrap;
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  th {
    white-space: normal;
  }
  thead :is(th, td) {
    border-block-end: 3px solid ${colour("ink")};
    font-size: ${SIZE.small};
    font-weight: 700;
    vertical-align: bottom;
  }
  /* The partner's own count. */
  tbody td:nth-last-child(2),
  tbody td:only-of-type {
    font-weight: 700;
  }
  /* Bars have no room on a phone; the counts are beside them. */
  .bar {
    display: none;
  }
  ${MEDIUM} {
    tbody th {
      white-space: nowrap;
    }
    .bar {
      display: table-cell;
      inline-size: 45%;
    }
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: 0.75rem;
    fill: ${colour("link")};
  }
  @media (forced-colors: active) {
    svg {
      fill: CanvasText;
    }
  }
  @media print {
    line-height: 1.15;
    th,
    td {
      padding: 1.4pt 0 1.4pt 6pt;
    }
    .bar {
      display: table-cell;
      inline-size: 50%;
    }
    thead :is(th, td) {
      border-block-end-width: 1.5pt;
      font-size: inherit;
    }
    svg {
      block-size: 6pt;
      fill: ${colour("ink")};
      print-color-adjust: exact;
    }
  }
`;
