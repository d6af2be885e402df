import { useId, useState } from "react";
import styled from "styled-components";
import type { Constituency } from "../../api/contract/constituencies.ts";
import type { Td } from "../../api/contract/td.ts";
import { Button } from "../components/Button.tsx";
import { Disclosure, DisclosureRow } from "../components/Disclosure.tsx";
import { fieldFrame } from "../components/field.ts";
import { composeLinks } from "../domain/compose-links.ts";
import { isPersonalised } from "../domain/letter.ts";
import { useDraft, useLetterActions, useTdsPage } from "../sending/letter-context.ts";
import { LargeButton, SendLines } from "../sending/SendBar.tsx";
import { CopyButtons } from "../sending/WaysToSend.tsx";
import { useContact } from "../state/contact-context.ts";
import { useResultsWording } from "../state/results-wording.ts";
import { colour, SPACE } from "../theme/tokens.ts";
import { findApp } from "./apps.ts";

/** The sign that opens an app's menu, and the menu's items that lead out. Apps have no Irish texts. */
const MENUS: Record<"ios" | "android", [sign: string, one: string, two: string, three: string]> = {
  ios: ["⋯", "Open in browser", "Open in external browser", "Open in Safari"],
  android: ["⋮", "Open in browser", "Open in external browser", "Open in Chrome"],
};

/** The ways out of an app's own browser, where no mail service is signed in; the best one is large. */
export function InAppWays(props: {
  userAgent: string;
  constituency: Constituency;
  recipients: readonly Td[];
}) {
  const { userAgent, constituency, recipients } = props;
  const { inApp: wording, sent } = useResultsWording();
  const id = useId();
  const device = useContact((state) => state.device);
  const hasOwnWords = useContact((state) => isPersonalised(state.ownWords));
  const { send, leaveApp } = useLetterActions();
  const draft = useDraft(recipients);
  const page = useTdsPage(constituency);
  const [step, setStep] = useState<"here" | "leaving" | "stayed">("here");

  const { name, system, waysOut } = findApp(userAgent, page);
  const canUseMailApp =
    recipients.length > 0 &&
    composeLinks(draft, device).some(({ kind, mustPaste }) => kind === "mail-app" && !mustPaste);

  function openBrowser(): void {
    setStep("leaving");
    leaveApp(waysOut, (isAway) => setStep(isAway ? "here" : "stayed"));
  }

  return (
    <div role="note">
      {canUseMailApp ? (
        <LargeButton
          aria-labelledby={`${id}-way`}
          aria-describedby={`${id}-why`}
          onClick={() => send(recipients, "mail-app")}
        >
          <SendLines>
            <span id={`${id}-way`}>{wording.mailApp}</span>
            <small id={`${id}-why`}>{wording.notSignedIn(name)}</small>
          </SendLines>
        </LargeButton>
      ) : (
        <LargeButton onClick={openBrowser}>{wording.browser}</LargeButton>
      )}
      <Row>
        {canUseMailApp ? (
          <Button $variant="quiet" onClick={openBrowser}>
            {wording.browser}
          </Button>
        ) : null}
        <Disclosure title={sent.copy}>
          {hasOwnWords ? <p>{wording.wordsStay}</p> : null}
          <CopyButtons recipients={recipients} $variant="quiet" />
        </Disclosure>
      </Row>
      {step === "stayed" ? (
        <MenuAdvice data-advice>
          <p ref={focusOn} tabIndex={-1}>
            <strong>{wording.stayed(name)}</strong> {wording.menu(...MENUS[system])}
          </p>
          <label>
            {wording.address}
            <input readOnly value={page} onFocus={(event) => event.currentTarget.select()} />
          </label>
        </MenuAdvice>
      ) : null}
      <p role="status">{step === "leaving" ? wording.opening : null}</p>
    </div>
  );
}

const focusOn = (advice: HTMLElement | null) => advice?.focus();

const Row = styled(DisclosureRow)`
  margin-top: ${SPACE.xs};
  text-align: start;
  [data-details]:not([hidden]) {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${SPACE.l};
  }
`;

const MenuAdvice = styled.div`
  margin-block: ${SPACE.m};
  padding-block: ${SPACE.m};
  border-block: 1px solid ${colour("rule")};
  label {
    display: block;
    padding-top: ${SPACE.s};
    font-weight: 700;
  }
  input {
    width: 100%;
    margin-top: ${SPACE.xs};
    padding: ${SPACE.s};
    ${fieldFrame}
    font-weight: 400;
  }
`;
