import { useCallback, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import type { Burst, Bursts, Decision } from "../../../api/contract/decisions.ts";
import type { Stats } from "../../../api/contract/stats.ts";
import { SIZE } from "../../kit/type.ts";
import { ErrorText, PageButton, Panel, PanelHeading } from "../panels.tsx";
import { Table } from "../Table.tsx";
import {
  BURST_TEXTS,
  formatApart,
  formatDecided,
  formatFilter,
  formatMoment,
} from "./burst-wording.ts";
import { DecisionDialog } from "./DecisionDialog.tsx";
import { fetchBursts, sendDecision } from "./stats-client.ts";
import { formatCount, sourceLabel } from "./wording.ts";

interface BurstsPanelProps {
  statsKey: string;
  apart: Stats["apart"];
  days: number;
  /** Called when the figures have changed. */
  onDecided: () => void;
}

/** The hours in which clicks arrived in numbers, and what staff decided about them. */
export function BurstsPanel({ statsKey, apart, days, onDecided }: BurstsPanelProps) {
  const [read, setRead] = useState<Bursts | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [result, setResult] = useState("");
  const [chosen, setChosen] = useState<Burst | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  const load = useCallback(async () => {
    const bursts = await fetchBursts(fetch, statsKey);
    setFailure(bursts.ok ? null : bursts.failure.message);
    if (bursts.ok) setRead(bursts.value);
  }, [statsKey]);
  useEffect(() => void load(), [load]);

  const choose = (burst: Burst | null) => {
    setChosen(burst);
    setResult("");
    dialog.current?.showModal();
  };
  /** Returns why nothing was decided; null when it was. */
  const decide = async (adminKey: string, decision: Decision): Promise<string | null> => {
    const decided = await sendDecision(fetch, adminKey, decision);
    if (!decided.ok) return decided.failure.message;
    dialog.current?.close();
    setResult(`${formatDecided(decision.decision, decided.value.events)}.`);
    await load();
    onDecided();
    return null;
  };

  return (
    <BurstsSection aria-labelledby="bursts">
      <PanelHeading id="bursts">{BURST_TEXTS.title}</PanelHeading>
      <p>
        {BURST_TEXTS.note} {formatApart(apart, days)}
      </p>
      {failure !== null && <ErrorText role="alert">{failure}</ErrorText>}
      {read?.bursts.length === 0 && <p>{BURST_TEXTS.none}</p>}
      {read !== null && read.bursts.length > 0 && (
        <BurstTable
          label={BURST_TEXTS.table}
          columns={BURST_TEXTS.columns}
          rows={read.bursts.map((burst) => [
            formatMoment(burst.from),
            <PageButton
              key="decide"
              $variant="quiet"
              aria-label={BURST_TEXTS.decideAbout(burst)}
              onClick={() => choose(burst)}
            >
              {BURST_TEXTS.decide}
            </PageButton>,
            formatCount(burst.counted),
            formatCount(burst.apart),
            burst.source === null ? "None" : sourceLabel(burst.source),
            burst.partner ?? "None",
          ])}
        />
      )}
      <div>
        <PageButton $variant="quiet" onClick={() => choose(null)}>
          {BURST_TEXTS.another}
        </PageButton>
      </div>
      <p role="status">{result}</p>
      {read !== null && read.decisions.length > 0 && (
        <>
          <PanelHeading as="h3">{BURST_TEXTS.history}</PanelHeading>
          <BurstTable
            label={BURST_TEXTS.history}
            columns={BURST_TEXTS.historyColumns}
            rows={read.decisions.map((each) => [
              formatMoment(each.decidedAt),
              `${formatMoment(each.from)} to ${formatMoment(each.to)}`,
              formatFilter(each, each.action),
              formatDecided(each.decision, each.events),
              each.note,
            ])}
          />
        </>
      )}
      <DecisionDialog ref={dialog} burst={chosen} onDecide={decide} />
    </BurstsSection>
  );
}

const BurstsSection = styled(Panel)`
  max-inline-size: none;
  > p {
    max-inline-size: 44rem;
  }
  > h3 {
    font-size: ${SIZE.subtitle};
  }
  [role="status"]:empty {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/* Only the last column wraps, and takes what is left. */
const BurstTable = styled(Table)`
  white-space: nowrap;
  th:last-child,
  td:last-child {
    inline-size: 100%;
    min-inline-size: 14rem;
    white-space: normal;
  }
`;
