import styled from "styled-components";
import { colour, SPACE } from "../theme/tokens.ts";

/**
 * The texts of a campaign that asks for no letters at present. The first one is the largest.
 *
 * @param props.takesFocus whether the focus was in the content that this replaces
 */
export function ShownInstead(props: {
  said: readonly string[];
  lang: string;
  takesFocus: boolean;
}) {
  return (
    <InsteadBox
      ref={props.takesFocus ? focusOn : null}
      role="status"
      tabIndex={-1}
      lang={props.lang}
    >
      {props.said.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </InsteadBox>
  );
}

const focusOn = (box: HTMLElement | null) => box?.focus();

const InsteadBox = styled.div`
  padding: ${SPACE.xl};
  background: ${colour("paper")};
  border-left: 12px solid ${colour("marigold")};
  p:first-child {
    font-family: var(--bia-font-display, inherit);
    font-size: 1.5em;
    font-weight: 700;
    line-height: 1.25;
    margin-bottom: ${SPACE.s};
  }
`;
