import type { ReactNode } from "react";
import styled from "styled-components";
import { Button } from "../kit/Button.tsx";
import { Dialog } from "../kit/Dialog.tsx";
import { Icon } from "../kit/Icon.tsx";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import type { OutgoingLetter } from "../state/contact-state.ts";
import { colour, SPACE } from "../theme/tokens.ts";
import { ManualCopy } from "./ManualCopy.tsx";
import { OtherWaysToSend } from "./OtherWaysToSend.tsx";

/** The dialog after the mail window opened: the last step, sharing, and what happens next. */
export function SuccessDialog(props: {
  letter: OutgoingLetter;
  /** Whether only the mailto link was opened. Then the other ways to send are shown at once. */
  usedFallback: boolean;
  toasts: ReactNode;
}) {
  const { letter, usedFallback, toasts } = props;
  const words = useWording();
  const { close, share, addToStories } = useActions();
  const lettersToday = useContact((state) => state.lettersToday);
  const caption = words.caption(useContact((state) => state.settings.campaignUrl));
  return (
    <Dialog title={words.sent.title} onClose={close} overlay={toasts}>
      <RecipientsBand>
        <Icon name="check" />
        {words.sent.recipients(letter.recipients.length)}
      </RecipientsBand>
      <LastStepBand>{words.sent.lastStep}</LastStepBand>
      <OtherWaysToSend
        recipients={letter.recipients}
        title={words.otherWays.titleAfterSending}
        initiallyOpen={usedFallback}
      />
      {lettersToday === null ? null : (
        <TodayCount>
          {words.sent.today} <strong>{words.sent.number(lettersToday)}</strong> {words.sent.plusOne}
        </TodayCount>
      )}
      <ShareButtons>
        <Button onClick={() => addToStories(caption)}>{words.sent.stories}</Button>
        <Button onClick={() => share(caption)}>{words.sent.copy}</Button>
      </ShareButtons>
      <ManualCopy />
      <NextStepsTitle>{words.sent.nextTitle}</NextStepsTitle>
      <NextSteps>
        {words.sent.nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </NextSteps>
      <CloseButton $variant="outline" onClick={close}>
        {words.sent.close}
      </CloseButton>
    </Dialog>
  );
}

/* Two coloured bands: the recipients, and the step that is left. */
const RecipientsBand = styled.p`
  display: flex;
  align-items: center;
  gap: ${SPACE.s};
  margin: ${SPACE.l} -${SPACE.xl} 0;
  padding: ${SPACE.m} ${SPACE.xl};
  background: ${colour("done")};
  color: ${colour("onDone")};
  font-size: 1.125em;
  font-weight: 700;
`;

const LastStepBand = styled(RecipientsBand)`
  && {
    margin-block: 0 ${SPACE.m};
  }
  background: ${colour("marigold")};
  color: ${colour("onMarigold")};
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

const CloseButton = styled(Button)`
  width: 100%;
  margin-top: ${SPACE.xl};
`;
