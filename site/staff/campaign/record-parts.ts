import styled from "styled-components";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { SIZE } from "../../kit/type.ts";
import { Table } from "../Table.tsx";

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

/** A vote or a statement with its fields. */
export const Entry = styled.div.attrs({ role: "group" })`
  display: grid;
  gap: ${SPACE.m};
  padding: ${SPACE.l};
  border: 2px solid ${colour("rule")};
  > button {
    justify-self: start;
  }
`;

/** A table of as many rows as a file may have. */
export const LongTable = styled(Table)`
  max-block-size: 40rem;
  table {
    table-layout: fixed;
  }
  th:first-child {
    inline-size: 30%;
  }
  td > div {
    column-gap: ${SPACE.m};
  }
`;
