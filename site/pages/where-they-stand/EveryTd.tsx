import styled from "styled-components";
import type { RecordResponse } from "../../../api/contract/record-schema.ts";
import { wordingFor } from "../../../widget/index.ts";
import { SPACE } from "../../../widget/theme/tokens.ts";
import { usePage } from "../../page/shown-page.ts";
import { nameIn } from "../../parts/PlaceLink.tsx";
import { TdEntries, TdEntry } from "../../parts/TdEntry.tsx";
import { compactRecord, compactVotes } from "./counts.ts";

/** Every TD with position and record, and in `data-` attributes what the filter compares. */
export function EveryTd({ record }: { record: RecordResponse }) {
  const { language } = usePage();
  const { results } = wordingFor(language);
  const votes = compactVotes(record);
  return (
    <Columns>
      {record.tds.map((td) => {
        const constituency = nameIn(td.constituency, language);
        return (
          <li
            key={`${td.memberCode}/${td.name}`}
            data-name={td.name}
            data-party={td.party && results.party(td.party)}
            data-constituency={constituency}
            data-asked={td.questions.length > 0 ? "1" : undefined}
            data-said={td.statements.length > 0 ? "1" : undefined}
          >
            <TdEntry
              name={td.name}
              party={td.party}
              constituency={constituency}
              stance={td.stance}
              record={compactRecord(td)}
              votes={votes}
            />
          </li>
        );
      })}
    </Columns>
  );
}

const Columns = styled(TdEntries)`
  columns: 20rem;
  column-gap: ${SPACE.xl};
`;
