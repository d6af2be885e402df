import { type ReactNode, useId, useState } from "react";
import styled from "styled-components";
import { Button } from "../kit/Button.tsx";
import { Dialog } from "../kit/Dialog.tsx";
import { Icon } from "../kit/Icon.tsx";
import { useActions, useCampaign, useContact, useLetter } from "../state/contact-context.ts";
import type { Delivery, Outcome } from "../state/contact-state.ts";
import { colour, SPACE } from "../theme/tokens.ts";
import { useAnswerWording } from "./answer-wording.ts";
import { ManualCopy } from "./ManualCopy.tsx";
import { canSharePictures, SharePanel } from "./SharePanel.tsx";
import { OtherWaysToSend } from "./WaysToSend.tsx";

/** The dialog after the mail window opened: the last step, sharing, and what happens next. */
export function SuccessDialog(props: { delivery: Delivery & Outcome; toasts: ReactNode }) {
  const { recipients, usedMailto, mustPaste } = props.delivery;
  const wording = useAnswerWording();
  const { close, copy, share, addToStories } = useActions();
  const { body } = useLetter();
  const lastStepId = useId();
  const [isPictureShown, setIsPictureShown] = useState(false);
  const lettersToday = useContact((state) => state.lettersToday);
  const { campaignUrl } = useContact((state) => state.settings);
  const campaign = useCampaign();
  const caption = campaign.caption.replace("{page}", () => campaignUrl);
  return (
    <Dialog
      title={wording.sent.title}
      titleSize="small"
      description={`${lastStepId}-paste ${lastStepId}`}
      onClose={close}
      actions={<Button onClick={close}>{wording.sent.close}</Button>}
      notices={props.toasts}
    >
      {mustPaste ? (
        <>
          <LastStep id={`${lastStepId}-paste`}>{wording.paste.step}</LastStep>
          <p>{wording.paste.why}</p>
          <p>
            <Button onClick={() => copy(body, { code: "letter-copied" })}>
              {wording.otherWays.copyLetter}
            </Button>
          </p>
        </>
      ) : null}
      <LastStep id={lastStepId}>{wording.sent.lastStep}</LastStep>
      <OtherWaysToSend
        recipients={recipients}
        title={wording.otherWays.titleAfterSending}
        initiallyOpen={usedMailto}
      />
      <RecipientsBand>
        <Icon name="check" />
        {wording.sent.recipients(recipients.length)}
      </RecipientsBand>
      {lettersToday === null ? null : (
        <TodayCount>
          {wording.sent.today} <strong>{wording.sent.number(lettersToday)}</strong>{" "}
          {wording.sent.plusOne}
        </TodayCount>
      )}
      <ShareButtons>
        <Button
          onClick={() => {
            setIsPictureShown(true);
            void addToStories(caption, canSharePictures());
          }}
        >
          {wording.sent.stories}
        </Button>
        <Button onClick={() => share(caption)}>{wording.sent.copy}</Button>
      </ShareButtons>
      <SharePanel caption={caption} isPictureShown={isPictureShown} />
      <ManualCopy />
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

/* The largest text of the dialog: no letter is sent before this step. */
const LastStep = styled.p`
  margin: ${SPACE.s} -${SPACE.xl} ${SPACE.s};
  padding: ${SPACE.l} ${SPACE.xl};
  background: ${colour("marigold")};
  color: ${colour("onMarigold")};
  font-family: var(--bia-font-display, inherit);
  font-size: 1.75em;
  font-weight: 800;
  line-height: 1.25;
`;

const RecipientsBand = styled.p`
  display: flex;
  align-items: center;
  gap: ${SPACE.s};
  margin: ${SPACE.s} -${SPACE.xl} ${SPACE.m};
  padding: ${SPACE.m} ${SPACE.xl};
  background: ${colour("done")};
  color: ${colour("onDone")};
  font-size: 1.125em;
  font-weight: 700;
`;

const TodayCount = styled.p`
  strong {
    font-size: 1.5em;
    font-variant-numeric: tabular-nums;
  }
`;

const ShareButtons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9em, 1fr));
  gap: ${SPACE.s};
  margin-top: ${SPACE.m};
`;

const NextStepsTitle = styled.h3`
  font-weight: 700;
  margin: ${SPACE.xl} 0 ${SPACE.s};
  font-size: 1.125em;
`;

const NextSteps = styled.ol`
  padding-left: 1.4em;
`;
