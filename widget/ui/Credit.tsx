import styled from "styled-components";
import { DATA_CREDIT } from "../../api/contract/oireachtas.ts";
import { useWording } from "../state/contact-context.ts";
import { colour, SPACE } from "../theme/tokens.ts";

/** When the details were last checked, and whose they are. `asOf` is ISO 8601. */
export function Credit({ asOf }: { asOf: string }) {
  const words = useWording().results;
  const date = new Date(asOf).toLocaleDateString(words.dateLocale, {
    dateStyle: "long",
    timeZone: "Europe/Dublin",
  });
  return (
    <Text>
      {words.checked(date)}{" "}
      <a href={DATA_CREDIT.url} target="_blank" rel="noopener noreferrer">
        {words.credit}
      </a>
    </Text>
  );
}

const Text = styled.p`
  margin: ${SPACE.m} 0 0;
  color: ${colour("inkSoft")};
  font-size: 0.875em;
  a {
    color: inherit;
  }
`;
