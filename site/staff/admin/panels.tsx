import styled from "styled-components";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { MEDIUM } from "../../kit/layout.ts";
import { display, SIZE } from "../../kit/type.ts";

/** A raised panel with a border. */
export const Panel = styled.section`
  display: grid;
  gap: ${SPACE.l};
  min-inline-size: 0;
  max-inline-size: 64rem;
  padding: ${SPACE.xl};
  border: 3px solid ${colour("ink")};
  box-shadow: 6px 6px 0 ${colour("ink")};
  background: ${colour("paperRaised")};
  ${MEDIUM} {
    padding: ${SPACE.xxl};
  }
`;

/** The heading of a panel or a section. */
export const PanelHeading = styled.h2<{ $tone?: "done" | "urgent" }>`
  ${display}
  font-size: ${SIZE.title};
  ${({ $tone }) => $tone && `color: ${colour($tone)};`}
`;

/** An error message. */
export const ErrorText = styled.p`
  color: ${colour("urgent")};
  font-size: ${SIZE.lead};
  font-weight: 700;
  overflow-wrap: anywhere;
`;

/** A frame that scrolls sideways when its table is wider than the page. */
export const ScrollingTable = styled.div`
  overflow-x: auto;
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${SIZE.small};
    font-variant-numeric: tabular-nums;
  }
  caption {
    text-align: start;
    padding-block-end: ${SPACE.s};
    font-weight: 700;
  }
  th,
  td {
    padding: ${SPACE.s} ${SPACE.l} ${SPACE.s} 0;
    border-block-end: 1px solid ${colour("rule")};
    text-align: start;
    vertical-align: top;
    font-weight: 400;
    overflow-wrap: break-word;
  }
  td:first-child,
  th[scope="row"] {
    white-space: nowrap;
  }
  td:last-child {
    inline-size: 100%;
  }
  thead th {
    border-block-end: 3px solid ${colour("ink")};
    font-weight: 700;
    white-space: nowrap;
  }
`;
