import { type ReactNode, useEffect, useState } from "react";
import styled from "styled-components";
import { Button } from "../../../widget/components/Button.tsx";
import { Dialog } from "../../../widget/components/Dialog.tsx";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { useWording } from "../../document/shown-page.ts";
import { FAMILY } from "../../style/type.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** A dialog in the style of the story: square, with a hard shadow and a title in the display font. */
export function StoryDialog(props: { title: string; onClose: () => void; children: ReactNode }) {
  const [opener] = useState(() => document.activeElement);
  // Browsers return no focus to the opening control when a dialog is removed from the page.
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
  return (
    <DialogStyle>
      <Dialog title={props.title} onClose={props.onClose}>
        {props.children}
        <CloseButton onClick={props.onClose}>{useWording({ en, ga }).close}</CloseButton>
      </Dialog>
    </DialogStyle>
  );
}

const DialogStyle = styled.div`
  --bia-radius: 0;
  --bia-font-display: ${FAMILY.display};
  dialog > div {
    box-shadow: 6px 6px 0 ${colour("ink")};
    @media (prefers-reduced-motion: reduce) {
      animation: none;
    }
  }
  h2 {
    font-stretch: 75%;
    letter-spacing: -0.02em;
  }
  color: ${colour("ink")};
`;

const CloseButton = styled(Button)`
  inline-size: 100%;
  margin-block-start: ${SPACE.xl};
  font: inherit;
  font-weight: 700;
`;
