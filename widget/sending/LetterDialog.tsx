import { type RefObject, useEffect } from "react";
import { Button } from "../components/Button.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { type ComposeKind, composePlan } from "../domain/providers.ts";
import { useContact } from "../state/contact-context.ts";
import type { Delivery } from "../state/contact-state.ts";
import { letterLanguageOf, useResultsWording } from "../state/results-wording.ts";
import {
  hasDialog,
  MeetingLetter,
  useDraft,
  useLetter,
  useLetterActions,
  useNameOf,
} from "./letter-context.ts";
import { ManualCopy, Notices } from "./Notices.tsx";
import { SuccessDialog } from "./SuccessDialog.tsx";
import { ProviderLinks, Ways } from "./WaysToSend.tsx";

/** The length of the letter's beginning in the confirmation, in characters. */
const LINE_LENGTH = 90;

/** The dialog about a letter, if any, with the notices; a closed dialog returns the focus to `lastButton`. */
export function Dialogs({ lastButton }: { lastButton: RefObject<HTMLElement | null> }) {
  const sending = useContact((state) => state.sending);
  const isOpen = hasDialog(sending);
  useEffect(() => {
    if (isOpen) return () => lastButton.current?.focus();
    return undefined;
  }, [isOpen, lastButton]);
  return isOpen ? (
    <MeetingLetter.Provider value={sending.status === "idle" ? undefined : sending.meeting}>
      {sending.status === "confirming" ? <ConfirmDialog delivery={sending} /> : null}
      {sending.status === "sent" ? <SuccessDialog delivery={sending} /> : null}
      {sending.status === "unopened" ? <UnopenedDialog delivery={sending} /> : null}
    </MeetingLetter.Provider>
  ) : (
    <Notices />
  );
}

/** Asks on a phone, whose mail app takes the page's place, and shows to whom and what is sent. */
function ConfirmDialog({ delivery }: { delivery: Delivery }) {
  const { confirm: wording, paste } = useResultsWording();
  const draft = useDraft(delivery.recipients, delivery.provider);
  const { request } = useLetter(delivery.recipients);
  const device = useContact((state) => state.device);
  const { first } = composePlan(draft, device, delivery.way);
  const language = useContact(letterLanguageOf);
  const { confirm, close } = useLetterActions();
  const service = useNameOf()(delivery.provider, "inText");
  return (
    <Dialog
      title={wording.title}
      isSheet
      onClose={close}
      actions={
        <>
          <Button $variant="primary" onClick={confirm}>
            {wording.accept(service)}
          </Button>
          <Button $variant="quiet" onClick={close}>
            {wording.cancel}
          </Button>
        </>
      }
      notices={<Notices isInDialog />}
    >
      <p>{wording.question(delivery.recipients.length)}</p>
      <p>
        <strong>{wording.login}</strong>
      </p>
      <p>{(first.mustPaste ? paste : wording).opens(service)}</p>
      <p>{wording.to(delivery.recipients.map(({ name }) => name).join(", "))}</p>
      <p>{wording.subject(draft.subject)}</p>
      <p lang={language}>{firstLine(draft.body)}…</p>
      {request === undefined ? null : <p lang={language}>… {request}</p>}
    </Dialog>
  );
}

/** Returns the beginning of a letter, up to the end of a word. */
function firstLine(body: string): string {
  const line = body.split("\n\n", 2).join(" ").slice(0, LINE_LENGTH);
  return line.slice(0, line.lastIndexOf(" "));
}

/** Where nothing shows that the letter opened: the next way to open the letter, copying, all other ways. */
function UnopenedDialog({ delivery }: { delivery: Delivery & { isRefused: boolean } }) {
  const wording = useResultsWording();
  const { close, saySent } = useLetterActions();
  const nameOf = useNameOf();
  const next = useNextWay(delivery);
  const { recipients, provider, isRefused, isCounted } = delivery;
  const why = isRefused && !isCounted ? wording.blocked.reason : wording.blocked.unseen;
  return (
    <Dialog
      title={isRefused ? wording.blocked.title : wording.otherWays.titleAfterSending}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{wording.sent.close}</Button>
          <ProviderLinks recipients={recipients} $variant="primary" has={(kind) => kind === next} />
        </>
      }
      notices={<Notices isInDialog />}
    >
      {/* Another way that fails changes the text, which is then announced. */}
      <p role="alert">
        {why(nameOf(provider, "inText"))} {isCounted ? null : wording.blocked.uncounted}
      </p>
      <Button $variant="quiet" onClick={saySent}>
        {wording.blocked.sent}
      </Button>
      <ManualCopy />
      <Ways recipients={recipients} first={null} isTried has={(kind) => kind !== next} />
    </Dialog>
  );
}

/** Returns the way after the one that was tried: web page, mail app and on phones the app, in turn. */
function useNextWay({ recipients, provider, way }: Delivery): ComposeKind {
  const chosenProvider = useContact((state) => state.provider);
  const device = useContact((state) => state.device);
  const service = [provider, chosenProvider].find((name) => name !== "mail-app") ?? "gmail";
  const { first, retry } = composePlan(useDraft(recipients, service), device);
  const webPage = retry?.link.kind ?? first.kind;
  if (way === webPage) return "mail-app";
  return way === "mail-app" ? first.kind : webPage;
}
