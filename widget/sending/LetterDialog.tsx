import { type RefObject, useEffect } from "react";
import { composePlan } from "../domain/providers.ts";
import { Button } from "../parts/Button.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { useContact, useNameOf } from "../state/contact-context.ts";
import type { Delivery } from "../state/contact-state.ts";
import { useResultsWording } from "../state/results-wording.ts";
import { hasDialog, useDraft, useLetterActions } from "./letter-context.ts";
import { ManualCopy, Notices } from "./Notices.tsx";
import { SuccessDialog } from "./SuccessDialog.tsx";
import { CopyButtons, ProviderLinks, WayList } from "./WaysToSend.tsx";

/** The dialog about a letter, if any, with the notices; it returns the focus to the last button. */
export function Dialogs({ lastButton }: { lastButton: RefObject<HTMLElement | null> }) {
  const sending = useContact((state) => state.sending);
  const isOpen = hasDialog(sending);
  // A dialog that is removed does not return the focus.
  useEffect(() => {
    if (isOpen) return () => lastButton.current?.focus();
    return undefined;
  }, [isOpen, lastButton]);
  switch (sending.status) {
    case "confirming":
      return <ConfirmDialog delivery={sending} />;
    case "sent":
      return <SuccessDialog delivery={sending} />;
    case "unopened":
      return <UnopenedDialog delivery={sending} />;
    default:
      return <Notices />;
  }
}

/** Asks for confirmation on mobile, because the mail app replaces the page on the screen. */
function ConfirmDialog({ delivery }: { delivery: Delivery }) {
  const { confirm: texts, paste } = useResultsWording();
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
      notices={<Notices isInDialog />}
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

/** Where nothing shows that the letter opened. Links may fail too, so copying comes first. */
function UnopenedDialog({ delivery }: { delivery: Delivery & { isRefused: boolean } }) {
  const wording = useResultsWording();
  const { close, saySent } = useLetterActions();
  const nameOf = useNameOf();
  const { recipients, provider, isRefused } = delivery;
  const why = isRefused ? wording.blocked.reason : wording.blocked.unseen;
  return (
    <Dialog
      title={isRefused ? wording.blocked.title : wording.otherWays.titleAfterSending}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{wording.sent.close}</Button>
          <Button $variant="primary" onClick={saySent}>
            {wording.blocked.sent}
          </Button>
        </>
      }
      notices={<Notices isInDialog />}
    >
      {/* Another way that fails changes the text, which is then announced. */}
      <p role="alert">{why(nameOf(provider, "inText"))}</p>
      <WayList>
        <p>{wording.otherWays.hint}</p>
        <CopyButtons recipients={recipients} />
        <ManualCopy />
        <ProviderLinks recipients={recipients} />
      </WayList>
    </Dialog>
  );
}
