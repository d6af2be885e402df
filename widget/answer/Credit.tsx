import styled from "styled-components";
import { DATA_CREDIT } from "../../api/contract/oireachtas.ts";
import { RECORD_PAGE } from "../../api/contract/paths.ts";
import { sharedPage } from "../domain/campaign.ts";
import { useContact } from "../state/contact-context.ts";
import { colour, SPACE } from "../theme/tokens.ts";
import { useAnswerWording } from "./letter-context.ts";

/**
 * The date of the last check and the source of the TD details and records. With records it leads to
 * those of all TDs, where it says how to have one corrected. `asOf` is an ISO 8601 date.
 */
export function Credit({ asOf, hasRecords = false }: { asOf: string; hasRecords?: boolean }) {
  const { results: texts, record } = useAnswerWording();
  const page = useContact((state) => sharedPage(state.campaign, state.settings, RECORD_PAGE));
  return (
    <CreditText>
      {texts.lastChecked(asOf)}{" "}
      <a href={DATA_CREDIT.url} target="_blank" rel="noopener noreferrer">
        {texts.credit}
      </a>
      {hasRecords ? (
        <>
          {". "}
          <a href={page} target="_blank" rel="noopener noreferrer">
            {record.all}
          </a>
        </>
      ) : null}
    </CreditText>
  );
}

const CreditText = styled.p`
  margin: ${SPACE.m} 0 0;
  color: ${colour("inkSoft")};
  font-size: 0.875em;
  a {
    /* A box of its own: the middle of a link in two lines could be the other link. */
    display: inline-block;
    color: inherit;
    @media print {
      text-decoration: none;
    }
  }
`;
