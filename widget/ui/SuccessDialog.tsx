import type { ReactNode } from "react";
import styled from "styled-components";
import { Button } from "../kit/Button.tsx";
import { Dialog } from "../kit/Dialog.tsx";
import { Icon } from "../kit/Icon.tsx";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import type { Letter } from "../state/contact-state.ts";
import { colour, SPACE } from "../theme/tokens.ts";
import { HandCopy } from "./HandCopy.tsx";
import { WayOut } from "./WayOut.tsx";

/** After the mail window opened: what to do there, what follows, and how to pass it on. */
export function SuccessDialog(props: { letter: Letter; fallback: boolean; toasts: ReactNode }) {
  const { letter, fallback, toasts } = props;
  const words = useWording();
  const { close, share, addToStories } = useActions();
  const today = useContact((state) => state.today);
  const caption = words.caption(useContact((state) => state.settings.campaignUrl));
  return (
    <Dialog title={words.sent.title} onClose={close} beside={toasts}>
      <Reached>
        <Icon name="check" />
        {words.sent.reached(letter.recipients.length)}
      </Reached>
      <Press>{words.sent.press}</Press>
      <WayOut recipients={letter.recipients} title={words.wayOut.title} opened={fallback} />
      {today === null ? null : (
        <Today>
          {words.sent.today} <strong>{words.sent.number(today)}</strong> {words.sent.plusOne}
        </Today>
      )}
      <Row>
        <Button onClick={() => addToStories(caption)}>{words.sent.stories}</Button>
        <Button onClick={() => share(caption)}>{words.sent.copy}</Button>
      </Row>
      <HandCopy />
      <Next>{words.sent.nextTitle}</Next>
      <Steps>
        {words.sent.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
      <Close $variant="outline" onClick={close}>
        {words.sent.close}
      </Close>
    </Dialog>
  );
}

/* Two printed bands: what is done, and the one thing left to do. */
const Reached = styled.p`
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

const Press = styled(Reached)`
  && {
    margin-block: 0 ${SPACE.m};
  }
  background: ${colour("marigold")};
  color: ${colour("onMarigold")};
`;

const Today = styled.p`
  strong {
    font-size: 1.5em;
    font-variant-numeric: tabular-nums;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9em, 1fr));
  gap: ${SPACE.s};
  margin-top: ${SPACE.m};
`;

const Next = styled.h3`
  font-weight: 700;
  margin: ${SPACE.xl} 0 ${SPACE.s};
  font-size: 1.125em;
`;

const Steps = styled.ol`
  padding-left: 1.4em;
`;

const Close = styled(Button)`
  width: 100%;
  margin-top: ${SPACE.xl};
`;
