import styled from "styled-components";
import type { NamedClicks } from "../../../api/contract/stats.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { display, SIZE } from "../../kit/type.ts";
import { changeOf, type Row, rowsOf } from "./figures.ts";
import { inChange, inDigits, inPercent, type Period } from "./words.ts";

/** Rows of a list before the rest is left to the CSV. */
const MOST_ROWS = 12;

interface BreakdownProps {
  title: string;
  note: string;
  named: readonly NamedClicks[];
  /** What shares are shares of. */
  total: number;
  nameOf: (name: string) => string;
  days: Period;
}

/** One list of names with a bar, a share and a change each, the largest first. */
export function Breakdown({ title, note, named, total, nameOf, days }: BreakdownProps) {
  const rows = rowsOf(named, total);
  const more = rows.length - MOST_ROWS;
  return (
    <section aria-label={title}>
      <Title>{title}</Title>
      <Note>{note}</Note>
      <List>
        {rows.slice(0, MOST_ROWS).map((row) => (
          <Bar key={row.name} row={row} name={nameOf(row.name)} days={days} />
        ))}
      </List>
      {more > 0 && <Note>And {inDigits(more)} more, in the CSV.</Note>}
    </section>
  );
}

function Bar({ row, name, days }: { row: Row; name: string; days: Period }) {
  const change = changeOf(row.count, row.previous);
  return (
    <li>
      <span>{name}</span>
      <strong>{inDigits(row.count)}</strong>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect width={Math.max(0.6, row.length * 100)} height="1" />
      </svg>
      <small>{inPercent(row.share)}</small>
      <Against title={`${inDigits(row.previous)} in the ${days} days before`}>
        {inChange(change)}
      </Against>
    </li>
  );
}

const Title = styled.h2`
  ${display}
  font-size: ${SIZE.title};
`;

const Note = styled.p`
  margin-block: ${SPACE.s} ${SPACE.l};
  @media print {
    margin-block: ${SPACE.xs} ${SPACE.s};
  }
  color: ${colour("inkSoft")};
  font-size: ${SIZE.small};
`;

const List = styled.ol`
  display: grid;
  gap: ${SPACE.l};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: baseline;
    gap: ${SPACE.xs} ${SPACE.l};
    break-inside: avoid;
  }
  span {
    overflow-wrap: anywhere;
  }
  strong {
    ${display}
    justify-self: end;
    font-size: 1.375rem;
    letter-spacing: 0;
  }
  svg {
    grid-column: 1 / -1;
    inline-size: 100%;
    block-size: 0.75rem;
    background: ${colour("rule")};
    print-color-adjust: exact;
  }
  rect {
    fill: ${colour("ink")};
  }
  li:first-child rect {
    fill: ${colour("link")};
  }
  small {
    color: ${colour("inkSoft")};
    font-size: ${SIZE.small};
  }
  /* On paper a line each, so that all of it fits under the chart. */
  @media print {
    gap: 0;
    li {
      grid-template-columns: 1fr auto 2.75em 3.25em;
      column-gap: ${SPACE.s};
    }
    strong {
      font-size: 1.15em;
    }
    svg {
      display: none;
    }
    small {
      font-size: inherit;
      text-align: end;
      white-space: nowrap;
    }
  }
  @media (forced-colors: active) {
    svg {
      border: 1px solid;
    }
    rect, li:first-child rect {
      fill: CanvasText;
    }
  }
`;

const Against = styled.small`
  text-align: end;
`;
