import styled from "styled-components";
import type {} from "../../widget/index.ts";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { OFFICIAL_TD_LIST_URL } from "../campaign.ts";
import { INSET, WIDE } from "../style/layout.ts";
import { display, FAMILY, SIZE } from "../style/type.ts";
import { FIND_ID } from "./anchors.ts";

/** The sheet the job is done on: it hosts the same element that partners embed. */
export function FindSheet() {
  return (
    <Ground id={FIND_ID} aria-label="Send the letter" tabIndex={-1}>
      <Note>
        <strong>Before you send</strong> Be logged in to your mail provider first. On a phone, its
        mobile app gives the best experience.
      </Note>
      <Sheet>
        <bia-contact-td theme="auto">
          <p>
            The letter needs JavaScript to open in your mail. Without it, find your TDs and their
            addresses on <a href={OFFICIAL_TD_LIST_URL}>the Oireachtas list of TDs</a>.
          </p>
        </bia-contact-td>
      </Sheet>
    </Ground>
  );
}

/* Not positioned, so that the poster's picture may stand on it; what is read here stands above the picture. */
const Ground = styled.section`
  @media print {
    padding-block: 0;
    background: none;
  }
  padding: ${SPACE.xxl} ${INSET} ${SPACE.xxxl};
  background: ${colour("marigold")};
  &:focus {
    outline: none;
  }
  /* In the dark a floor of marigold would blind: the light ends at the edge of the stage. */
  @media (prefers-color-scheme: dark) {
    position: relative;
    z-index: 1;
    background: ${colour("paper")};
    border-block-start: 3px solid ${colour("marigold")};
  }
`;

const Note = styled.p`
  @media print {
    display: none;
  }
  position: relative;
  z-index: 1;
  max-inline-size: 22rem;
  ${WIDE} {
    max-inline-size: 36rem;
  }
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
  position: relative;
  z-index: 1;
  min-block-size: 17rem;
  padding-block: ${SPACE.s};
  background: ${colour("paperRaised")};
  border: 3px solid ${colour("ink")};
  box-shadow: 6px 6px 0 ${colour("ink")};
  bia-contact-td {
    --bia-paper: ${colour("paperRaised")};
    --bia-font: ${FAMILY.text};
    --bia-font-display: ${FAMILY.display};
    /* The element takes the page's width of type; only the display face has one to give. */
    font-stretch: 75%;
    display: block;
  }
  /* The element brings this margin along; what stands in its place has to match it. */
  bia-contact-td > p {
    padding: ${SPACE.l};
  }
  @media print {
    margin-block-start: ${SPACE.xl};
    border: 0;
    box-shadow: none;
  }
  ${WIDE} {
    min-block-size: 12rem;
    padding: ${SPACE.xl};
    box-shadow: 10px 10px 0 ${colour("ink")};
  }
`;
