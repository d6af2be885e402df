import styled from "styled-components";
import type { CampaignOverview } from "../../../api/contract/campaign/campaign-api.ts";
import { exampleFacts, pastMonthSentences } from "../../../api/contract/campaign/out-of-date.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { display, SIZE } from "../../kit/type.ts";
import { Panel, PanelHeading } from "../panels.tsx";
import { Notice } from "./form-parts.ts";
import { labelOf, STATE_NAMES, sinceText } from "./wording.ts";

/** The published version, its time and author, and what is wrong with it. */
export function LivePanel({ overview }: { overview: CampaignOverview }) {
  const { published, broken, pages } = overview;
  const { version, publishedAt, author, note, campaign } = published;
  const examples = exampleFacts(campaign.facts, "facts");
  return (
    <LiveSheet aria-label="Published now">
      <PanelHeading>Campaign</PanelHeading>
      <State>{STATE_NAMES[campaign.state]}</State>
      <p>
        <strong>{version === 0 ? "The bundled campaign" : `Version ${version}`}</strong>:{" "}
        {campaign.texts.en.letter.subject}
      </p>
      <p>
        {sinceText(publishedAt, author)} {note !== "" && `“${note}”`}
      </p>
      {examples.length > 0 && <p>Still examples: {examples.map(labelOf).join("; ")}.</p>}
      <PastMonths texts={campaign.texts} />
      {broken.length + pages.length > 0 && (
        <Notice role="alert">
          {broken.map((stored) => (
            <div key={stored.version}>
              <p>
                Version {stored.version} is stored but cannot be served, so visitors see the one
                above:
              </p>
              <ul>
                {stored.problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </div>
          ))}
          {pages.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
    </LiveSheet>
  );
}

/** The sentences that speak of a month that has passed, perhaps as if it were to come. */
function PastMonths({ texts }: { texts: object }) {
  const past = pastMonthSentences(texts, new Date());
  if (past.length === 0) return null;
  return (
    <Notice>
      <p>These sentences name a month that has passed:</p>
      <ul>
        {past.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}

const LiveSheet = styled(Panel)`
  && {
    max-inline-size: none;
    gap: ${SPACE.m};
  }
`;

const State = styled.p`
  ${display}
  justify-self: start;
  padding: ${SPACE.s} ${SPACE.m};
  border: 3px solid ${colour("ink")};
  background: ${colour("marigold")};
  color: ${colour("onMarigold")};
  font-size: ${SIZE.subtitle};
`;
