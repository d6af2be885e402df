import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { SIZE } from "../kit/type.ts";
import { FormattedText } from "./FormattedText.tsx";
import { codeStyle } from "./styles.ts";

/** A row: the name as code, a formatted text, and what stands as code below the name. */
type Row = readonly [name: string, text: string, detail?: string];

/** A table of names and what they mean. */
export function ReferenceTable(props: { columns: [string, string]; rows: readonly Row[] }) {
  const [nameColumn, textColumn] = props.columns;
  return (
    <PlainTable>
      <thead>
        <tr>
          <th scope="col">{nameColumn}</th>
          <th scope="col">{textColumn}</th>
        </tr>
      </thead>
      <tbody>
        {props.rows.map(([name, text, detail]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {detail === undefined ? null : <code>{detail}</code>}
            </th>
            <td>
              <FormattedText text={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

const PlainTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${SIZE.small};
  th,
  td {
    padding: ${SPACE.s} ${SPACE.l} ${SPACE.s} 0;
    border-block-end: 1px solid ${colour("rule")};
    text-align: start;
    vertical-align: top;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  thead th {
    border-block-end: 3px solid ${colour("ink")};
    font-weight: 700;
  }
  th code {
    display: block;
  }
  code {
    ${codeStyle}
  }
  tbody th {
    inline-size: 50%;
  }
`;
