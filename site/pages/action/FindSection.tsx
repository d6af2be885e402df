import styled from "styled-components";
import type {} from "../../../widget/index.ts";
import { SPACE } from "../../../widget/theme/tokens.ts";
import { ElementPanel, untilElement } from "../../components/ElementPanel.tsx";
import { FindForm } from "../../components/FindForm.tsx";
import { useWording } from "../../document/shown-page.ts";
import { INSET, marigoldGround, notPrinted } from "../../style/layout.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The section's id in the page's address. The tile of step 1 leads to it. */
export const FIND_SECTION_ID = "find-your-tds";

/** The section with the element, which the page's script loads, and the form that it replaces. */
export function FindSection() {
  const wording = useWording({ en, ga });
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

/* The form of visitors without scripts, which the element replaces. */
const FallbackForm = styled(FindForm)`
  padding: ${SPACE.l};
  ${untilElement}
  @media (scripting: enabled) {
    /* With both forms the section would be taller than the element. */
    [data-finds="place"] {
      display: none;
    }
  }
  ${notPrinted}
`;
