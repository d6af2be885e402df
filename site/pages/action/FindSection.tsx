import styled, { keyframes } from "styled-components";
import type {} from "../../../widget/index.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { useTexts } from "../../page/shown-page.ts";
import { FindForm } from "../../parts/FindForm.tsx";
import { INSET, marigoldGround, notPrinted, WIDE } from "../../style/layout.ts";
import { FAMILY } from "../../style/type.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The section's id in the page's address. The tile of step 1 leads to it. */
export const FIND_SECTION_ID = "find-your-tds";

/**
 * The section for finding TDs and sending the letter. It contains the element that partners embed,
 * which the page's script loads. If loading fails, the fallback form stays.
 */
export function FindSection() {
  const wording = useTexts({ en, ga });
  return (
    <FindArea id={FIND_SECTION_ID} aria-label={wording.findSection} tabIndex={-1}>
      <LoginNote>
        <strong>{wording.beforeSending}</strong> {wording.login}
      </LoginNote>
      <ElementPanel>
        <bia-contact-td theme="auto">
          <FallbackForm />
        </bia-contact-td>
      </ElementPanel>
    </FindArea>
  );
}

/* Not positioned, so that the hero's picture overlaps this background. The content is above the picture. */
const FindArea = styled.section`
  padding: ${SPACE.xxl} ${INSET} ${SPACE.xxxl};
  ${marigoldGround}
  &:focus {
    outline: none;
  }
  @media (prefers-color-scheme: dark) {
    position: relative;
    z-index: 1;
  }
`;

const LoginNote = styled.p`
  position: relative;
  z-index: 1;
  max-inline-size: 56rem;
  margin-block-end: ${SPACE.xl};
  strong {
    margin-inline-end: ${SPACE.xs};
  }
  ${notPrinted}
`;

const ElementPanel = styled.div`
  position: relative;
  /* Above what follows, because the open list of constituencies overlaps it. */
  z-index: 2;
  min-block-size: min(24.5rem, 490px);
  padding-block: ${SPACE.s};
  background: ${colour("paperRaised")};
  color: ${colour("ink")};
  border: 3px solid ${colour("ink")};
  box-shadow: 6px 6px 0 ${colour("ink")};
  bia-contact-td {
    --bia-paper: ${colour("paperRaised")};
    --bia-font: ${FAMILY.text};
    --bia-font-display: ${FAMILY.display};
    /* The element inherits the font width. Only the display face has a width axis. */
    font-stretch: 75%;
    display: block;
  }
  ${WIDE} {
    min-block-size: 17rem;
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
 * The form that visitors without scripts use. The element replaces it. Where scripts run, the form
 * stays hidden for 3 seconds, the usual loading time of the element, so that nobody starts with the
 * form and sees it replaced. If the element does not load, the form appears.
 */
const FallbackForm = styled(FindForm)`
  padding: ${SPACE.l};
  @media (scripting: enabled) {
    animation: ${appear} 3s step-end;
    /* The form for a typed place would be taller than the element that replaces it. */
    form + form {
      display: none;
    }
  }
  ${notPrinted}
`;
