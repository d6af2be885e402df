import styled from "styled-components";
import { colour, SPACE } from "../../../../widget/theme/tokens.ts";
import { WIDE } from "../../../style/layout.ts";
import { SIZE } from "../../../style/type.ts";

/** A group of fields under a legend. */
export const Group = styled.fieldset<{ $columns?: boolean }>`
  display: grid;
  gap: ${SPACE.l} ${SPACE.xl};
  margin: 0;
  padding: ${SPACE.l} 0 0;
  border: 0;
  border-block-start: 3px solid ${colour("ink")};
  legend {
    float: inline-start;
    inline-size: 100%;
    padding: 0;
    font-size: ${SIZE.lead};
    font-weight: 700;
  }
  ${WIDE} {
    ${({ $columns }) => $columns && "grid-template-columns: repeat(2, minmax(0, 1fr));"}
    > legend {
      grid-column: 1 / -1;
    }
  }
`;

/** A note on a whole group, before its fields. */
export const GroupNote = styled.p`
  grid-column: 1 / -1;
  font-size: ${SIZE.small};
`;

/** A framed message within a panel. */
export const Notice = styled.div`
  display: grid;
  gap: ${SPACE.m};
  padding: ${SPACE.l};
  border: 3px solid ${colour("urgent")};
  background: ${colour("paper")};
  overflow-wrap: anywhere;
  ul {
    padding-inline-start: ${SPACE.xl};
  }
`;

/** A part of where TDs stand, with its own heading. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.m};
  padding-block-start: ${SPACE.l};
  border-block-start: 1px solid ${colour("rule")};
  font-size: ${SIZE.small};
  overflow-wrap: anywhere;
  > button {
    justify-self: start;
  }
`;

/** A figure, a vote or a statement with its fields. */
export const Entry = styled.div.attrs({ role: "group" })`
  display: grid;
  gap: ${SPACE.m};
  padding: ${SPACE.l};
  border: 2px solid ${colour("rule")};
  font-size: ${SIZE.small};
  > button {
    justify-self: start;
  }
`;
