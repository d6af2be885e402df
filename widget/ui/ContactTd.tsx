import { useEffect, useRef } from "react";
import styled from "styled-components";
import { isFailure } from "../domain/notice.ts";
import { Spinner } from "../kit/Spinner.tsx";
import { Toasts } from "../kit/Toasts.tsx";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import { colour, SPACE } from "../theme/tokens.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { HandCopy } from "./HandCopy.tsx";
import { Picker } from "./Picker.tsx";
import { ProviderToggle } from "./ProviderToggle.tsx";
import { Results } from "./Results.tsx";
import { SuccessDialog } from "./SuccessDialog.tsx";

/** The whole job: choose a constituency, see its TDs and the letter, send it, hear what follows. */
export function ContactTd() {
  const words = useWording();
  const { dismiss } = useActions();
  const lookup = useContact((state) => state.lookup);
  const sending = useContact((state) => state.sending);
  const shown = useContact((state) => state.toasts);
  const pressed = useRef<HTMLElement>(null);

  // The send button is disabled while a letter is composed and loses focus;
  // it gets it back when the dialog has gone.
  useEffect(() => {
    if (sending.status !== "idle" || pressed.current === null) return;
    pressed.current.focus();
    pressed.current = null;
  }, [sending.status]);

  const toasts = (
    <Toasts
      toasts={shown.map(({ id, notice, unseen }) => ({
        id,
        unseen,
        ...words.notice(notice),
        failure: isFailure(notice),
      }))}
      dismissText={words.dismiss}
      onDismiss={dismiss}
    />
  );
  return (
    <>
      <Frame
        onClickCapture={(event) => {
          pressed.current = (event.target as Element).closest("button");
        }}
      >
        <Controls>
          <Picker />
          <ProviderToggle />
        </Controls>
        <Finding role="status">
          {lookup.status === "finding" ? (
            <>
              <Spinner /> {words.find.finding}
            </>
          ) : null}
        </Finding>
        {lookup.status === "found" || lookup.status === "sample" ? (
          <Results lookup={lookup} />
        ) : null}
        {sending.status === "sent" ? null : <HandCopy />}
      </Frame>
      {sending.status === "confirming" ? <ConfirmDialog letter={sending} toasts={toasts} /> : null}
      {sending.status === "sent" ? (
        <SuccessDialog letter={sending} fallback={sending.fallback} toasts={toasts} />
      ) : null}
      {sending.status === "confirming" || sending.status === "sent" ? null : toasts}
    </>
  );
}

const Frame = styled.div`
  container-type: inline-size;
  padding: ${SPACE.l};
  background: ${colour("paper")};
`;

const Controls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.l};
  @container (min-width: 720px) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    column-gap: ${SPACE.xxl};
  }
`;

const Finding = styled.div`
  display: flex;
  align-items: center;
  gap: ${SPACE.m};
  font-size: 1.125em;
  font-weight: 700;
  &:not(:empty) {
    margin-top: ${SPACE.xl};
  }
`;
