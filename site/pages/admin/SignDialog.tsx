import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { Dialog } from "../../../widget/components/Dialog.tsx";
import { ErrorText, PageButton } from "../../access/StaffPage.tsx";

/** The dialog in which staff sign what they do, with their name and the reason; `sign` returns false on failure. */
export function SignDialog(props: {
  title: string;
  submit: string;
  isBusy: boolean;
  failure: string | undefined;
  sign: (signature: object) => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}) {
  const { title, submit, isBusy, failure, sign, onClose, children } = props;
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // What is signed can take away the button that opened the dialog.
      const next = opener?.isConnected ? opener : document.getElementById("drawer");
      if (next instanceof HTMLElement) next.focus();
    },
    [opener],
  );
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (await sign(Object.fromEntries(new FormData(event.currentTarget)))) onClose();
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <PageButton $variant="quiet" onClick={onClose}>
            Go back
          </PageButton>
          <PageButton type="submit" form="sign" $variant="primary" disabled={isBusy}>
            {submit}
          </PageButton>
        </>
      }
    >
      <form id="sign" onSubmit={(event) => void send(event)}>
        {children}
        <label>
          Your name
          <input name="author" required maxLength={80} autoComplete="name" />
        </label>
        <label>
          Why
          <textarea name="note" required maxLength={500} rows={2} />
        </label>
        {failure && <ErrorText role="alert">{failure}</ErrorText>}
      </form>
    </Dialog>
  );
}
