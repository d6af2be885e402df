import styled from "styled-components";
import type {} from "../../../widget/index.ts";
import { SPACE } from "../../../widget/theme/tokens.ts";
import { ElementPanel, untilElement } from "../../components/ElementPanel.tsx";
import { FindForm } from "../../components/FindForm.tsx";
import { useWording } from "../../document/shown-page.ts";
import { notPrinted, WIDE } from "../../style/layout.ts";
import { Ticket } from "./Ticket.tsx";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The id of ticket 1 in the page's address. */
export const LETTER_TICKET_ID = "find-your-tds";

/**
 * Ticket 1: its head is the tile of step 1, and the ticket holds the element that partners embed, which
 * the page's script loads. If loading fails, the fallback form stays.
 */
export function LetterTicket({ title }: { title: string }) {
  const wording = useWording({ en, ga });
  return (
    <TicketSection id={LETTER_TICKET_ID} aria-label={wording.findSection} tabIndex={-1}>
      <Ticket href={`#${LETTER_TICKET_ID}`} step={1} title={title}>
        <Panel>
          <bia-contact-td theme="auto">
            <FallbackForm />
          </bia-contact-td>
        </Panel>
      </Ticket>
    </TicketSection>
  );
}

const TicketSection = styled.section`
  &:focus {
    outline: none;
  }
`;

/* The height of the element without a choice, so that nothing moves when it takes over from the form. */
const Panel = styled(ElementPanel)`
  min-block-size: 11.5rem;
  padding-block: 0;
  border-block-start: 0;
  box-shadow: none;
  ${WIDE} {
    min-block-size: 12rem;
    padding: ${SPACE.s};
    box-shadow: none;
  }
`;

/* The form that visitors without scripts use. The element replaces it. */
const FallbackForm = styled(FindForm)`
  padding: ${SPACE.l};
  ${untilElement}
  @media (scripting: enabled) {
    /* The form for a typed place would be taller than the element that replaces it. */
    form + form {
      display: none;
    }
  }
  ${notPrinted}
`;
