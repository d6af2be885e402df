import type { ReactNode } from "react";
import styled from "styled-components";
import { LETTER_SUBJECT } from "../domain/letter.ts";
import { Button } from "../kit/Button.tsx";
import { Dialog } from "../kit/Dialog.tsx";
import { useActions, useWording } from "../state/contact-context.ts";
import type { OutgoingLetter } from "../state/contact-state.ts";
import { SPACE } from "../theme/tokens.ts";

/** Asks for confirmation on mobile, because the mail app replaces the page on the screen. */
export function ConfirmDialog({ letter, toasts }: { letter: OutgoingLetter; toasts: ReactNode }) {
  const words = useWording().confirm;
  const { confirm, close } = useActions();
  return (
    <Dialog title={words.title} onClose={close} overlay={toasts}>
      <p>{words.question(letter.recipients.length)}</p>
      <p>
        <strong>{words.login}</strong>
      </p>
      <p>{words.opens(letter.provider)}</p>
      <p>{words.subject(LETTER_SUBJECT)}</p>
      <DialogButtons>
        <Button onClick={close}>{words.cancel}</Button>
        <Button $variant="primary" onClick={confirm}>
          {words.accept(letter.provider)}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

const DialogButtons = styled.div`
  display: grid;
  grid-template-columns: 1fr 2fr;
  gap: ${SPACE.s};
  margin-top: ${SPACE.xl};
`;
