import { type ReactNode, useRef, useState } from "react";
import styled from "styled-components";
import type { NamedClicks, Stats } from "../../../api/contract/stats.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { MEDIUM, WIDE } from "../../kit/layout.ts";
import { display, SIZE } from "../../kit/type.ts";
import { PageButton } from "../panels.tsx";
import { changeOf, sum } from "./figures.ts";
import { LINK_TEXTS } from "./link-wording.ts";
import { PartnerLinkDialog } from "./PartnerLinkDialog.tsx";
import {
  formatChange,
  formatCount,
  formatPercent,
  type Period,
  providerLabel,
  sourceLabel,
} from "./wording.ts";

interface BreakdownsProps {
  stats: Stats;
  days: Period;
  /** The key with which staff make a partner's link. */
  statsKey: string;
}

/** The clicks by source, by partner and by provider. */
export function Breakdowns({ stats, days, statsKey }: BreakdownsProps) {
  const [partner, setPartner] = useState("");
  const dialog = useRef<HTMLDialogElement>(null);
  const open = (name: string) => {
    setPartner(name);
    dialog.current?.showModal();
  };
  const { sources, partners, otherPartners, providers } = stats;
  const total = sum(sources);
  const elsewhere = Math.max(0, total - sum(partners) - otherPartners.count);
  return (
    <Columns>
      <Breakdown
        title="By source"
        note="What was pressed."
        named={sources}
        total={total}
        labelOf={sourceLabel}
        days={days}
      />
      <Breakdown
        title="By partner"
        note={
          elsewhere === total
            ? "No click came from a partner’s site."
            : `Sites that host the element. Clicks elsewhere: ${formatCount(elsewhere)}.`
        }
        named={partners}
        others={{ name: "Other partners", ...otherPartners }}
        total={total}
        labelOf={String}
        days={days}
        actionFor={(name) => (
          <LinkButton
            $variant="quiet"
            aria-label={LINK_TEXTS.buttonFor(name)}
            onClick={() => open(name)}
          >
            {LINK_TEXTS.button}
          </LinkButton>
        )}
      >
        <AnotherButton $variant="quiet" onClick={() => open("")}>
          {LINK_TEXTS.another}
        </AnotherButton>
      </Breakdown>
      <Breakdown
        title="By provider"
        note="Where letters were opened."
        named={providers}
        total={sum(providers)}
        labelOf={providerLabel}
        days={days}
      />
      <PartnerLinkDialog ref={dialog} statsKey={statsKey} partner={partner} />
    </Columns>
  );
}

/* The partner list is the longest, so the two short lists stack beside it on a wide screen. */
const Columns = styled.div`
  display: grid;
  gap: ${SPACE.xxl};
  ${MEDIUM} {
    grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 7fr);
    > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }
  ${WIDE} {
    column-gap: ${SPACE.xxxl};
  }
  @media print {
    grid-template: auto / repeat(3, minmax(0, 1fr));
    gap: ${SPACE.xl};
    font-size: 9pt;
    > :nth-child(2) {
      grid-area: auto;
    }
  }
`;

/** Rows shown in a list; the CSV has the rest. */
const MAX_ROWS = 12;

interface BreakdownProps {
  title: string;
  note: string;
  named: readonly NamedClicks[];
  /** All names without a row of their own, which stand last. */
  others?: NamedClicks;
  /** The count that a share of 100% stands for. */
  total: number;
  labelOf: (name: string) => string;
  days: Period;
  /** Returns the control of a name. */
  actionFor?: (name: string) => ReactNode;
  /** What stands below the list. */
  children?: ReactNode;
}

/** A ranked list of names, each with a count, a bar, a share and a change. */
export function Breakdown(props: BreakdownProps) {
  const { title, note, named, others, total, labelOf, days, actionFor, children } = props;
  const hidden = named.length - MAX_ROWS;
  const rows = named.slice(0, MAX_ROWS);
  if (others !== undefined && others.count + others.previous > 0) rows.push(others);
  const longest = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section aria-label={title}>
      <ListTitle>{title}</ListTitle>
      <ListNote>{note}</ListNote>
      <Ranking>
        {rows.map(({ name, count, previous }) => (
          <li key={name}>
            <span>{labelOf(name)}</span>
            <strong>{formatCount(count)}</strong>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width={Math.max(0.6, (count / longest) * 100)} height="1" />
            </svg>
            <small>{formatPercent(total === 0 ? 0 : count / total)}</small>
            <small title={`${formatCount(previous)} in the ${days} days before`}>
              {formatChange(changeOf(count, previous))}
            </small>
            {name === others?.name ? null : actionFor?.(name)}
          </li>
        ))}
      </Ranking>
      {hidden > 0 && <ListNote>And {formatCount(hidden)} more, in the CSV.</ListNote>}
      {children}
    </section>
  );
}

const AnotherButton = styled(PageButton)`
  margin-block-start: ${SPACE.l};
  @media print {
    display: none;
  }
`;

/* In the row of the share, after the longest one. */
const LinkButton = styled(PageButton)`
  grid-area: 3 / 1;
  justify-self: start;
  margin-inline-start: 5rem;
  @media print {
    display: none;
  }
`;

const ListTitle = styled.h2`
  ${display}
  font-size: ${SIZE.title};
`;

const ListNote = styled.p`
  margin-block: ${SPACE.s} ${SPACE.l};
  color: ${colour("inkSoft")};
  font-size: ${SIZE.small};
`;

const Ranking = styled.ol`
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
  small:last-of-type {
    text-align: end;
  }
  @media screen {
    li:has(button) small {
      grid-area: 3 / 1;
    }
    li:has(button) small:last-of-type {
      grid-area: 3 / 2;
    }
  }
  /* One line per item in print, so that the lists fit on the page below the chart. */
  @media print {
    gap: 0;
    li {
      grid-template-columns: 1fr auto 2.75em 3.25em;
    }
    strong,
    small {
      font-size: inherit;
      text-align: end;
      white-space: nowrap;
    }
    svg {
      display: none;
    }
  }
  @media (forced-colors: active) {
    svg {
      border: 1px solid;
    }
    rect,
    li:first-child rect {
      fill: CanvasText;
    }
  }
`;
