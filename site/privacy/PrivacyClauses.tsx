import { Fragment, type ReactNode } from "react";
import { usePage, useTexts } from "../shown-page.ts";
import { Clause } from "./Clause.tsx";
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
