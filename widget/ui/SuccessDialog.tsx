import { type ReactNode, useId, useLayoutEffect, useState } from "react";
import styled from "styled-components";
import { Button } from "../kit/Button.tsx";
import { Dialog } from "../kit/Dialog.tsx";
import { Icon } from "../kit/Icon.tsx";
import {
  useActions,
  useCampaign,
  useContact,
  useLetter,
  useNameOf,
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
  /** Whether the supporter has to paste the letter. Then this is part of the last step. */
  mustPaste: boolean;
  toasts: ReactNode;
}) {
  const { delivery, usedMailto, mustPaste, toasts } = props;
  const wording = useWording();
  const { close, copy, share, addToStories, loadShareFile, shared } = useActions();
  const { body } = useLetter();
  const nameOf = useNameOf();
  const lastStepId = useId();
  const [shareFile, setShareFile] = useState<ShareFile | null>(null);
  /** The picture that the system can share. */
  const [picture, setPicture] = useState<File | null>(null);
  const lettersToday = useContact((state) => state.lettersToday);
  const { campaignUrl, lang } = useContact((state) => state.settings);
  const constituency = useContact(({ lookup }) =>
    lookup.status === "found" ? wording.constituency(lookup.constituency) : null,
  );
  const campaign = useCampaign();
  const caption = campaign.caption.replace("{page}", () => campaignUrl);
  const service = nameOf(usedMailto ? "mail-app" : delivery.provider, "inText");
  // They are in the dialog's first frame, unless their file comes later, or never.
  useLayoutEffect(() => void loadShareFile().then(setShareFile), [loadShareFile]);
  const sharePicture =
    shareFile === null || picture === null
      ? undefined
      : () => void shareFile.openSheet(caption, picture, shared);
  const stories = (
    <Button onClick={() => addToStories(caption, sharePicture)}>{wording.sent.stories}</Button>
  );
  return (
    <Dialog
      title={wording.sent.title}
      isPoster
      description={lastStepId}
      onClose={close}
      actions={<Button onClick={close}>{wording.sent.close}</Button>}
      notices={toasts}
    >
      <LastStep>
        <p id={lastStepId}>
          {(mustPaste ? wording.paste.lastStep : wording.sent.lastStep)(service)}
        </p>
        {shareFile === null ? null : <shareFile.Messenger />}
      </LastStep>
      {mustPaste ? (
        <>
          <p>{wording.paste.why}</p>
          <p>
            <Button onClick={() => copy(body, { code: "letter-copied" })}>
              {wording.otherWays.copyLetter}
            </Button>
          </p>
        </>
      ) : null}
      <OtherWaysToSend
        recipients={delivery.recipients}
        title={wording.otherWays.titleAfterSending}
        initiallyOpen={usedMailto}
      />
      <ReachedBand>
        <p>
          <Icon name="check" />
          {wording.sent.recipients(delivery.recipients.length)}
        </p>
        {lettersToday === null ? null : (
          <p>
            {wording.sent.today} <strong>{wording.sent.number(lettersToday)}</strong>{" "}
            {wording.sent.plusOne}
          </p>
        )}
      </ReachedBand>
      {shareFile === null ? null : (
        <shareFile.SharePicture
          lang={lang}
          name={campaign.name}
          page={campaignUrl}
          constituency={constituency}
          colours={campaign.colours}
          onDrawn={setPicture}
        >
          {stories}
        </shareFile.SharePicture>
      )}
      <ShareButtons>
        {shareFile === null ? stories : null}
        <Button onClick={() => share(caption)}>{wording.sent.copy}</Button>
        {shareFile === null ? null : (
          <shareFile.ShareLinks lang={lang} caption={caption} picture={picture} onShared={shared} />
        )}
      </ShareButtons>
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

/*
 * The largest text of the dialog, on the ground of its title: no letter is sent before this step.
 * Beside it is room for the art, whose file may come later.
 */
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
`;

const ReachedBand = styled.div`
  margin: ${SPACE.s} -${SPACE.xl} ${SPACE.m};
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

const ShareButtons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8em, 1fr));
  gap: ${SPACE.s};
  margin-top: ${SPACE.l};
`;

const NextStepsTitle = styled.h3`
  font-weight: 700;
  margin: ${SPACE.xl} 0 ${SPACE.s};
  font-size: 1.125em;
`;

const NextSteps = styled.ol`
  padding-left: 1.4em;
`;
