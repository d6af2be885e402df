import { useId, useState } from "react";
import styled from "styled-components";
import type { Constituency } from "../../api/contract/constituencies.ts";
import type { Td } from "../../api/contract/td.ts";
import { Button } from "../components/Button.tsx";
import { Disclosure, Row } from "../components/Disclosure.tsx";
import { fieldFrame } from "../components/field.ts";
import { cleanWords } from "../domain/letter.ts";
import { composeLinks } from "../domain/providers.ts";
import { useDraft, useLetterActions, useTdsPage } from "../sending/letter-context.ts";
import { LargeButton, SendLines } from "../sending/SendBar.tsx";
import { CopyButtons } from "../sending/WaysToSend.tsx";
import { useContact, useContactStore } from "../state/contact-context.ts";
import { useResultsWording } from "../state/results-wording.ts";
import { colour, INKS, SPACE } from "../theme/tokens.ts";
import { findApp, type System, waysOut } from "./apps.ts";

/** The sign that opens an app's menu, and the menu's items that lead out. Apps have no Irish texts. */
const MENUS: Record<System, [sign: string, one: string, two: string, three: string]> = {
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
  const { lang } = useContact((state) => state.settings);
  const ownWords = useContact((state) => state.ownWords);
  const { send, copyText, leaveApp } = useLetterActions();
  const { effects } = useContactStore();
  const draft = useDraft(recipients);
  const page = useTdsPage(constituency);
  const [step, setStep] = useState<"here" | "leaving" | "stayed">("here");
  const [isCopied, setIsCopied] = useState(false);

  const { name, system } = findApp(userAgent);
  const canUseMailApp =
    recipients.length > 0 &&
    composeLinks(draft, device).some(({ kind, mustPaste }) => kind === "mail-app" && !mustPaste);
  const { why, name: signature, town } = cleanWords(ownWords);
  const ownText = [why, signature, town].filter((text) => text !== "").join("\n");
  // On Android an error page can take the place of a page with a mailto link, and of the page's memory.
  const mayLoseWords = device === "android" && ownText !== "" && effects.readOwnWords() === null;

  function sendByMailApp(): void {
    if (mayLoseWords) void copyText(draft.body, lang);
    send(recipients, "mail-app");
  }

  const copyQuietly = (text: string) => void copyText(text, lang).then(setIsCopied);

  function openBrowser(): void {
    setIsCopied(false);
    setStep("leaving");
    leaveApp(waysOut(userAgent, page), (isAway) => setStep(isAway ? "here" : "stayed"));
  }

  return (
    <div role="note">
      {canUseMailApp ? (
        <LargeButton
          aria-labelledby={`${id}-way`}
          aria-describedby={`${id}-why`}
          onClick={sendByMailApp}
        >
          <SendLines>
            <span id={`${id}-way`}>{wording.mailApp}</span>
            <small id={`${id}-why`}>{wording.notSignedIn(name)}</small>
          </SendLines>
        </LargeButton>
      ) : (
        <LargeButton onClick={openBrowser}>{wording.browser}</LargeButton>
      )}
      <WaysRow $justify="space-between">
        {canUseMailApp ? (
          <Button $variant="quiet" onClick={openBrowser}>
            {wording.browser}
          </Button>
        ) : null}
        <Disclosure title={sent.copy}>
          {ownText === "" ? null : (
            <p>
              <span>{`${wording.wordsStay} ${mayLoseWords ? wording.copiedFirst : ""}`}</span>{" "}
              <Button $variant="quiet" onClick={() => copyQuietly(ownText)}>
                {wording.copyWords}
              </Button>
            </p>
          )}
          <CopyButtons recipients={recipients} $variant="quiet" />
          <p>{wording.password}</p>
        </Disclosure>
      </WaysRow>
      {step === "stayed" ? (
        <MenuAdvice data-advice>
          <MenuDrawing system={system} />
          <p ref={focusOn} tabIndex={-1}>
            <strong>{wording.stayed(name)}</strong> {wording.menu(...MENUS[system])}
          </p>
          <label>
            {wording.address}
            <input readOnly value={page} onFocus={(event) => event.currentTarget.select()} />
          </label>
          <Button onClick={() => copyQuietly(page)}>{wording.copyAddress}</Button>
        </MenuAdvice>
      ) : null}
      <p role="status">
        {[step === "leaving" && wording.opening, isCopied && wording.copied]
          .filter(Boolean)
          .join(" ")}
      </p>
    </div>
  );
}

const focusOn = (advice: HTMLElement | null) => advice?.focus();

/** A phone with the sign that opens an app's menu, which the advice beside it names. */
function MenuDrawing({ system }: { system: System }) {
  return (
    <Phone viewBox="0 0 120 112" aria-hidden="true">
      <path className="screen" d="M10 112V18Q10 4 24 4H96Q110 4 110 18V112" />
      <circle cx="93" cy="25" r="19" fill={INKS.marigold} />
      <path className="line" d="M24 25H66M10 46H110M26 64H94M26 78H94M26 92H72" />
      <path
        className="dots"
        d="M84 24h0M91 24h0M98 24h0"
        transform={system === "ios" ? undefined : "rotate(90 91 24)"}
      />
    </Phone>
  );
}

const WaysRow = styled(Row)`
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
    clear: both;
    padding-top: ${SPACE.s};
    font-weight: 700;
  }
  input {
    width: 100%;
    margin-block: ${SPACE.xs} ${SPACE.s};
    padding: ${SPACE.s};
    ${fieldFrame}
    font-weight: 400;
  }
`;

/* The ring is printed a little beside the sign. */
const Phone = styled.svg`
  float: inline-start;
  width: 6em;
  margin-inline: -4px ${SPACE.m};
  fill: none;
  stroke-linecap: round;
  stroke-width: 3;
  .screen {
    fill: ${colour("paperRaised")};
    stroke: ${colour("ink")};
  }
  .line {
    stroke: ${colour("inkSoft")};
  }
  .dots {
    stroke: ${INKS.ink};
    stroke-width: 5;
  }
`;
