import type { ReactNode } from "react";
import styled from "styled-components";
import { Button } from "../kit/Button.tsx";
import { Dialog } from "../kit/Dialog.tsx";
import { useActions, useWording } from "../state/contact-context.ts";
import type { OutgoingLetter } from "../state/contact-state.ts";
import { SPACE } from "../theme/tokens.ts";
import { ManualCopy } from "./ManualCopy.tsx";
import { CopyButtons, ProviderLinks } from "./WaysToSend.tsx";

/**
 * The dialog after the browser refused to open the letter, as in a sandboxed frame. Copying comes
 * first, because the links may be refused too.
 */
export function BlockedDialog({ letter, toasts }: { letter: OutgoingLetter; toasts: ReactNode }) {
  const words = useWording();
  const { close } = useActions();
  const { recipients, provider } = letter;
  return (
    <Dialog
      title={words.blocked.title}
      onClose={close}
      actions={<Button onClick={close}>{words.sent.close}</Button>}
      notices={toasts}
    >
      {/* Another refused way changes the text, which is then announced. */}
      <p role="alert">{words.blocked.reason(provider)}</p>
      <WaysTitle>{words.blocked.copy}</WaysTitle>
      <CopyButtons recipients={recipients} />
      <ManualCopy />
      <WaysTitle>{words.blocked.links}</WaysTitle>
      <ProviderLinks recipients={recipients} />
    </Dialog>
  );
}

const WaysTitle = styled.p`
  && {
    margin-top: ${SPACE.l};
  }
  font-weight: 700;
`;
