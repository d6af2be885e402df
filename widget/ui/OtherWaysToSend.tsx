import { useId, useState } from "react";
import styled from "styled-components";
import type { Td } from "../../api/contract/td.ts";
import { composeLinks } from "../domain/compose-links.ts";
import { createDraft } from "../domain/email-draft.ts";
import { Button, LinkButton } from "../kit/Button.tsx";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import { SPACE } from "../theme/tokens.ts";

/**
 * Links that open the letter in other mail services, and buttons that copy it. It is always
 * available, because a browser does not report whether a mail window really opened.
 */
export function OtherWaysToSend(props: {
  recipients: readonly Td[];
  title: string;
  initiallyOpen?: boolean;
}) {
  const { recipients, title, initiallyOpen = false } = props;
  const words = useWording().otherWays;
  const { copy } = useActions();
  const provider = useContact((state) => state.provider);
  const [isOpen, setIsOpen] = useState(initiallyOpen);
  const id = useId();
  const draft = createDraft(recipients, provider);
  return (
    <div>
      <Button
        $variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {title}
      </Button>
      <div id={id} hidden={!isOpen}>
        <p>{words.hint}</p>
        <WayGrid>
          {composeLinks(draft).map(({ kind, href }) => (
            <LinkButton
              key={kind}
              href={href}
              {...(kind === "mailto" ? {} : { target: "_blank", rel: "noopener noreferrer" })}
            >
              {words.link(kind)}
            </LinkButton>
          ))}
          <Button onClick={() => copy(draft.body, { code: "letter-copied" })}>
            {words.copyLetter}
          </Button>
          <Button onClick={() => copy(draft.recipients.join(", "), { code: "addresses-copied" })}>
            {words.copyAddresses}
          </Button>
        </WayGrid>
      </div>
    </div>
  );
}

const WayGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12em), 1fr));
  gap: ${SPACE.s};
  margin-block: ${SPACE.s} ${SPACE.l};
`;
