import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { INSET, WIDE } from "../kit/layout.ts";
import { display } from "../kit/type.ts";
import { code } from "./code.ts";
import { Prose } from "./Prose.tsx";
import { Row, Table } from "./Row.tsx";
import { EVENTS, PLACES, POLICY, TAKES } from "./words.ts";

/** What a webmaster looks up: where the lines go, what a policy must allow, what may be set and heard. */
export function Notes({ origin }: { origin: string }) {
  return (
    <Sheet aria-labelledby="where-it-goes">
      <Title id="where-it-goes">{PLACES.title}</Title>
      {PLACES.entries.map(({ name, text }) => (
        <Row key={name} title={name}>
          <Paragraphs texts={text} />
        </Row>
      ))}
      <Row title={POLICY.title}>
        <Paragraphs texts={POLICY.text} />
        <Lines>
          script-src {origin}; connect-src {origin}
        </Lines>
        <Paragraphs texts={POLICY.after} />
      </Row>
      <Row title={TAKES.title}>
        <p>{TAKES.text}</p>
        <Table columns={TAKES.columns} rows={inProse(TAKES.rows)} />
        <Table columns={TAKES.styleColumns} rows={inProse(TAKES.properties)} />
        <p>
          <Prose
            text={`${TAKES.partsBefore} ${TAKES.parts.map((part) => `\`${part}\``).join(", ")}.`}
          />
        </p>
      </Row>
      <Row title={EVENTS.title}>
        <p>
          <Prose text={EVENTS.text} />
        </p>
        <Table
          columns={EVENTS.columns}
          rows={Object.entries(EVENTS.rows).map(([name, [detail, when]]) => [
            `${name} ${detail}`,
            <Prose key="when" text={when} />,
          ])}
        />
      </Row>
    </Sheet>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <Prose text={text} />
    </p>
  ));
}

function inProse(rows: Readonly<Record<string, string>>) {
  return Object.entries(rows).map(
    ([name, text]) => [name, <Prose key="text" text={text} />] as const,
  );
}

const Sheet = styled.section`
  padding: ${SPACE.xl} ${INSET} ${SPACE.xxxl};
  border-block-start: 3px solid ${colour("ink")};
  ${WIDE} {
    padding-block: 6rem;
  }
  @media print {
    padding: 0;
  }
`;

const Title = styled.h2`
  ${display}
  margin-block-end: ${SPACE.xxl};
  font-size: clamp(2.75rem, 11vw, 6rem);
  line-height: 0.9;
  letter-spacing: -0.03em;
  @media print {
    margin-block: ${SPACE.xl} ${SPACE.m};
    font-size: 1.5rem;
  }
`;

const Lines = styled.pre`
  ${code}
  margin: 0;
  padding: ${SPACE.l};
  background: ${colour("inkGround")};
  color: ${colour("onDark")};
  white-space: pre-wrap;
  @media (forced-colors: active) {
    border: 2px solid;
  }
  @media print {
    border: 2px solid;
    background: none;
    color: ${colour("ink")};
  }
`;
