import styled from "styled-components";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { FormattedText } from "../../components/FormattedText.tsx";
import { PosterHeader } from "../../components/PosterHeader.tsx";
import { headIn, usePage, useWording } from "../../document/shown-page.ts";
import { INSET, stack, WIDE } from "../../style/layout.ts";
import { SIZE, subtitle } from "../../style/type.ts";
import fiddleCase from "./fiddle-case.svg?raw";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

Page.headOf = headIn({ en, ga });

/** `/privacy`: what this software does, as an addendum to the organisation's privacy policy. */
export function Page() {
  const { privacyPolicyUrl, organisation } = usePage().campaign;
  const { title, lead, clauses, policy } = useWording({ en, ga });
  const links = { policy: <a href={privacyPolicyUrl}>{policy(organisation)}</a> };
  return (
    <>
      <PosterHeader title={title} lead={lead} art={fiddleCase} />
      <PrivacyNotice>
        {clauses.map(({ title, paragraphs, isList }) => {
          const Paragraph = isList ? "li" : "p";
          const texts = paragraphs.map((text) => (
            <Paragraph key={text}>
              <FormattedText text={text} links={links} />
            </Paragraph>
          ));
          return (
            <Clause key={title}>
              <h2>{title}</h2>
              <div>{isList ? <ul>{texts}</ul> : texts}</div>
            </Clause>
          );
        })}
      </PrivacyNotice>
    </>
  );
}

/* On a wide page the title is in the margin of a narrow column. */
const Clause = styled.section`
  ${stack("m")}
  padding-block: ${SPACE.xl};
  & + & {
    border-block-start: 3px solid ${colour("ink")};
  }
  h2 {
    ${subtitle}
    letter-spacing: -0.01em;
  }
  > div {
    ${stack("l")}
    max-inline-size: 40rem;
  }
  ul {
    ${stack("m")}
  }
  ${WIDE} {
    grid-template-columns: 5fr 7fr;
    padding-block: ${SPACE.xxl};
    h2 {
      font-size: ${SIZE.title};
    }
  }
`;

const PrivacyNotice = styled.div`
  position: relative;
  border-block-start: 3px solid ${colour("ink")};
  padding: ${SPACE.xl} ${INSET} ${SPACE.xxxl};
  @media print {
    padding: 0;
  }
`;
