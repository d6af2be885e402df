import styled from "styled-components";
import { Spinner } from "../../../widget/kit/Spinner.tsx";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { INSET, WIDE } from "../../kit/layout.ts";
import { SIZE } from "../../kit/type.ts";
import { ErrorText, PageButton, StaffTitle } from "../panels.tsx";
import type { StatsState } from "./use-stats.ts";

type NotLoaded = Exclude<StatsState, { status: "loaded" }>;

/** The stats page without statistics: no access, loading, or failed. */
export function Gate({ state, onRetry }: { state: NotLoaded; onRetry: () => void }) {
  return (
    <GatePage>
      <StaffTitle>Private Stats</StaffTitle>
      {(state.status === "opening" || state.status === "loading") && (
        <LoadingText role="status">
          <Spinner /> Loading…
        </LoadingText>
      )}
      {state.status === "gated" && (
        <>
          {state.refused !== undefined && <ErrorText role="alert">{state.refused}</ErrorText>}
          <AccessNotice>
            Access restricted. Append <Code>?key={"{key}"}</Code> to the URL to view this page.
          </AccessNotice>
          <KeyHint>
            The key is the server's <Code>STATS_KEY</Code>. If that is not set, the server creates a
            key at every start and prints the full address to open.
          </KeyHint>
        </>
      )}
      {state.status === "failed" && (
        <>
          <ErrorText role="alert">{state.message}</ErrorText>
          <div>
            <PageButton onClick={onRetry}>Try again</PageButton>
          </div>
        </>
      )}
    </GatePage>
  );
}

const GatePage = styled.section`
  display: grid;
  align-content: start;
  gap: ${SPACE.xl};
  min-block-size: 60svh;
  padding: ${SPACE.s} ${INSET} ${SPACE.xxxl};
  ${WIDE} {
    padding-block-start: ${SPACE.xl};
  }
`;

const AccessNotice = styled.p`
  max-inline-size: 34rem;
  padding: ${SPACE.xl};
  border: 3px solid ${colour("ink")};
  box-shadow: 6px 6px 0 ${colour("ink")};
  background: ${colour("paperRaised")};
  font-size: ${SIZE.lead};
`;

const KeyHint = styled.p`
  max-inline-size: 34rem;
  color: ${colour("inkSoft")};
`;

/* Sized relative to the surrounding text, so that it fits into any line. */
const Code = styled.code`
  font-family: ui-monospace, "Liberation Mono", monospace;
  font-size: 0.92em;
  font-weight: 600;
  white-space: nowrap;
`;

const LoadingText = styled.p`
  display: flex;
  align-items: center;
  gap: ${SPACE.m};
  font-size: ${SIZE.lead};
`;
