import styled from "styled-components";
import type { Td } from "../../api/contract/td.ts";
import { composeLinks } from "../domain/providers.ts";
import { Button, LinkButton } from "../parts/Button.tsx";
import { Disclosure } from "../parts/Disclosure.tsx";
import { screenOnly } from "../parts/screen-only.ts";
import { useContact, useNameOf } from "../state/contact-context.ts";
import { SPACE } from "../theme/tokens.ts";
import { useDraft, useLetterActions, useResultsWording } from "./letter-context.ts";
import { PostLetters } from "./PostLetters.tsx";

/**
 * The other ways to send a letter, behind a button, and on paper. They are always there, because no
 * browser reports whether a mail window really opened.
 */
export function OtherWaysToSend(props: {
  recipients: readonly Td[];
  title: string;
  initiallyOpen?: boolean;
}) {
  const { recipients, title, initiallyOpen = false } = props;
  const texts = useResultsWording().otherWays;
  return (
    <WaysBox>
      <Disclosure title={title} isOpenAtFirst={initiallyOpen}>
        <p>{texts.hint}</p>
        <ProviderLinks recipients={recipients} />
        <CopyButtons recipients={recipients} />
      </Disclosure>
      <PostLetters recipients={recipients} />
    </WaysBox>
  );
}

/**
 * The letter in every mail service and app. A click sends it as the main button does, so that it
 * is counted; the address is there for the browser's own menu.
 */
export function ProviderLinks({ recipients }: { recipients: readonly Td[] }) {
  const nameOf = useNameOf();
  const { send } = useLetterActions();
  const device = useContact((state) => state.device);
  const draft = useDraft(recipients);
  return (
    <WayGrid>
      {composeLinks(draft, device).map(({ kind, href }) => (
        <LinkButton
          key={kind}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          onClick={(event) => {
            event.preventDefault();
            send(recipients, kind);
          }}
        >
          {nameOf(kind, "asLink")}
        </LinkButton>
      ))}
    </WayGrid>
  );
}

/** Buttons that copy the letter and the addresses. */
export function CopyButtons({ recipients }: { recipients: readonly Td[] }) {
  const texts = useResultsWording().otherWays;
  const { copy } = useLetterActions();
  const draft = useDraft(recipients);
  return (
    <WayGrid>
      <Button onClick={() => copy(draft.body, { code: "letter-copied" })}>
        {texts.copyLetter}
      </Button>
      <Button onClick={() => copy(draft.recipients.join(", "), { code: "addresses-copied" })}>
        {texts.copyAddresses}
      </Button>
    </WayGrid>
  );
}

const WayGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12em), 1fr));
  gap: ${SPACE.s};
  margin-block: ${SPACE.s};
`;

const WaysBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${SPACE.xl};
  > div {
    flex: 1 0 100%;
    min-width: 0;
  }
  ${screenOnly}
`;
