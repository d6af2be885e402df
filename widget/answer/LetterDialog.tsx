import type { ReactNode } from "react";
import type { DialogSending } from "../state/contact-state.ts";
import { BlockedDialog } from "./BlockedDialog.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { SuccessDialog } from "./SuccessDialog.tsx";

/** The dialog about a letter, and the notices, which stand in it. */
export function LetterDialog({ sending, toasts }: { sending: DialogSending; toasts: ReactNode }) {
  switch (sending.status) {
    case "confirming":
      return <ConfirmDialog delivery={sending} toasts={toasts} />;
    case "sent":
      return <SuccessDialog delivery={sending} toasts={toasts} />;
    case "blocked":
      return <BlockedDialog delivery={sending} toasts={toasts} />;
  }
}
