import { useState } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { Icon } from "../../kit/Icon.tsx";
import { saveFile } from "../../kit/save-file.ts";
import { SIZE } from "../../kit/type.ts";
import { ErrorText, PageButton } from "../panels.tsx";
import { fetchCsv } from "./stats-client.ts";
import type { StatsState } from "./use-stats.ts";
import { formatTime } from "./wording.ts";

interface ReportActionsProps {
  loaded: Extract<StatsState, { status: "loaded" }>;
  onRetry: () => void;
}

/** The age of the statistics, and the ways to download and print them. */
export function ReportActions({
  loaded: { key, days, readAt, staleReason },
  onRetry,
}: ReportActionsProps) {
  const [downloadError, setDownloadError] = useState<string | null>(null);
  const download = async () => {
    const csv = await fetchCsv(fetch, key, days);
    setDownloadError(csv.ok ? null : csv.failure.message);
    if (csv.ok) saveFile(csv.value, `campaign-stats-${days}-days.csv`);
  };
  return (
    <ReportFooter>
      {staleReason !== undefined && (
        <ErrorText role="alert">
          {staleReason}. These figures are from {formatTime(readAt)}.{" "}
          <PageButton $variant="quiet" onClick={onRetry}>
            Try again
          </PageButton>
        </ErrorText>
      )}
      {downloadError !== null && <ErrorText role="alert">{downloadError}</ErrorText>}
      <ButtonRow>
        <PageButton onClick={download}>
          <Icon name="download" /> Download CSV
        </PageButton>
        <PageButton onClick={() => window.print()}>
          <Icon name="printer" /> Print
        </PageButton>
      </ButtonRow>
      <LastUpdated>
        As of <time dateTime={readAt.toISOString()}>{formatTime(readAt)}</time> in Dublin.
        <span> Updates every 30 seconds.</span> Today's figures are still coming in.
      </LastUpdated>
    </ReportFooter>
  );
}

const ReportFooter = styled.div`
  display: grid;
  gap: ${SPACE.l};
  @media print {
    order: 2;
  }
`;

const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.m};
  @media print {
    display: none;
  }
`;

const LastUpdated = styled.p`
  max-inline-size: 44rem;
  color: ${colour("inkSoft")};
  font-size: ${SIZE.small};
  @media print {
    span {
      display: none;
    }
  }
`;
