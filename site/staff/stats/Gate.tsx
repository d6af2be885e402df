import styled from "styled-components";
import { Spinner } from "../../../widget/kit/Spinner.tsx";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { INSET, WIDE } from "../../kit/layout.ts";
import { display, SIZE } from "../../kit/type.ts";
import { PageButton } from "./PageButton.tsx";
import type { StatsState } from "./use-stats.ts";

type Closed = Exclude<StatsState, { status: "loaded" }>;

/** What stands here until there are figures: the gate, the wait, or why there are none. */
export function Gate({ state, onRetry }: { state: Closed; onRetry: () => void }) {
  return (
    <Room>
      <Title>Private Stats</Title>
      {(state.status === "opening" || state.status === "loading") && (
        <Wait role="status">
          <Spinner /> Loading…
        </Wait>
      )}
      {state.status === "gated" && (
        <>
          {state.refused !== undefined && <Alarm role="alert">{state.refused}</Alarm>}
          <Text>
            Access restricted. Append <Code>?key={"{key}"}</Code> to the URL to view this page.
          </Text>
          <Hint>
            The key is the server's <Code>STATS_KEY</Code>. Without one it makes a key at every
            start, and prints the whole address to open.
          </Hint>
        </>
      )}
      {state.status === "failed" && (
        <>
          <Alarm role="alert">{state.message}</Alarm>
          <div>
            <PageButton onClick={onRetry}>Try again</PageButton>
          </div>
        </>
      )}
    </Room>
  );
}

const Room = styled.section`
  display: grid;
  align-content: start;
  gap: ${SPACE.xl};
  min-block-size: 60svh;
  padding: ${SPACE.s} ${INSET} ${SPACE.xxxl};
  ${WIDE} {
    padding-block-start: ${SPACE.xl};
  }
`;

const Title = styled.h1`
  ${display}
  font-size: clamp(3rem, 15.7vw, 8rem);
  line-height: 0.88;
  letter-spacing: -0.035em;
`;

const Text = styled.p`
  max-inline-size: 34rem;
  padding: ${SPACE.xl};
  border: 3px solid ${colour("ink")};
  box-shadow: 6px 6px 0 ${colour("ink")};
  background: ${colour("paperRaised")};
  font-size: ${SIZE.lead};
`;

const Hint = styled.p`
  max-inline-size: 34rem;
  color: ${colour("inkSoft")};
`;

/* Type on a strip of paper; not a size of its own, so that it sits in any line. */
const Code = styled.code`
  font-family: ui-monospace, "Liberation Mono", monospace;
  font-size: 0.92em;
  font-weight: 600;
  white-space: nowrap;
`;

const Wait = styled.p`
  display: flex;
  align-items: center;
  gap: ${SPACE.m};
  font-size: ${SIZE.lead};
`;

const Alarm = styled.p`
  max-inline-size: 34rem;
  color: ${colour("urgent")};
  font-size: ${SIZE.lead};
  font-weight: 700;
`;
