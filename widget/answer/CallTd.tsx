import { useState } from "react";
import styled from "styled-components";
import { DEFAULT_CALL } from "../../api/contract/campaign/default-call.ts";
import { telLink } from "../../api/contract/phone.ts";
import { screenOnly } from "../kit/screen-only.ts";
import { useCampaign, useContactStore } from "../state/contact-context.ts";
import { colour, SPACE, TARGET_SIZE } from "../theme/tokens.ts";
import { useAnswerWording } from "./letter-context.ts";

/**
 * A TD's phone number as a link that dials it, and the campaign's sentences to say, which a press
 * opens. A number that cannot be dialled is text.
 */
export function CallTd({ name, phone }: { name: string; phone: string }) {
  const words = useAnswerWording().call;
  const { call, lang } = useCampaign();
  const { effects } = useContactStore();
  const [isOpen, setOpen] = useState(false);
  const lines = (call || DEFAULT_CALL[lang]).split("\n").filter(Boolean);
  const href = telLink(phone);
  const press = () => {
    effects.recordCall();
    setOpen(true);
  };
  return (
    <CallArea>
      {href === null ? (
        <p>{words.phone(phone)}</p>
      ) : (
        <CallLink href={href} aria-label={`${words.call(phone)}, ${name}`} onClick={press}>
          {words.call(phone)}
        </CallLink>
      )}
      <Sentences open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary aria-label={`${words.whatToSay}, ${name}`}>{words.whatToSay}</summary>
        <ol lang={lang}>
          {lines.slice(0, -1).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <p lang={lang}>{lines.at(-1)}</p>
      </Sentences>
    </CallArea>
  );
}

const CallArea = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${SPACE.l};
  font-size: 0.9375em;
`;

const CallLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${TARGET_SIZE};
  color: ${colour("link")};
  font-weight: 700;
  text-underline-offset: 0.2em;
  @media print {
    min-height: 0;
    color: inherit;
    font-weight: inherit;
    text-decoration: none;
  }
`;

const Sentences = styled.details`
  ${screenOnly}
  &[open] {
    flex-basis: 100%;
  }
  summary {
    padding-block: ${SPACE.m};
    color: ${colour("link")};
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  ol,
  p {
    padding-inline-start: ${SPACE.xl};
    border-inline-start: 2px solid ${colour("rule")};
  }
  p,
  li {
    padding-block: ${SPACE.xs};
  }
`;
