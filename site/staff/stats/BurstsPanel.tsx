import { useCallback, useEffect, useState } from "react";
import styled from "styled-components";
import type { Burst, Bursts, Decision } from "../../../api/contract/decisions.ts";
import type { Stats } from "../../../api/contract/stats.ts";
import { SIZE } from "../../kit/type.ts";
import { ErrorText, PageButton, Panel, PanelHeading } from "../panels.tsx";
import { Table } from "../Table.tsx";
import { DecisionForm } from "./DecisionForm.tsx";
import { fetchBursts, sendDecision } from "./stats-client.ts";
import {
  formatApart,
  formatCount,
  formatDecided,
  formatFilter,
  formatMoment,
  sourceLabel,
} from "./wording.ts";

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

  const load = useCallback(async () => {
    const bursts = await fetchBursts(fetch, statsKey);
    setFailure(bursts.ok ? null : bursts.failure.message);
    if (bursts.ok) setRead(bursts.value);
  }, [statsKey]);
  useEffect(() => void load(), [load]);

  const decide = async (adminKey: string, decision: Decision): Promise<string | null> => {
    setResult("");
    const decided = await sendDecision(fetch, adminKey, decision);
    if (!decided.ok) return decided.failure.message;
    setResult(`${formatDecided(decision.decision, decided.value.events)}.`);
    await load();
    onDecided();
    return null;
  };

  return (
    <BurstsSection aria-labelledby="bursts">
      <PanelHeading id="bursts">Bursts</PanelHeading>
      <p>
        Hours in which at least 20 clicks of one source and partner arrived, in the last 31 days. Of
        one connection, 60 clicks of a kind count within ten minutes and 300 a day; the rest are
        doubtful. {formatApart(apart, days)}
      </p>
      {failure !== null && <ErrorText role="alert">{failure}</ErrorText>}
      {read?.bursts.length === 0 && <p>No bursts.</p>}
      {read !== null && read.bursts.length > 0 && (
        <BurstTable
          label="Bursts, as a table"
          columns={["Hour from", "Decide", "Counted", "Not counted", "Source", "Partner"]}
          rows={read.bursts.map((burst) => [
            formatMoment(burst.from),
            <PageButton
              key="decide"
              $variant="quiet"
              aria-label={`Decide about the window from ${formatMoment(burst.from)}: ${formatFilter(burst)}`}
              onClick={() => setChosen(burst)}
            >
              Decide
            </PageButton>,
            formatCount(burst.counted),
            formatCount(burst.apart),
            burst.source === null ? "None" : sourceLabel(burst.source),
            burst.partner ?? "None",
          ])}
        />
      )}
      <DecisionForm burst={chosen} onDecide={decide} />
      <p role="status">{result}</p>
      {read !== null && read.decisions.length > 0 && (
        <>
          <PanelHeading as="h3">Decisions</PanelHeading>
          <BurstTable
            label="Decisions"
            columns={["Decided", "Window", "Which clicks", "Result", "Why"]}
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
    </BurstsSection>
  );
}

const BurstsSection = styled(Panel)`
  max-inline-size: none;
  > p {
    max-inline-size: 44rem;
  }
  h3 {
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
