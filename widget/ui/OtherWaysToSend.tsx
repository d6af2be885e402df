import { useId, useState } from "react";
import styled from "styled-components";
import type { Td } from "../../api/contract/td.ts";
import { Button } from "../kit/Button.tsx";
import { screenOnly } from "../kit/screen-only.ts";
import { useWording } from "../state/contact-context.ts";
import { CopyButtons, ProviderLinks } from "./WaysToSend.tsx";

/**
 * The other ways to send a letter, behind a button. They are always available, because a browser
 * does not report whether a mail window really opened.
 */
export function OtherWaysToSend(props: {
  recipients: readonly Td[];
  title: string;
  initiallyOpen?: boolean;
}) {
  const { recipients, title, initiallyOpen = false } = props;
  const texts = useWording().otherWays;
  const [isOpen, setIsOpen] = useState(initiallyOpen);
  const id = useId();
  return (
    <WaysBox>
      <Button
        $variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {title}
      </Button>
      <div id={id} hidden={!isOpen}>
        <p>{texts.hint}</p>
        <ProviderLinks recipients={recipients} />
        <CopyButtons recipients={recipients} />
      </div>
    </WaysBox>
  );
}

const WaysBox = styled.div`
  ${screenOnly}
`;
