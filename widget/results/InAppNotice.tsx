import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import type { Constituency } from "../../api/contract/constituencies.ts";
import { localPath } from "../../api/contract/language.ts";
import { tdsPath } from "../../api/contract/paths.ts";
import type { Td } from "../../api/contract/td.ts";
import { Button } from "../components/Button.tsx";
import { screenOnly } from "../components/hidden.ts";
import { composeLinks } from "../domain/compose-links.ts";
import { wordsTo } from "../domain/letter.ts";
import { useDraft, useLetterActions } from "../sending/letter-context.ts";
import { CopyButtons } from "../sending/WaysToSend.tsx";
import { useContact, useContactStore } from "../state/contact-context.ts";
import { useResultsWording } from "../state/results-wording.ts";
import { colour, SPACE } from "../theme/tokens.ts";
import { findApp, type System, waysOut } from "./apps.ts";
import { MenuDrawing } from "./MenuDrawing.tsx";

/** What opens an app's menu, and its items that lead out. Apps have no Irish texts. */
const MENUS: Record<System, [mark: string, one: string, two: string, three: string]> = {
  ios: ["⋯", "Open in browser", "Open in external browser", "Open in Safari"],
  android: ["⋮", "Open in browser", "Open in external browser", "Open in Chrome"],
};

/** The ways out of an app's own browser, the best one first. */
export function InAppNotice(props: {
  userAgent: string;
  constituency: Constituency;
  recipients: readonly Td[];
}) {
  const { userAgent, constituency, recipients } = props;
  const wording = useResultsWording().inApp;
  const device = useContact((state) => state.device);
  const { lang, campaignUrl, partner } = useContact((state) => state.settings);
  const ownWords = useContact((state) => state.ownWords);
  const { send, copyText, leaveApp } = useLetterActions();
  const { effects } = useContactStore();
  const draft = useDraft(recipients);
  const [step, setStep] = useState<"here" | "leaving" | "stayed">("here");
  const [isCopied, setIsCopied] = useState(false);
  const stayed = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (step === "stayed") stayed.current?.focus();
  }, [step]);

  const { name, system } = findApp(userAgent);
  const url = new URL(localPath(tdsPath(constituency), lang), campaignUrl);
  if (partner) url.searchParams.set("partner", partner);
  const page = url.href;
  const fits = composeLinks(draft, device).some(
    ({ kind, mustPaste }) => kind === "mail-app" && !mustPaste,
  );
  const own = wordsTo(recipients, ownWords);
  const words = [own.why, own.name, own.town].filter((text) => text !== "").join("\n");
  // On Android an error page can take the place of a page with a mailto link, and of what is kept
  // in its memory.
  const mayLoseWords = device === "android" && words !== "" && effects.readOwnWords() === null;

  function sendByMailApp(): void {
    if (mayLoseWords) void copyText(draft.body, lang);
    send(recipients, "mail-app");
  }

  const copyQuietly = (text: string) => void copyText(text, lang).then(setIsCopied);

  function open(): void {
    setIsCopied(false);
    setStep("leaving");
    leaveApp(waysOut(userAgent, page), (isLeft) => setStep(isLeft ? "here" : "stayed"));
  }

  return (
    <NoticeBox role="note">
      <Said>{wording.said(name)}</Said>
      <Ways>
        {fits && recipients.length > 0 ? (
          <Button onClick={sendByMailApp}>{wording.mailApp}</Button>
        ) : null}
        <Button onClick={open}>{wording.browser}</Button>
      </Ways>
      {words === "" ? null : (
        <p>
          <span>{`${wording.wordsStay} ${mayLoseWords ? wording.copiedFirst : ""}`}</span>{" "}
          <Button $variant="quiet" onClick={() => copyQuietly(words)}>
            {wording.copyWords}
          </Button>
        </p>
      )}
      {step === "stayed" ? (
        <Menu>
          <MenuDrawing system={system} />
          <p ref={stayed} tabIndex={-1}>
            <strong>{wording.stayed(name)}</strong> {wording.menu(...MENUS[system])}
          </p>
          <label>
            {wording.address}
            <input readOnly value={page} onFocus={(event) => event.currentTarget.select()} />
          </label>
          <Button onClick={() => copyQuietly(page)}>{wording.copyAddress}</Button>
        </Menu>
      ) : null}
      <Copies>
        <CopyButtons recipients={recipients} variant="quiet" />
      </Copies>
      <p>{wording.password}</p>
      <p role="status">
        {[step === "leaving" && wording.opening, isCopied && wording.copied]
          .filter(Boolean)
          .join(" ")}
      </p>
    </NoticeBox>
  );
}

const NoticeBox = styled.div`
  margin-top: ${SPACE.l};
  padding: ${SPACE.l};
  border: 2px solid ${colour("ink")};
  border-inline-start: ${SPACE.m} solid ${colour("marigold")};
  background: ${colour("paperRaised")};
  > * + p:not(:empty) {
    margin-top: ${SPACE.s};
  }
  ${screenOnly}
`;

const Said = styled.p`
  font-size: 1.125em;
  font-weight: 700;
  line-height: 1.25;
`;

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12em), 1fr));
  gap: ${SPACE.s};
  margin-top: ${SPACE.m};
`;

const Copies = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${SPACE.l};
`;

const Menu = styled.div`
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
    border: 1px solid ${colour("ink")};
    background: ${colour("paper")};
    font-weight: 400;
  }
`;
