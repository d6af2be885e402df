import styled from "styled-components";
import { colour, SPACE } from "../theme/tokens.ts";

/** What a campaign says that asks for no letters at present: the first text is the largest. */
export function ClosedCampaign({ said, lang }: { said: readonly string[]; lang: string }) {
  return (
    <ClosedBox role="status" lang={lang}>
      {said.map((text) => (
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
