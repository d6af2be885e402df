import { useEffect, useRef } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../theme/tokens.ts";

/**
 * What a campaign says that asks for no letters at present: the first text is the largest.
 *
 * @param props.takesFocus the focus was in what this takes the place of
 */
export function ClosedCampaign(props: {
  said: readonly string[];
  lang: string;
  takesFocus: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it takes the place
  useEffect(() => {
    if (props.takesFocus) box.current?.focus();
  }, []);
  return (
    <ClosedBox ref={box} role="status" tabIndex={-1} lang={props.lang}>
      {props.said.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </ClosedBox>
  );
}

const ClosedBox = styled.div`
  padding: ${SPACE.xl};
  background: ${colour("paper")};
  border-left: 12px solid ${colour("marigold")};
  p:first-child {
    font-family: var(--bia-font-display, inherit);
    font-size: 1.5em;
    font-weight: 700;
  }
`;
