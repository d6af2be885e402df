import { type ReactNode, useEffect, useState } from "react";
import styled from "styled-components";
import { Button } from "../../widget/kit/Button.tsx";
import { Dialog } from "../../widget/kit/Dialog.tsx";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { FAMILY } from "../kit/type.ts";
import { WORDS } from "./words.ts";

/** A dialog over the story, in the story's own hand: square, inked, with the display face for its title. */
export function StoryDialog(props: { title: string; onClose: () => void; children: ReactNode }) {
  const [opener] = useState(() => document.activeElement);
  // What the dialog was opened from has the focus again: a dialog that is taken away does not see to that.
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
  return (
    <Hand>
      <Dialog title={props.title} onClose={props.onClose}>
        {props.children}
        <Close onClick={props.onClose}>{WORDS.close}</Close>
      </Dialog>
    </Hand>
  );
}

const Hand = styled.div`
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

const Close = styled(Button)`
  inline-size: 100%;
  margin-block-start: ${SPACE.xl};
  font: inherit;
  font-weight: 700;
`;
