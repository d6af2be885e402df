import { useId, useLayoutEffect, useRef } from "react";
import styled from "styled-components";
import { Button } from "../components/Button.tsx";
import { fieldFrame, keepWheel } from "../components/field.ts";
import { useFocusOnRemoval } from "../components/focus-on-removal.ts";
import { MASKED } from "../components/masked.ts";
import { Toast } from "../components/Toast.tsx";
import { isFailure } from "../domain/wording/en.ts";
import { useActions, useContact } from "../state/contact-context.ts";
import type { ContactState } from "../state/contact-state.ts";
import { useResultsWording } from "../state/results-wording.ts";
import { colour, SPACE } from "../theme/tokens.ts";
import { hasDialog, useLetterActions } from "./letter-context.ts";

/** A text that the browser did not copy, selected, ready for manual copying. */
export function ManualCopy() {
  const manualCopy = useContact((state) => state.manualCopy);
  return manualCopy === null ? null : <TextToCopy {...manualCopy} />;
}

/** A text that the browser did not copy, on the page, while no dialog shows the text. */
export function PageCopy() {
  return useContact(({ sending }) => hasDialog(sending)) ? null : <ManualCopy />;
}

/** The field with the text; its removal returns the focus to the button that tried to copy the text. */
function TextToCopy({ text, lang, notice }: NonNullable<ContactState["manualCopy"]>) {
  const wording = useResultsWording();
  const { closeManualCopy, copyText } = useLetterActions();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const copyButton = useRef<HTMLElement>(null);
  const id = useId();
  useFocusOnRemoval(box, () => copyButton.current);
  function select(): void {
    field.current?.focus();
    // On iPhones `select()` selects nothing in a read-only field.
    field.current?.setSelectionRange(0, text.length);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text takes the focus again
  useLayoutEffect(() => {
    const root = field.current?.getRootNode() as ShadowRoot | undefined;
    const button = root?.activeElement as HTMLElement | null;
    if (!box.current?.contains(button)) copyButton.current = button;
    select();
  }, [text]);
  return (
    <CopyBox ref={box} data-controls onWheel={keepWheel} {...MASKED}>
      <label htmlFor={id}>{wording.manualCopy}</label>
      <CopyField ref={field} id={id} lang={lang} readOnly rows={4} value={text} />
      <Button
        onClick={() => {
          select();
          void copyText(text, lang, notice);
        }}
      >
        {wording.selectAndCopy}
      </Button>
      <Button onClick={closeManualCopy}>{wording.sent.close}</Button>
    </CopyBox>
  );
}

/** The store's notice as a toast. */
export function Notices({ isInDialog = false }: { isInDialog?: boolean }) {
  const wording = useResultsWording();
  const toast = useContact((state) => state.toast);
  const { dismiss } = useActions();
  // On a phone a dialog says larger that a mail window opened, and has no room below.
  const isSaidLarger =
    isInDialog &&
    /opened|letter-to/.test(toast?.notice.code ?? "") &&
    matchMedia("(max-width: 599px)").matches;
  return (
    <Toast
      isInDialog={isInDialog}
      toast={
        toast && {
          ...toast,
          ...wording.toast(toast.notice),
          failure: isFailure(toast.notice),
          screenReaderOnly: toast.screenReaderOnly || isSaidLarger,
        }
      }
      dismissText={wording.dismiss}
      onDismiss={dismiss}
    />
  );
}

const CopyBox = styled.div`
  display: grid;
  gap: ${SPACE.s};
  margin-block: ${SPACE.l};
  padding: ${SPACE.m};
  border: 2px solid ${colour("link")};
`;

const CopyField = styled.textarea`
  padding: ${SPACE.s};
  ${fieldFrame}
`;
