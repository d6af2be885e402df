import { useId } from "react";
import styled from "styled-components";
import { Button } from "../parts/Button.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { Icon } from "../parts/Icon.tsx";
import { NELL_WITH_LETTER, pathOf } from "../poster/people.ts";
import { Reminder } from "../second-letter/Reminder.tsx";
import { useCampaign, useContact, useNameOf } from "../state/contact-context.ts";
import type { Delivery, Outcome } from "../state/contact-state.ts";
import { useResultsWording } from "../state/results-wording.ts";
import { colour, INKS, SPACE } from "../theme/tokens.ts";
import { useLetterActions } from "./letter-context.ts";
import { ManualCopy, Notices } from "./Notices.tsx";
import { Share } from "./Share.tsx";
import { OtherWaysToSend } from "./WaysToSend.tsx";

/** The dialog after the mail window opened: the last step, sharing, and what happens next. */
export function SuccessDialog({ delivery }: { delivery: Delivery & Outcome }) {
  const { recipients, provider, usedMailto, mustPaste, isSaid } = delivery;
  const wording = useResultsWording();
  const { close } = useLetterActions();
  const nameOf = useNameOf();
  const lastStepId = useId();
  const lettersToday = useContact((state) => state.lettersToday);
  const campaign = useCampaign();
  const service = nameOf(usedMailto ? "mail-app" : provider, "inText");
  return (
    <Dialog
      title={wording.sent.title}
      isPoster
      description={isSaid ? undefined : lastStepId}
      onClose={close}
      actions={<Button onClick={close}>{wording.sent.close}</Button>}
      notices={<Notices isInDialog />}
    >
      {isSaid ? null : (
        <LastStep>
          <p id={lastStepId}>
            {(mustPaste ? wording.paste.lastStep : wording.sent.lastStep)(service)}
          </p>
          <svg viewBox="-184 -346 368 346" aria-hidden="true">
            <circle cx="10" cy="-170" r="160" fill={INKS.rose} />
            {NELL_WITH_LETTER.map(pathOf).map((path) => (
              <path key={`${path.fill} ${path.d}`} {...path} />
            ))}
          </svg>
        </LastStep>
      )}
      {mustPaste ? <p>{wording.paste.why}</p> : null}
      {isSaid ? null : (
        <OtherWaysToSend recipients={recipients} isTried isOpenAtFirst={usedMailto || mustPaste} />
      )}
      <ReachedBand>
        <p>
          <Icon name="check" />
          {wording.sent.recipients(recipients.length)}
        </p>
        {lettersToday === null ? null : (
          <p>
            {wording.sent.today} <strong>{wording.sent.number(lettersToday)}</strong>{" "}
            {wording.sent.plusOne}
          </p>
        )}
      </ReachedBand>
      <Share />
      <ManualCopy />
      <Reminder recipients={recipients} />
      <NextStepsTitle>{wording.sent.nextTitle}</NextStepsTitle>
      <NextSteps>
        {wording.sent.nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
        <li lang={campaign.lang}>{campaign.goOn}</li>
      </NextSteps>
    </Dialog>
  );
}

/* The dialog's largest text, on the ground of its title: no letter is sent before this step. */
const LastStep = styled.div`
  position: relative;
  margin: 0 -${SPACE.xl} ${SPACE.s};
  padding: ${SPACE.s} 9.5em ${SPACE.l} ${SPACE.xl};
  background: ${colour("marigold")};
  color: ${colour("onMarigold")};
  p {
    font-family: var(--bia-font-display, inherit);
    font-size: 2em;
    font-weight: 800;
    line-height: 1.1;
    text-wrap: balance;
  }
  svg {
    position: absolute;
    inset: auto 0 0 auto;
    width: 8.5em;
    @media (forced-colors: active) {
      display: none;
    }
  }
  /* The sun is printed over the ground. */
  circle {
    mix-blend-mode: multiply;
  }
  @media (max-width: 599px) {
    padding-right: 7.5em;
    p {
      font-size: 1.625em;
    }
    svg {
      width: 7em;
    }
  }
  /* Large text needs the room of the drawing. */
  @container bia-dialog (max-width: 19em) {
    padding-right: ${SPACE.xl};
    svg {
      display: none;
    }
  }
`;

const ReachedBand = styled.div`
  margin: ${SPACE.m} -${SPACE.xl} ${SPACE.m};
  padding: ${SPACE.m} ${SPACE.xl};
  background: ${colour("done")};
  color: ${colour("onDone")};
  p:first-child {
    display: flex;
    align-items: center;
    gap: ${SPACE.s};
    font-size: 1.125em;
    font-weight: 700;
  }
  p + p {
    margin-top: ${SPACE.xs};
  }
  strong {
    font-variant-numeric: tabular-nums;
  }
`;

const NextStepsTitle = styled.h3`
  font-weight: 700;
  margin: ${SPACE.xl} 0 ${SPACE.s};
  font-size: 1.125em;
`;

const NextSteps = styled.ol`
  padding-left: 1.4em;
`;
