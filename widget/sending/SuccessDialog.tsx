import { useEffect, useId, useState } from "react";
import styled from "styled-components";
import { STREET_PATH } from "../../api/contract/paths.ts";
import { Button } from "../components/Button.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { Row } from "../components/Disclosure.tsx";
import { SmallTitle } from "../components/SmallTitle.ts";
import { useCampaign, useContact } from "../state/contact-context.ts";
import type { Delivery, Outcome } from "../state/contact-state.ts";
import { useResultsWording } from "../state/results-wording.ts";
import { colour, INKS, SPACE } from "../theme/tokens.ts";
import { useLetterActions, useLetterNumber, useNameOf, useSitePage } from "./letter-context.ts";
import { ManualCopy, Notices } from "./Notices.tsx";
import { Share } from "./Share.tsx";
import { AskToMeet, OtherWaysToSend } from "./WaysToSend.tsx";

/** The dialog after the mail window opened: the last step, sharing, and what happens next. */
export function SuccessDialog({ delivery }: { delivery: Delivery & Outcome }) {
  const { recipients, provider, way, meeting, usedMailto, isCopied, isReported } = delivery;
  const { paste, sent } = useResultsWording();
  const { close } = useLetterActions();
  const nameOf = useNameOf();
  const id = useId();
  const actionCount = useContact((state) => state.actionCount);
  const campaign = useCampaign();
  const number = useLetterNumber();
  const street = useSitePage()(STREET_PATH);
  // On the campaign's own pages, not in a frame on a partner's page.
  const hasStreet = street.origin === location.origin && window.parent === window;
  const [parts, setParts] = useState<typeof import("./after-sending.ts") | null>(null);
  useEffect(() => {
    void import("./after-sending.ts").then(setParts, () => {});
  }, []);
  const service = nameOf(usedMailto ? "mail-app" : provider, "inText");
  const mustPaste = isCopied !== undefined;
  const lastStep = mustPaste ? (isCopied ? paste.lastStep : paste.lastSteps) : sent.lastStep;
  return (
    <Dialog
      title={sent.title}
      isPoster
      description={isReported ? undefined : id}
      onClose={close}
      actions={<Button onClick={close}>{sent.close}</Button>}
      notices={<Notices isInDialog />}
    >
      {isReported ? null : (
        <LastStep $isWide={hasStreet}>
          <p id={id}>{lastStep(service)}</p>
          {hasStreet ? null : parts && <parts.Nell />}
        </LastStep>
      )}
      {hasStreet ? (
        <StreetFrame>{parts && <parts.Street address={street.href} number={number} />}</StreetFrame>
      ) : null}
      {isCopied ? <p>{paste.why}</p> : null}
      {isCopied === false ? <ManualCopy /> : null}
      {isReported ? null : (
        <OtherWaysToSend recipients={recipients} isTried isOpenAtFirst={usedMailto || mustPaste} />
      )}
      <Share poster={parts} />
      {isCopied === false ? null : <ManualCopy />}
      <ReachedBand>
        <SmallTitle>{sent.recipients(recipients.length)}</SmallTitle>
        {actionCount === null ? null : (
          <p>
            {sent.today} <strong>{sent.number(actionCount.today)}</strong> {sent.plusOne}
          </p>
        )}
      </ReachedBand>
      <Row $gap={`${SPACE.s} ${SPACE.m}`}>
        {parts && <parts.Reminder recipients={recipients} />}
        {meeting ? null : <AskToMeet recipients={recipients} first={way ?? provider} />}
      </Row>
      <SmallTitle as="h3">{sent.nextTitle}</SmallTitle>
      <NextSteps>
        {sent.nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
        <li lang={campaign.lang}>{campaign.goOn}</li>
      </NextSteps>
    </Dialog>
  );
}

/* The dialog's largest text, on the ground of the title: no letter is sent before this step. */
const LastStep = styled.div<{ $isWide: boolean }>`
  position: relative;
  margin: 0 -${SPACE.xl};
  padding: ${SPACE.s} ${({ $isWide }) => ($isWide ? SPACE.xl : "10.5em")} ${SPACE.m} ${SPACE.xl};
  background: ${colour("marigold")};
  color: ${colour("onMarigold")};
  p {
    font-family: var(--bia-font-display, inherit);
    font-size: 2em;
    font-weight: 800;
    line-height: 1.1;
    text-wrap: balance;
  }
  @media (max-width: 599px) {
    font-size: 0.8125em;
  }
  @container bia-dialog (max-width: 19em) {
    padding-right: ${SPACE.xl};
  }
`;

/* The room of the street, in the grey of its sky, so that nothing moves when the street arrives. */
const StreetFrame = styled.div`
  position: relative;
  aspect-ratio: 3;
  margin: 0 -${SPACE.xl};
  border-block: 3px solid ${colour("ink")};
  background: ${INKS.ash};
`;

const ReachedBand = styled.div`
  margin: ${SPACE.s} -${SPACE.xl};
  padding: ${SPACE.s} ${SPACE.xl};
  background: ${colour("done")};
  color: ${colour("onDone")};
  @media (min-width: 600px) {
    margin-top: ${SPACE.l};
  }
  p + p {
    margin-top: 0;
    font-size: 0.9375em;
  }
  strong {
    font-variant-numeric: tabular-nums;
  }
`;

const NextSteps = styled.ol`
  margin-bottom: -${SPACE.l};
  padding-left: 1.4em;
`;
