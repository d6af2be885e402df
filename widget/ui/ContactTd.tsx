import { useEffect, useRef } from "react";
import styled from "styled-components";
import { isFailure } from "../domain/notice.ts";
import { Spinner } from "../kit/Spinner.tsx";
import { Toasts } from "../kit/Toasts.tsx";
import { useActions, useCampaign, useContact, useWording } from "../state/contact-context.ts";
import { colour, SPACE } from "../theme/tokens.ts";
import { BlockedDialog } from "./BlockedDialog.tsx";
import { ClosedCampaign } from "./ClosedCampaign.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { ManualCopy } from "./ManualCopy.tsx";
import { Picker } from "./Picker.tsx";
import { ProviderToggle } from "./ProviderToggle.tsx";
import { Results } from "./Results.tsx";
import { SuccessDialog } from "./SuccessDialog.tsx";
import { WaysToFind } from "./WaysToFind.tsx";

/** The element's content: picker, provider, results, dialogs and toasts. */
export function ContactTd() {
  const words = useWording();
  const { dismiss } = useActions();
  const lookup = useContact((state) => state.lookup);
  const { closed, lang } = useCampaign();
  const sending = useContact((state) => state.sending);
  const notices = useContact((state) => state.toasts);
  const lastButton = useRef<HTMLElement>(null);
  const status = useRef<HTMLParagraphElement>(null);

  // A dialog that is removed does not return the focus. This returns it to the button that was
  // pressed before.
  useEffect(() => {
    if (sending.status !== "idle" && sending.status !== "composing") return;
    lastButton.current?.focus();
    if (sending.status === "idle") lastButton.current = null;
  }, [sending.status]);

  if (closed !== null && sending.status === "idle") {
    // Read before what has the focus is removed with the picker.
    const root = status.current?.getRootNode() as ShadowRoot | undefined;
    return closed.length === 0 ? (
      <slot />
    ) : (
      <ClosedCampaign said={closed} lang={lang} takesFocus={!!root?.activeElement} />
    );
  }
  const hasDialog = sending.status !== "idle" && sending.status !== "composing";
  const toasts = (
    <Toasts
      isInDialog={hasDialog}
      toasts={notices.map(({ id, notice, screenReaderOnly }) => ({
        id,
        screenReaderOnly,
        ...words.toast(notice),
        failure: isFailure(notice),
      }))}
      dismissText={words.dismiss}
      onDismiss={dismiss}
    />
  );
  return (
    <>
      <ElementBox
        onClickCapture={(event) => {
          lastButton.current = (event.target as Element).closest("button, a");
        }}
      >
        <Controls>
          <Picker />
          <WaysToFind />
          <ProviderToggle />
        </Controls>
        <LookupStatus ref={status} role="status" tabIndex={-1}>
          {lookup.status === "finding" ? (
            <>
              <Spinner /> {words.find.finding}
            </>
          ) : null}
        </LookupStatus>
        {lookup.status === "found" || lookup.status === "sample" ? (
          <Results lookup={lookup} status={status} />
        ) : null}
        {hasDialog ? null : <ManualCopy />}
      </ElementBox>
      {sending.status === "confirming" ? <ConfirmDialog letter={sending} toasts={toasts} /> : null}
      {sending.status === "sent" ? (
        <SuccessDialog
          letter={sending}
          usedMailto={sending.usedMailto}
          mustPaste={sending.mustPaste}
          toasts={toasts}
        />
      ) : null}
      {sending.status === "blocked" ? <BlockedDialog letter={sending} toasts={toasts} /> : null}
      {hasDialog ? null : toasts}
    </>
  );
}

const ElementBox = styled.div`
  container-type: inline-size;
  padding: ${SPACE.l};
  background: ${colour("paper")};
`;

const Controls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${SPACE.s};
  @container (min-width: 720px) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    column-gap: ${SPACE.xxl};
    /* The ways to find a constituency stand below the field, and the provider beside it. */
    > :last-child {
      grid-area: 1 / 2;
    }
  }
`;

const LookupStatus = styled.div`
  display: flex;
  align-items: center;
  gap: ${SPACE.m};
  font-size: 1.125em;
  font-weight: 700;
  &:empty {
    outline: 0;
  }
  &:not(:empty) {
    margin-top: ${SPACE.xl};
  }
`;
