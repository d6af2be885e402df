import type { ReactNode } from "react";
import { composePlan } from "../domain/compose-links.ts";
import { createDraft } from "../domain/email-draft.ts";
import { Button } from "../kit/Button.tsx";
import { Dialog } from "../kit/Dialog.tsx";
import { useActions, useContact, useLetter, useWording } from "../state/contact-context.ts";
import type { OutgoingLetter } from "../state/contact-state.ts";

/** Asks for confirmation on mobile, because the mail app replaces the page on the screen. */
export function ConfirmDialog({ letter, toasts }: { letter: OutgoingLetter; toasts: ReactNode }) {
  const { confirm: words, paste } = useWording();
  const draft = createDraft(letter.recipients, letter.provider, useLetter());
  const { first } = composePlan(
    draft,
    useContact((state) => state.device),
    letter.way,
  );
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
      <p>{words.subject(draft.subject)}</p>
      {first.mustPaste ? <p>{paste.why}</p> : null}
    </Dialog>
  );
}
