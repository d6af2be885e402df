import type { ReactNode } from "react";
import { useContact } from "../state/contact-context.ts";
import { BlockedDialog } from "./BlockedDialog.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { SuccessDialog } from "./SuccessDialog.tsx";

/** The dialog about a letter, if one is open, and the notices, which stand in it. */
export function LetterDialog({ toasts }: { toasts: ReactNode }) {
  const sending = useContact((state) => state.sending);
  switch (sending.status) {
    case "confirming":
      return <ConfirmDialog delivery={sending} toasts={toasts} />;
    case "sent":
      return <SuccessDialog delivery={sending} toasts={toasts} />;
    case "blocked":
      return <BlockedDialog delivery={sending} toasts={toasts} />;
    default:
      return null;
  }
}
