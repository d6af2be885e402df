import { type ReactNode, useId, useLayoutEffect, useState } from "react";
import styled from "styled-components";
import { sharedPage } from "../domain/campaign.ts";
import { Button } from "../kit/Button.tsx";
import { Dialog } from "../kit/Dialog.tsx";
import { Icon } from "../kit/Icon.tsx";
import {
  useActions,
  useCampaign,
  useContact,
  useLetter,
  useWording,
} from "../state/contact-context.ts";
import type { Delivery, ShareFile } from "../state/contact-state.ts";
import { colour, SPACE } from "../theme/tokens.ts";
import { ManualCopy } from "./ManualCopy.tsx";
import { OtherWaysToSend } from "./WaysToSend.tsx";

/** The dialog after the mail window opened: the last step, sharing, and what happens next. */
export function SuccessDialog(props: {
  delivery: Delivery;
  /** Whether only a mailto link was opened. Then the other ways to send are shown at once. */
  usedMailto: boolean;
  /** Whether the supporter has to paste the letter. Then the dialog says so first. */
  mustPaste: boolean;
  toasts: ReactNode;
}) {
  const { delivery, usedMailto, mustPaste, toasts } = props;
  const wording = useWording();
  const { close, copy, share, addToStories, loadShareFile, shared } = useActions();
  const { body } = useLetter();
  const lastStepId = useId();
  const [shareFile, setShareFile] = useState<ShareFile | null>(null);
  const [isPictureShown, setIsPictureShown] = useState(false);
  const lettersToday = useContact((state) => state.lettersToday);
  const { lang } = useContact((state) => state.settings);
  const campaignUrl = useContact(({ campaign, settings }) => sharedPage(campaign, settings));
  const constituency = useContact(({ lookup }) =>
    lookup.status === "found" ? wording.constituency(lookup.constituency) : null,
  );
  const campaign = useCampaign();
  const caption = campaign.caption.replace("{page}", () => campaignUrl);
  // Further ways to share are in the dialog's first frame, unless their file comes later, or never.
  useLayoutEffect(() => void loadShareFile().then(setShareFile), [loadShareFile]);
  return (
    <Dialog
      title={wording.sent.title}
      titleSize="small"
      description={`${lastStepId}-paste ${lastStepId}`}
      onClose={close}
      actions={<Button onClick={close}>{wording.sent.close}</Button>}
      notices={toasts}
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
        recipients={delivery.recipients}
        title={wording.otherWays.titleAfterSending}
        initiallyOpen={usedMailto}
      />
      <RecipientsBand>
        <Icon name="check" />
        {wording.sent.recipients(delivery.recipients.length)}
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
            void addToStories(caption, shareFile?.canSharePictures());
          }}
        >
          {wording.sent.stories}
        </Button>
        <Button onClick={() => share(caption)}>{wording.sent.copy}</Button>
      </ShareButtons>
      {shareFile === null ? null : (
        <shareFile.SharePanel
          lang={lang}
          name={campaign.name}
          caption={caption}
          page={campaignUrl}
          constituency={constituency}
          colours={campaign.colours}
          isPictureShown={isPictureShown}
          onShared={shared}
        />
      )}
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
