import styled from "styled-components";
import { DATA_CREDIT } from "../../api/contract/oireachtas.ts";
import { colour, SPACE } from "../theme/tokens.ts";
import { useAnswerWording } from "./answer-wording.ts";

/** The date of the last check and the source of the TD details. `asOf` is an ISO 8601 date. */
export function Credit({ asOf }: { asOf: string }) {
  const texts = useAnswerWording().results;
  return (
    <CreditText>
      {texts.lastChecked(asOf)}{" "}
      <a href={DATA_CREDIT.url} target="_blank" rel="noopener noreferrer">
        {texts.credit}
      </a>
    </CreditText>
  );
}

const CreditText = styled.p`
  margin: ${SPACE.m} 0 0;
  color: ${colour("inkSoft")};
  font-size: 0.875em;
  a {
    color: inherit;
    @media print {
      text-decoration: none;
    }
  }
`;
