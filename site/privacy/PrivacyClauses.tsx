import { Fragment, type ReactNode } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { WIDE } from "../kit/layout.ts";
import { display, SIZE } from "../kit/type.ts";
import { usePage, useTexts } from "../shown-page.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The privacy notice. Every sentence describes what this software does, and tests check it. */
export function PrivacyClauses() {
  const { campaign } = usePage();
  const { contactAddress, privacyPolicyUrl, organisation } = campaign;
  const { clauses, policy } = useTexts({ en, ga });
  const links: Record<string, ReactNode> = {
    "{contact}": <a href={`mailto:${contactAddress}`}>{contactAddress}</a>,
    "{policy}": <a href={privacyPolicyUrl}>{policy(organisation)}</a>,
  };
  return clauses.map(({ title, paragraphs, isList }) => {
    const Paragraph = isList ? "li" : "p";
    const texts = paragraphs.map((text) => (
      <Paragraph key={text}>{formatted(text, links)}</Paragraph>
    ));
    return (
      <Clause key={title} title={title}>
        {isList ? <ul>{texts}</ul> : texts}
      </Clause>
    );
  });
}

/** Returns a text of the wording with its links, and strong text between asterisks. */
function formatted(text: string, links: Readonly<Record<string, ReactNode>>): ReactNode[] {
  let start = 0;
  return text.split(/(\{\w+\}|\*[^*]+\*)/).map((part) => {
    const key = start;
    start += part.length + 1;
    if (part.startsWith("*")) return <strong key={key}>{part.slice(1, -1)}</strong>;
    return <Fragment key={key}>{links[part] ?? part}</Fragment>;
  });
}

/** A section of the privacy notice: the title in the margin and the text in a narrow column. */
function Clause({ title, children }: { title: string; children: ReactNode }) {
  return (
    <ClauseSection>
      <h2>{title}</h2>
      <div>{children}</div>
    </ClauseSection>
  );
}

const ClauseSection = styled.section`
  display: grid;
  gap: ${SPACE.m};
  padding-block: ${SPACE.xl};
  border-block-start: 3px solid ${colour("ink")};
  break-inside: avoid;
  h2 {
    ${display}
    font-size: ${SIZE.subtitle};
    letter-spacing: -0.01em;
  }
  > div {
    display: grid;
    gap: ${SPACE.l};
    max-inline-size: 38rem;
  }
  ul {
    display: grid;
    gap: ${SPACE.m};
    padding: 0;
    list-style: none;
  }
  ${WIDE} {
    grid-template-columns: 5fr 7fr;
    padding-block: ${SPACE.xxl};
    h2 {
      font-size: ${SIZE.title};
    }
  }
`;
