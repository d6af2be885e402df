import type { ReactNode } from "react";
import { LETTER_SUBJECT } from "../domain/letter.ts";
import { Button } from "../kit/Button.tsx";
import { Dialog } from "../kit/Dialog.tsx";
import { useActions, useWording } from "../state/contact-context.ts";
import type { OutgoingLetter } from "../state/contact-state.ts";

/** Asks for confirmation on mobile, because the mail app replaces the page on the screen. */
export function ConfirmDialog({ letter, toasts }: { letter: OutgoingLetter; toasts: ReactNode }) {
  const words = useWording().confirm;
  const { confirm, close } = useActions();
  return (
    <Dialog
      title={words.title}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button $variant="primary" onClick={confirm}>
            {words.accept(letter.provider)}
          </Button>
        </>
      }
      notices={toasts}
    >
      <p>{words.question(letter.recipients.length)}</p>
      <p>
        <strong>{words.login}</strong>
      </p>
      <p>{words.opens(letter.provider)}</p>
      <p>{words.subject(LETTER_SUBJECT)}</p>
    </Dialog>
  );
}
