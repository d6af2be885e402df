import styled from "styled-components";
import type { Td } from "../../api/contract/td.ts";
import { ChoiceLabel } from "../components/ChoiceLabel.ts";
import { Disclosure, Row } from "../components/Disclosure.tsx";
import { screenOnly } from "../components/hidden.ts";
import { surnamesOf } from "../domain/letter.ts";
import { useLetterActions } from "../sending/letter-context.ts";
import { useResultsWording } from "../state/results-wording.ts";

/** Who gets the large button's letter, by surname; a press opens a checkbox for each TD instead. */
export function Recipients(props: { tds: readonly Td[]; recipients: readonly Td[] }) {
  const { tds, recipients } = props;
  const wording = useResultsWording().results;
  const { setRecipient } = useLetterActions();
  return (
    <Row $isSpread>
      <p>
        <strong key={recipients.length}>{wording.tdCount(recipients.length)}</strong>
      </p>
      {/* The checkboxes are open from the start where a choice was kept. */}
      <Disclosure title={wording.chooseWho} isOpenAtFirst={recipients.length < tds.length}>
        <TickList>
          {tds.map((td) => (
            <li key={td.email}>
              <ChoiceLabel>
                <input
                  type="checkbox"
                  aria-label={wording.writeTo(td.name)}
                  checked={recipients.includes(td)}
                  onChange={({ target }) => setRecipient(td, target.checked)}
                />
                <span translate="no">{td.name}</span>
              </ChoiceLabel>
            </li>
          ))}
        </TickList>
      </Disclosure>
      <Surnames translate="no">{surnamesOf(recipients)}</Surnames>
    </Row>
  );
}

/* Below the count and its button; the open checkboxes name everybody. */
const Surnames = styled.p`
  flex: 1 0 100%;
  [aria-expanded="true"] ~ & {
    display: none;
  }
`;

const TickList = styled.ul`
  columns: 14em;
  list-style: none;
  li {
    break-inside: avoid;
  }
  ${screenOnly}
`;
