import styled, { createGlobalStyle } from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { INSET, MEDIUM, painted, stack, WIDE } from "../style/layout.ts";
import { subtitle } from "../style/type.ts";

/* The parts of a page of figures. On paper it is the wide page, smaller, in ink alone. */

export const PrintedReport = createGlobalStyle`
  @page {
    size: A4;
    margin: 10mm 15mm;
  }
  @media print {
    main {
      zoom: 0.66;
      --c-blueGround: transparent;
      --c-inkGround: transparent;
      --c-onDark: ${colour("ink")};
      --c-marigold: ${colour("ink")};
    }
  }
`;

export const ReportPoster = styled.div`
  ${stack("xl")}
  padding: ${SPACE.xl} ${INSET} ${SPACE.xxl};
  /* Visible in forced colours. */
  border-block: 3px solid transparent;
  ${painted("blueGround", "onDark")}
  :focus-visible {
    outline-color: ${colour("onDark")};
  }
  ${WIDE} {
    column-gap: ${SPACE.xxl};
    padding-block-start: ${SPACE.xxl};
  }
  @media print {
    padding: 0;
  }
`;

export const ReportNotes = styled.div`
  ${stack("xl", "xxl")}
  padding: ${SPACE.xxl} ${INSET} ${SPACE.xxxl};
  border-block-start: 3px solid ${colour("ink")};
  h2 {
    ${subtitle}
    margin-block-end: ${SPACE.s};
  }
  ${MEDIUM} {
    grid-template-columns: repeat(3, 1fr);
  }
  @media print {
    padding: ${SPACE.m} 0 0;
    break-inside: avoid;
  }
`;
