import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { WIDE } from "../kit/layout.ts";
import { display, SIZE } from "../kit/type.ts";
import { code } from "./code.ts";
import type { Heard } from "./event-log.ts";
import { LOG } from "./words.ts";

const CLOCK = new Intl.DateTimeFormat("en-IE", { timeStyle: "medium" });

/** The events as a till prints them: the newest at the head of the roll. */
export function EventRoll({ heard }: { heard: readonly Heard[] }) {
  return (
    <Place>
      <Title id="events-heard">{LOG.title}</Title>
      <Roll role="log" aria-labelledby="events-heard" tabIndex={0}>
        {heard.length === 0 ? <p>{LOG.empty}</p> : null}
        {heard.map(({ id, at, what, detail }) => (
          <Entry key={id}>
            <b>{what === "held-back" ? LOG.heldBack : what}</b>{" "}
            <time dateTime={at.toISOString()}>{CLOCK.format(at)}</time>
            <code>{detail}</code>
          </Entry>
        ))}
      </Roll>
    </Place>
  );
}

const Place = styled.section`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  gap: ${SPACE.m};
  min-block-size: 0;
  @media (scripting: none), print {
    display: none;
  }
`;

const Title = styled.h2`
  ${display}
  font-size: ${SIZE.subtitle};
`;

const Roll = styled.div`
  ${code}
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

const Entry = styled.div`
  padding-block: ${SPACE.s};
  border-block-end: 1px dashed ${colour("inkSoft")};
  time {
    float: inline-end;
    color: ${colour("inkSoft")};
  }
  code {
    display: block;
    font: inherit;
  }
`;
