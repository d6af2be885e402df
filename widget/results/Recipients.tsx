import styled from "styled-components";
import type { Td } from "../../api/contract/td.ts";
import { Disclosure } from "../components/Disclosure.tsx";
import { screenOnly } from "../components/hidden.ts";
import { surnamesOf } from "../domain/letter.ts";
import { useLetterActions } from "../sending/letter-context.ts";
import { useResultsWording } from "../state/results-wording.ts";
import { SPACE, TARGET_SIZE } from "../theme/tokens.ts";

/** Who gets the letter of the large button, by surname; a press opens a checkbox for each TD instead. */
export function Recipients({ tds, chosen }: { tds: readonly Td[]; chosen: readonly Td[] }) {
  const texts = useResultsWording().results;
  const { setRecipient } = useLetterActions();
  return (
    <RecipientsBox>
      <p>
        <strong key={chosen.length}>{texts.tdCount(chosen.length)}</strong>
        {chosen.length === 0 ? null : <span translate="no">{`: ${surnamesOf(chosen)}`}</span>}
      </p>
      {/* Open from the start where a choice was kept. */}
      <Disclosure title={texts.chooseWho} isOpenAtFirst={chosen.length < tds.length}>
        <TickList>
          {tds.map((td) => (
            <li key={td.email}>
              <label>
                <input
                  type="checkbox"
                  aria-label={texts.writeTo(td.name)}
                  checked={chosen.includes(td)}
                  onChange={({ target }) => setRecipient(td, target.checked)}
                />
                <span translate="no">{td.name}</span>
              </label>
            </li>
          ))}
        </TickList>
      </Disclosure>
    </RecipientsBox>
  );
}

const RecipientsBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${SPACE.l};
  margin-top: ${SPACE.xs};
  > p {
    flex: 1 1 12em;
  }
  &:has([aria-expanded="true"]) > p > span {
    display: none;
  }
  > div {
    flex: 1 0 100%;
  }
`;

const TickList = styled.ul`
  columns: 14em;
  list-style: none;
  > li {
    break-inside: avoid;
  }
  label {
    display: flex;
    align-items: center;
    gap: ${SPACE.m};
    min-height: ${TARGET_SIZE};
    cursor: pointer;
  }
  ${screenOnly}
`;
