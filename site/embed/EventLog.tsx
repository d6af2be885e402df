import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { WIDE } from "../kit/layout.ts";
import { useTexts } from "../shown-page.ts";
import type { LogEntry } from "./event-log.ts";
import { codeStyle, Subtitle, scriptedOnly } from "./styles.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The log of events, the newest first. */
export function EventLog({ entries }: { entries: readonly LogEntry[] }) {
  const { log } = useTexts({ en, ga });
  return (
    <LogSection>
      <Subtitle id="event-log">{log.title}</Subtitle>
      <LogPaper role="log" aria-labelledby="event-log" tabIndex={0}>
        {entries.length === 0 ? <p>{log.empty}</p> : null}
        {entries.map(({ id, type, detail }) => (
          <LogItem key={id}>
            <b>{type === "not-counted" ? log.notCounted : type}</b>
            <code>{detail}</code>
          </LogItem>
        ))}
      </LogPaper>
    </LogSection>
  );
}

const LogSection = styled.section`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  gap: ${SPACE.m};
  min-block-size: 0;
  ${scriptedOnly}
`;

const LogPaper = styled.div`
  ${codeStyle}
  position: relative;
  block-size: 13rem;
  overflow-y: auto;
  padding: ${SPACE.l};
  background: ${colour("paperRaised")};
  color: ${colour("ink")};
  font-size: 0.8125rem;
  @media (forced-colors: active) {
    border: 2px solid;
  }
  ${WIDE} {
    block-size: auto;
    min-block-size: 12rem;
    contain: size;
  }
`;

const LogItem = styled.div`
  padding-block: ${SPACE.s};
  border-block-end: 1px dashed ${colour("inkSoft")};
  code {
    display: block;
    font: inherit;
  }
`;
