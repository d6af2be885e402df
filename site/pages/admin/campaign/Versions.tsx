import { useRef, useState } from "react";
import styled from "styled-components";
import type {
  CampaignOverview,
  PublishedCampaign,
} from "../../../../api/contract/campaign/campaign-api.ts";
import { DEFAULT_CAMPAIGN } from "../../../../api/contract/campaign/default-campaign.ts";
import { exampleFacts, pastSentences } from "../../../../api/words/out-of-date.ts";
import { colour, SPACE } from "../../../../widget/theme/tokens.ts";
import { formatDateTime } from "../../../staff/dates.ts";
import { Actions, PageButton, Panel, PanelHeading } from "../../../staff/panels.tsx";
import { display, SIZE } from "../../../style/type.ts";
import { CampaignField } from "./CampaignField.tsx";
import { DifferenceTable } from "./Differences.tsx";
import { Notice } from "./form-parts.ts";
import { differences, valuesOf } from "./form-values.ts";
import { labelOf, STATE_NAMES, sinceText } from "./wording.ts";

/** The published version, its time and author, and what is wrong with it. */
export function LivePanel({ overview }: { overview: CampaignOverview }) {
  const { published, broken, pages } = overview;
  const { publishedAt, author, note, campaign } = published;
  const examples = exampleFacts(campaign.facts, "facts");
  const past = pastSentences(campaign.texts, new Date());
  return (
    <Panel aria-label="Published now">
      <PanelHeading>Campaign</PanelHeading>
      <State>{STATE_NAMES[campaign.state]}</State>
      <p>
        <strong>{nameOf(published)}</strong>: {campaign.texts.en.letter.subject}
      </p>
      <p>
        {sinceText(publishedAt, author)} {note !== "" && `“${note}”`}
      </p>
      {examples.length > 0 && <p>Still examples: {examples.map(labelOf).join("; ")}.</p>}
      {past.length > 0 && (
        <Notice>
          <p>These sentences name a month or a Budget that has passed:</p>
          <ul>
            {past.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
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
    </Panel>
  );
}

const State = styled.p`
  ${display}
  justify-self: start;
  padding: ${SPACE.s} ${SPACE.m};
  border: 3px solid ${colour("ink")};
  background: ${colour("marigold")};
  color: ${colour("onMarigold")};
  font-size: ${SIZE.subtitle};
`;

const BUNDLED: PublishedCampaign = {
  version: 0,
  publishedAt: null,
  author: "",
  note: "The campaign that came with the software",
  campaign: DEFAULT_CAMPAIGN,
};

const nameOf = ({ version }: PublishedCampaign) =>
  version === 0 ? "The bundled campaign" : `Version ${version}`;

/** The last versions with their notes. A dialog shows what an earlier one would change. */
export function VersionHistory(props: {
  overview: CampaignOverview;
  author: string;
  isBusy: boolean;
  onAuthor: (author: string) => void;
  onTakeBack: (version: PublishedCampaign) => void;
}) {
  const { overview, author, isBusy, onAuthor, onTakeBack } = props;
  const [chosen, setChosen] = useState(BUNDLED);
  const dialog = useRef<HTMLDialogElement>(null);
  const { published, history } = overview;
  const name = nameOf(chosen);
  const [now, then] = [valuesOf(published.campaign), valuesOf(chosen.campaign)];
  return (
    <section>
      <PanelHeading>Versions</PanelHeading>
      <Versions>
        {[...history, BUNDLED].map((entry) => (
          <li key={entry.version}>
            <p>
              <strong>{nameOf(entry)}</strong>, {STATE_NAMES[entry.campaign.state]}
              {entry.publishedAt !== null &&
                `, ${formatDateTime(entry.publishedAt)}, ${entry.author}`}
            </p>
            <p>{entry.note}</p>
            {entry.version === published.version ? (
              <p>Published now</p>
            ) : (
              <PageButton
                aria-label={`Take back ${nameOf(entry)}`}
                onClick={() => {
                  setChosen(entry);
                  dialog.current?.showModal();
                }}
              >
                Take back
              </PageButton>
            )}
          </li>
        ))}
      </Versions>
      <Dialog ref={dialog} aria-label={`Take back ${name}`}>
        <form method="dialog" onSubmit={() => onTakeBack(chosen)}>
          <PanelHeading as="h3">Take back {name}</PanelHeading>
          <DifferenceTable
            label={`What ${name} would change`}
            from="Now"
            to={name}
            rows={differences(now, then)}
            values={{ ...then, ...now }}
          />
          {author.trim() === "" && <p>Write your name first, so that the list shows it.</p>}
          <CampaignField path="author" name="takenBackBy" value={author} onChange={onAuthor} />
          <Actions>
            <PageButton type="submit" disabled={isBusy || author.trim() === ""}>
              Publish {name} again
            </PageButton>
            <PageButton $variant="quiet" onClick={() => dialog.current?.close()}>
              Leave it
            </PageButton>
          </Actions>
        </form>
      </Dialog>
    </section>
  );
}

const Versions = styled.ol`
  display: grid;
  max-block-size: 40rem;
  overflow-y: auto;
  margin: ${SPACE.l} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${SIZE.small};
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: ${SPACE.s};
    padding-block: ${SPACE.m};
    border-block-end: 1px solid ${colour("rule")};
    overflow-wrap: anywhere;
  }
`;

const Dialog = styled.dialog`
  inline-size: min(44rem, 100% - 2 * ${SPACE.l});
  padding: ${SPACE.l};
  border: 3px solid ${colour("ink")};
  box-shadow: 6px 6px 0 ${colour("ink")};
  background: ${colour("paperRaised")};
  color: ${colour("ink")};
  &::backdrop {
    background: ${colour("scrim")};
  }
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${SPACE.l};
  }
`;
