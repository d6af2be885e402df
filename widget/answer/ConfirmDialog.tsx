import type { ReactNode } from "react";
import { composePlan } from "../domain/providers.ts";
import { Button } from "../kit/Button.tsx";
import { Dialog } from "../kit/Dialog.tsx";
import { useContact, useNameOf } from "../state/contact-context.ts";
import type { Delivery } from "../state/contact-state.ts";
import { useAnswerWording, useDraft, useLetterActions } from "./letter-context.ts";

/** Asks for confirmation on mobile, because the mail app replaces the page on the screen. */
export function ConfirmDialog({ delivery, toasts }: { delivery: Delivery; toasts: ReactNode }) {
  const { confirm: texts, paste } = useAnswerWording();
  const draft = useDraft(delivery.recipients, delivery.provider);
  const { first } = composePlan(
    draft,
    useContact((state) => state.device),
    delivery.way,
  );
  const { confirm, close } = useLetterActions();
  const service = useNameOf()(delivery.provider, "inText");
  return (
    <Dialog
      title={texts.title}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{texts.cancel}</Button>
          <Button $variant="primary" onClick={confirm}>
            {texts.accept(service)}
          </Button>
        </>
      }
      notices={toasts}
    >
      <p>{texts.question(delivery.recipients.length)}</p>
      <p>
        <strong>{texts.login}</strong>
      </p>
      <p>{texts.opens(service)}</p>
      <p>{texts.subject(draft.subject)}</p>
      {first.mustPaste ? <p>{paste.why}</p> : null}
    </Dialog>
  );
}
