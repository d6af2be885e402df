import { useState } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { Icon } from "../../kit/Icon.tsx";
import { SIZE } from "../../kit/type.ts";
import { PageButton } from "./PageButton.tsx";
import { fetchCsv } from "./stats-client.ts";
import type { StatsState } from "./use-stats.ts";
import { timeInWords } from "./words.ts";

interface ToolsProps {
  loaded: Extract<StatsState, { status: "loaded" }>;
  onRetry: () => void;
}

/** How old the figures are, and how to take them along. */
export function Tools({ loaded: { key, days, readAt, late }, onRetry }: ToolsProps) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const download = async () => {
    const csv = await fetchCsv(fetch, key, days);
    setTrouble(csv.ok ? null : csv.failure.message);
    if (csv.ok) save(csv.value, `campaign-stats-${days}-days.csv`);
  };
  return (
    <Foot>
      {late !== undefined && (
        <Alarm role="alert">
          {late}. These figures are of {timeInWords(readAt)}.{" "}
          <PageButton $variant="quiet" onClick={onRetry}>
            Try again
          </PageButton>
        </Alarm>
      )}
      {trouble !== null && <Alarm role="alert">{trouble}</Alarm>}
      <Row>
        <PageButton onClick={download}>
          <Icon name="download" /> Download CSV
        </PageButton>
        <PageButton onClick={() => window.print()}>
          <Icon name="printer" /> Print
        </PageButton>
      </Row>
      <Age>
        As of <time dateTime={readAt.toISOString()}>{timeInWords(readAt)}</time> in Dublin.
        <span> Read anew every half minute while you look.</span> Today is still running, so a
        period that ends with it grows.
      </Age>
    </Foot>
  );
}

/** Hands a file to the browser's downloads. */
function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Revoked at once, the download would find nothing in some browsers.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

const Foot = styled.div`
  display: grid;
  gap: ${SPACE.l};
  @media print {
    order: 2;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.m};
  @media print {
    display: none;
  }
`;

const Age = styled.p`
  max-inline-size: 44rem;
  color: ${colour("inkSoft")};
  font-size: ${SIZE.small};
  @media print {
    span {
      display: none;
    }
  }
`;

const Alarm = styled.p`
  color: ${colour("urgent")};
  font-weight: 700;
`;
