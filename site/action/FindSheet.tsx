import { useEffect } from "react";
import styled, { keyframes } from "styled-components";
import type {} from "../../widget/index.ts";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { FindForm } from "../kit/FindForm.tsx";
import { INSET, MEDIUM, WIDE } from "../kit/layout.ts";
import { display, FAMILY, SIZE } from "../kit/type.ts";
import { FIND_ID } from "./anchors.ts";

/** The sheet the job is done on: it hosts the same element that partners embed. */
export function FindSheet() {
  useElement();
  return (
    <Ground id={FIND_ID} aria-label="Send the letter" tabIndex={-1}>
      <Sheet>
        <bia-contact-td theme="auto">
          <Unscripted />
        </bia-contact-td>
      </Sheet>
      <Note>
        <strong>Before you send</strong> Be logged in to your mail provider first. On a phone, its
        mobile app gives the best experience.
      </Note>
    </Ground>
  );
}

/** Loads the element once the page itself can be used; where that fails, the form stays. */
function useElement() {
  useEffect(() => {
    import("../../widget/define.ts").catch((error: unknown) => {
      console.error("The form stays, as the element could not be loaded.", error);
    });
  }, []);
}

/* Not positioned, so that the poster's picture may stand on it; what is read here stands above the picture. */
const Ground = styled.section`
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
  @media print {
    padding: 0;
    border: 0;
    background: none;
  }
`;

const Note = styled.p`
  position: relative;
  z-index: 1;
  max-inline-size: 56rem;
  margin-block-start: ${SPACE.xxl};
  color: ${colour("onMarigold")};
  strong {
    ${display}
    display: block;
    font-size: ${SIZE.title};
    margin-block-end: ${SPACE.s};
  }
  ${MEDIUM} {
    display: flex;
    align-items: center;
    gap: ${SPACE.xl};
    strong {
      flex: none;
      margin: 0;
    }
  }
  @media (prefers-color-scheme: dark) {
    color: ${colour("ink")};
  }
  @media print {
    display: none;
  }
`;

const Sheet = styled.div`
  position: relative;
  /* Above the note: the open list of constituencies hangs over it. */
  z-index: 2;
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
  ${WIDE} {
    min-block-size: 12rem;
    padding: ${SPACE.xl};
    box-shadow: 10px 10px 0 ${colour("ink")};
  }
  @media print {
    min-block-size: 0;
    margin-block-start: ${SPACE.xl};
    padding: 0;
    border: 0;
    box-shadow: none;
    background: none;
  }
`;

const appear = keyframes`
  from { visibility: hidden; }
`;

/*
 * The element takes this form's place. Where scripts run it keeps out of sight for as long as the
 * element usually takes, so that nobody begins in the one and finds the other under their finger;
 * where the element never comes, the form does.
 */
const Unscripted = styled(FindForm)`
  padding: ${SPACE.l};
  @media (scripting: enabled) {
    animation: ${appear} 3s step-end;
  }
  @media print {
    display: none;
  }
`;
