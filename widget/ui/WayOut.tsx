import { useId, useState } from "react";
import styled from "styled-components";
import type { Td } from "../../api/contract/td.ts";
import { waysOut } from "../domain/compose-links.ts";
import { draftTo } from "../domain/email-draft.ts";
import { Button, LinkButton } from "../kit/Button.tsx";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import { SPACE } from "../theme/tokens.ts";

/**
 * The same letter by plain links and by copying. No browser tells whether a
 * mail window really opened, so this is always within reach.
 */
export function WayOut(props: { recipients: readonly Td[]; title: string; opened?: boolean }) {
  const { recipients, title, opened = false } = props;
  const words = useWording().wayOut;
  const { copy } = useActions();
  const provider = useContact((state) => state.provider);
  const [open, setOpen] = useState(opened);
  const id = useId();
  const draft = draftTo(recipients, provider);
  return (
    <div>
      <Button
        $variant="quiet"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {title}
      </Button>
      <div id={id} hidden={!open}>
        <p>{words.hint}</p>
        <Ways>
          {waysOut(draft).map(({ kind, href }) => (
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
        </Ways>
      </div>
    </div>
  );
}

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12em), 1fr));
  gap: ${SPACE.s};
  margin-block: ${SPACE.s} ${SPACE.l};
`;
