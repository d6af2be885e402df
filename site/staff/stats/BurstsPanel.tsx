import { useCallback, useEffect, useState } from "react";
import styled from "styled-components";
import type { Burst, Bursts, Decision } from "../../../api/contract/decisions.ts";
import type { Stats } from "../../../api/contract/stats.ts";
import { SPACE } from "../../../widget/theme/tokens.ts";
import { ErrorText, Panel, PanelHeading } from "../admin/panels.tsx";
import { BurstTable, DecisionHistory } from "./BurstTables.tsx";
import { formatApart, formatDecided } from "./burst-wording.ts";
import { DecisionForm } from "./DecisionForm.tsx";
import { fetchBursts, sendDecision } from "./stats-client.ts";

interface BurstsPanelProps {
  statsKey: string;
  apart: Stats["apart"];
  days: number;
  /** Called when the figures have changed. */
  onDecided: () => void;
}

/** The hours in which clicks arrived in numbers, and the form to set them aside or back. */
export function BurstsPanel({ statsKey, apart, days, onDecided }: BurstsPanelProps) {
  const [read, setRead] = useState<Bursts | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [result, setResult] = useState("");
  const [isSending, setIsSending] = useState(false);
  const [chosen, setChosen] = useState<Burst>();

  const load = useCallback(async () => {
    const bursts = await fetchBursts(fetch, statsKey);
    setFailure(bursts.ok ? null : bursts.failure.message);
    if (bursts.ok) setRead(bursts.value);
  }, [statsKey]);
  useEffect(() => void load(), [load]);

  const decide = async (adminKey: string, decision: Decision) => {
    setIsSending(true);
    setResult("");
    const decided = await sendDecision(fetch, adminKey, decision);
    setIsSending(false);
    if (!decided.ok) return setFailure(decided.failure.message);
    setResult(`${formatDecided(decision.decision, decided.value.events)}.`);
    await load();
    onDecided();
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
        <BurstTable bursts={read.bursts} onChoose={setChosen} />
      )}
      <details open={chosen !== undefined}>
        <summary>Set clicks aside or back</summary>
        <DecisionForm
          key={chosen && `${chosen.from} ${chosen.source} ${chosen.partner}`}
          burst={chosen}
          isSending={isSending}
          onDecide={decide}
        />
      </details>
      <p role="status">{result}</p>
      {read !== null && read.decisions.length > 0 && <DecisionHistory decisions={read.decisions} />}
    </BurstsSection>
  );
}

const BurstsSection = styled(Panel)`
  max-inline-size: none;
  > p {
    max-inline-size: 44rem;
  }
  [role="status"]:empty {
    display: none;
  }
  summary {
    font-weight: 700;
    padding-block: ${SPACE.m};
    cursor: pointer;
  }
  @media print {
    display: none;
  }
`;
