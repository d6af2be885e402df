import styled from "styled-components";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";

/** A framed message within a panel. */
export const Notice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.m};
  padding: ${SPACE.l};
  border: 3px solid ${colour("urgent")};
  background: ${colour("paper")};
  overflow-wrap: anywhere;
  ul {
    padding-inline-start: ${SPACE.xl};
  }
`;

/** Buttons in a row that wraps. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${SPACE.m} ${SPACE.xl};
`;
