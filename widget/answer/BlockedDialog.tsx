import type { ReactNode } from "react";
import styled from "styled-components";
import { Button } from "../kit/Button.tsx";
import { Dialog } from "../kit/Dialog.tsx";
import { useNameOf } from "../state/contact-context.ts";
import type { Delivery } from "../state/contact-state.ts";
import { SPACE } from "../theme/tokens.ts";
import { useAnswerWording, useLetterActions } from "./letter-context.ts";
import { ManualCopy } from "./ManualCopy.tsx";
import { CopyButtons, ProviderLinks } from "./WaysToSend.tsx";

/**
 * The dialog after the browser refused to open the letter, as in a sandboxed frame. Copying comes
 * first, because the links may be refused too.
 */
export function BlockedDialog({ delivery, toasts }: { delivery: Delivery; toasts: ReactNode }) {
  const wording = useAnswerWording();
  const { close } = useLetterActions();
  const nameOf = useNameOf();
  const { recipients, provider } = delivery;
  return (
    <Dialog
      title={wording.blocked.title}
      onClose={close}
      actions={<Button onClick={close}>{wording.sent.close}</Button>}
      notices={toasts}
    >
      {/* Another refused way changes the text, which is then announced. */}
      <p role="alert">{wording.blocked.reason(nameOf(provider, "inText"))}</p>
      <WaysTitle>{wording.blocked.copy}</WaysTitle>
      <CopyButtons recipients={recipients} />
      <ManualCopy />
      <WaysTitle>{wording.blocked.links}</WaysTitle>
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
