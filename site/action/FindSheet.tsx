import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { OFFICIAL_TD_LIST_URL } from "../campaign.ts";
import { INSET, WIDE } from "../style/layout.ts";
import { display, SIZE } from "../style/type.ts";
import { FIND_ID } from "./anchors.ts";

/** The sheet the job is done on: it hosts the same element that partners embed. */
export function FindSheet() {
  return (
    <Ground id={FIND_ID} aria-label="Send the letter" tabIndex={-1}>
      <Note>
        <strong>Before you send:</strong> be logged in to your mail provider first. On a phone, its
        mobile app gives the best experience.
      </Note>
      <Sheet>
        <bia-contact-td>
          <p>
            The letter needs JavaScript to open in your mail. Without it, find your TDs and their
            addresses on <a href={OFFICIAL_TD_LIST_URL}>the Oireachtas list of TDs</a>.
          </p>
        </bia-contact-td>
      </Sheet>
    </Ground>
  );
}

const Ground = styled.section`
  position: relative;
  padding: ${SPACE.xxl} ${INSET} ${SPACE.xxxl};
  background: ${colour("marigold")};
  border-block: 3px solid ${colour("ink")};
  &:focus {
    outline: none;
  }
  @media (prefers-color-scheme: dark) {
    background: ${colour("paper")};
  }
`;

const Note = styled.p`
  max-inline-size: 44rem;
  margin-block-end: ${SPACE.xl};
  color: ${colour("onMarigold")};
  font-size: ${SIZE.body};
  strong {
    ${display}
    display: block;
    font-size: ${SIZE.title};
    margin-block-end: ${SPACE.s};
  }
  @media (prefers-color-scheme: dark) {
    color: ${colour("ink")};
  }
`;

const Sheet = styled.div`
  min-block-size: 20rem;
  padding: ${SPACE.xl} ${SPACE.l};
  background: ${colour("paperRaised")};
  border: 3px solid ${colour("ink")};
  box-shadow: 6px 6px 0 ${colour("ink")};
  ${WIDE} {
    padding: ${SPACE.xxl};
    box-shadow: 10px 10px 0 ${colour("ink")};
  }
`;
