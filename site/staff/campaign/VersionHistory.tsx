import { useState } from "react";
import styled from "styled-components";
import type {
  CampaignOverview,
  PublishedCampaign,
} from "../../../api/contract/campaign/campaign-api.ts";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { SIZE } from "../../kit/type.ts";
import { formatDateTime } from "../admin/wording.ts";
import { PageButton, PanelHeading } from "../panels.tsx";
import { CampaignField } from "./CampaignField.tsx";
import { DifferenceTable } from "./DifferenceTable.tsx";
import { Actions } from "./form-parts.ts";
import { differences, valuesOf } from "./form-values.ts";
import { STATE_NAMES } from "./wording.ts";

const BUNDLED: PublishedCampaign = {
  version: 0,
  publishedAt: null,
  author: "",
  note: "The campaign that came with the software",
  campaign: DEFAULT_CAMPAIGN,
};

/**
 * The last versions with their notes. The first press of a version's button shows the changes, the
 * second publishes.
 */
export function VersionHistory(props: {
  overview: CampaignOverview;
  author: string;
  isBusy: boolean;
  onAuthor: (author: string) => void;
  onTakeBack: (version: PublishedCampaign) => void;
}) {
  const { overview, author, isBusy, onAuthor, onTakeBack } = props;
  const [chosen, setChosen] = useState<number | null>(null);
  const { published, history } = overview;
  return (
    <section>
      <PanelHeading>Versions</PanelHeading>
      <Versions>
        {[...history, BUNDLED].map((entry) => {
          const { version, publishedAt, campaign, note } = entry;
          const name = version === 0 ? "The bundled campaign" : `Version ${version}`;
          return (
            <li key={version}>
              <p>
                <strong>{name}</strong>, {STATE_NAMES[campaign.state]}
                {publishedAt !== null && `, ${formatDateTime(publishedAt)}, ${entry.author}`}
              </p>
              <p>{note}</p>
              {version === published.version && <p>Published now</p>}
              {version !== published.version && chosen !== version && (
                <PageButton aria-label={`Take back ${name}`} onClick={() => setChosen(version)}>
                  Take back
                </PageButton>
              )}
              {version !== published.version && chosen === version && (
                <Choice ref={focusOn} tabIndex={-1} role="group" aria-label={`Take back ${name}`}>
                  <DifferenceTable
                    label={`What ${name} would change`}
                    from="Now"
                    to={name}
                    rows={differences(valuesOf(published.campaign), valuesOf(campaign))}
                  />
                  {author.trim() === "" && <p>Write your name first, so that the list shows it.</p>}
                  <CampaignField
                    path="author"
                    name="takenBackBy"
                    value={author}
                    onChange={onAuthor}
                  />
                  <Actions>
                    <PageButton
                      disabled={isBusy || author.trim() === ""}
                      onClick={() => {
                        setChosen(null);
                        onTakeBack(entry);
                      }}
                    >
                      Publish {name} again
                    </PageButton>
                    <PageButton $variant="quiet" onClick={() => setChosen(null)}>
                      Leave it
                    </PageButton>
                  </Actions>
                </Choice>
              )}
            </li>
          );
        })}
      </Versions>
    </section>
  );
}

/** The pressed button is gone, so the focus moves to what it opened. */
const focusOn = (opened: HTMLElement | null) => opened?.focus();

const Choice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.m};
`;

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
  li > div {
    inline-size: 100%;
  }
`;
