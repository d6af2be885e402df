import type { CampaignConflict } from "../../../api/contract/campaign/campaign-api.ts";
import { Actions, PageButton, PanelHeading } from "../panels.tsx";
import { DifferenceTable } from "./DifferenceTable.tsx";
import { clashes, type Draft } from "./draft.ts";
import { Notice } from "./form-parts.ts";
import { valuesOf } from "./form-values.ts";
import { sinceText } from "./wording.ts";

/**
 * Shows that somebody else published meanwhile, the differences from the draft, and the two ways to
 * go on.
 */
export function ConflictPanel(props: {
  draft: Draft;
  conflict: CampaignConflict;
  onKeep: () => void;
  onDiscard: () => void;
}) {
  const { draft, conflict, onKeep, onDiscard } = props;
  const { version, publishedAt, author, note } = conflict.newer;
  const rows = clashes(draft, conflict).map(({ isMine, ...difference }) => ({
    ...difference,
    note: isMine ? "You changed it" : "You did not change it",
  }));
  return (
    <Notice role="alert">
      <PanelHeading as="h3" $tone="urgent">
        Somebody else published version {version} meanwhile
      </PanelHeading>
      <p>
        Nothing of yours was published, and nothing was overwritten.{" "}
        {sinceText(publishedAt, author)} {note !== "" && `“${note}”`}
      </p>
      <DifferenceTable
        label="Differences"
        from={`Version ${version}`}
        to="Your draft"
        rows={rows}
        values={{ ...valuesOf(conflict.newer.campaign), ...draft.values }}
      />
      <p>
        Keep: your edits are added to version {version}; check, then publish again. Discard: start
        again from version {version}.
      </p>
      <Actions>
        <PageButton onClick={onKeep}>Keep my changes on top of version {version}</PageButton>
        <PageButton $variant="quiet" onClick={onDiscard}>
          Discard my changes
        </PageButton>
      </Actions>
    </Notice>
  );
}
