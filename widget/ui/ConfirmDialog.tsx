import type { ReactNode } from "react";
import styled from "styled-components";
import { LETTER_SUBJECT } from "../domain/letter.ts";
import { Button } from "../kit/Button.tsx";
import { Dialog } from "../kit/Dialog.tsx";
import { useActions, useWording } from "../state/contact-context.ts";
import type { Letter } from "../state/contact-state.ts";
import { SPACE } from "../theme/tokens.ts";

/** On a phone, asks before the mail app takes over the screen. */
export function ConfirmDialog({ letter, toasts }: { letter: Letter; toasts: ReactNode }) {
  const words = useWording().confirm;
  const { confirm, close } = useActions();
  return (
    <Dialog title={words.title} onClose={close} beside={toasts}>
      <p>{words.ready(letter.recipients.length)}</p>
      <p>
        <strong>{words.login}</strong>
      </p>
      <p>{words.opens(letter.provider)}</p>
      <p>{words.subject(LETTER_SUBJECT)}</p>
      <Row>
        <Button onClick={close}>{words.no}</Button>
        <Button $variant="primary" onClick={confirm}>
          {words.yes(letter.provider)}
        </Button>
      </Row>
    </Dialog>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 2fr;
  gap: ${SPACE.s};
  margin-top: ${SPACE.xl};
`;
