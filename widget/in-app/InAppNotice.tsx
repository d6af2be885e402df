import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { inAppEn } from "../domain/wording/in-app-en.ts";
import { inAppGa } from "../domain/wording/in-app-ga.ts";
import { Button } from "../parts/Button.tsx";
import { screenOnly } from "../parts/screen-only.ts";
import type { InAppProps } from "../state/on-demand-files.ts";
import { colour, SPACE } from "../theme/tokens.ts";
import { findApp, type System } from "./find-app.ts";
import { MenuDrawing } from "./MenuDrawing.tsx";
import { waysOut } from "./ways-out.ts";

/** What opens an app's menu, and its items that lead out. Apps have no Irish texts. */
const MENUS: Record<System, [mark: string, one: string, two: string, three: string]> = {
  ios: ["⋯", "Open in browser", "Open in external browser", "Open in Safari"],
  android: ["⋮", "Open in browser", "Open in external browser", "Open in Chrome"],
};

/**
 * The ways out of an app's browser, the best one first. Renders nothing in a browser's own tab. It is
 * given what it does and does not read the store: with it the build would share more between the
 * element's files than it can keep in the first one.
 */
export function InAppNotice(props: InAppProps) {
  const { lang, userAgent, page, ownWords, sendByMailApp, copy, leave, children } = props;
  const wording = lang === "ga" ? inAppGa : inAppEn;
  const [app] = useState(() => findApp(userAgent));
  const [step, setStep] = useState<"here" | "leaving" | "stayed">("here");
  const [isCopied, setIsCopied] = useState(false);
  const stayed = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (step === "stayed") stayed.current?.focus();
  }, [step]);
  if (app === null) return null;

  const copyQuietly = (text: string) => void copy(text).then(setIsCopied);

  function open(addresses: readonly string[]): void {
    setIsCopied(false);
    setStep("leaving");
    leave(addresses, (isLeft) => setStep(isLeft ? "here" : "stayed"));
  }

  return (
    <NoticeBox role="note">
      <Said>{wording.said(app.name)}</Said>
      <Ways>
        {sendByMailApp === null ? null : <Button onClick={sendByMailApp}>{wording.mailApp}</Button>}
        <Button onClick={() => open(waysOut(app, page))}>{wording.browser}</Button>
      </Ways>
      {ownWords === "" ? null : (
        <p>
          {wording.wordsStay} {props.mayLoseWords ? wording.copiedFirst : null}{" "}
          <Button $variant="quiet" onClick={() => copyQuietly(ownWords)}>
            {wording.copyWords}
          </Button>
        </p>
      )}
      {step === "stayed" ? (
        <Menu>
          <MenuDrawing system={app.system} />
          <p ref={stayed} tabIndex={-1}>
            <strong>{wording.stayed(app.name)}</strong> {wording.menu(...MENUS[app.system])}
          </p>
          <label>
            {wording.address}
            <input readOnly value={page} onFocus={(event) => event.currentTarget.select()} />
          </label>
          <Button onClick={() => copyQuietly(page)}>{wording.copyAddress}</Button>
        </Menu>
      ) : null}
      <Copies>{children}</Copies>
      <p>{wording.password}</p>
      <p role="status">
        {step === "leaving" ? wording.opening : null}
        {isCopied ? wording.copied : null}
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
