import { useEffect, useId, useState } from "react";
import styled from "styled-components";
import { Button } from "../components/Button.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { useCampaign, useContact, useNameOf } from "../state/contact-context.ts";
import type { Delivery, Outcome } from "../state/contact-state.ts";
import { useResultsWording } from "../state/results-wording.ts";
import { colour, INKS, SPACE } from "../theme/tokens.ts";
import { useLetterActions } from "./letter-context.ts";
import { ManualCopy, Notices } from "./Notices.tsx";
import { Reminder } from "./Reminder.tsx";
import { type Poster, Share } from "./Share.tsx";
import { OtherWaysToSend } from "./WaysToSend.tsx";

/** The dialog after the mail window opened: the last step, sharing, and what happens next. */
export function SuccessDialog({ delivery }: { delivery: Delivery & Outcome }) {
  const { recipients, provider, usedMailto, isCopied, isReported } = delivery;
  const { paste, sent } = useResultsWording();
  const { close } = useLetterActions();
  const nameOf = useNameOf();
  const id = useId();
  const poster = usePoster();
  const lettersToday = useContact((state) => state.lettersToday);
  const campaign = useCampaign();
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
        <LastStep>
          <p id={id}>{lastStep(service)}</p>
          <svg viewBox="-184 -346 368 346" aria-hidden="true">
            <circle cx="10" cy="-170" r="160" fill={INKS.rose} />
            {poster?.NELL_WITH_LETTER.map((shape) => (
              <path key={`${shape.ink} ${shape.d}`} {...poster.pathOf(shape)} />
            ))}
          </svg>
        </LastStep>
      )}
      {isCopied ? <p>{paste.why}</p> : null}
      {isCopied === false ? <ManualCopy /> : null}
      {isReported ? null : (
        <OtherWaysToSend recipients={recipients} isTried isOpenAtFirst={usedMailto || mustPaste} />
      )}
      <Share poster={poster} />
      {isCopied === false ? null : <ManualCopy />}
      <ReachedBand>
        <ReachedLine>{sent.recipients(recipients.length)}</ReachedLine>
        {lettersToday === null ? null : (
          <p>
            {sent.today} <strong>{sent.number(lettersToday)}</strong> {sent.plusOne}
          </p>
        )}
      </ReachedBand>
      <Reminder recipients={recipients} />
      <NextStepsTitle>{sent.nextTitle}</NextStepsTitle>
      <NextSteps>
        {sent.nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
        <li lang={campaign.lang}>{campaign.goOn}</li>
      </NextSteps>
    </Dialog>
  );
}

/** Returns the drawings; null until they are loaded, and where loading fails. */
function usePoster(): Poster | null {
  const [poster, setPoster] = useState<Poster | null>(null);
  useEffect(() => void import("./poster/poster.ts").then(setPoster, () => {}), []);
  return poster;
}

/* The dialog's largest text, on the ground of the title: no letter is sent before this step. */
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
  circle {
    mix-blend-mode: multiply;
  }
  @media (max-width: 599px) {
    font-size: 0.8125em;
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
  p + p {
    margin-top: ${SPACE.xs};
  }
  strong {
    font-variant-numeric: tabular-nums;
  }
`;

const ReachedLine = styled.p`
  font-size: 1.125em;
  font-weight: 700;
`;

const NextStepsTitle = styled.h3`
  font-weight: 700;
  margin: ${SPACE.m} 0 ${SPACE.xs};
  font-size: 1.125em;
`;

const NextSteps = styled.ol`
  padding-left: 1.4em;
`;
