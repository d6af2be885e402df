import { use } from "react";
import styled from "styled-components";
import type { CampaignConflict } from "../../../../api/contract/campaign/campaign-api.ts";
import { SPACE } from "../../../../widget/theme/tokens.ts";
import { Table } from "../../../parts/Table.tsx";
import { Actions, PageButton, PanelHeading } from "../../../staff/panels.tsx";
import { clashes, type Draft } from "./draft.ts";
import { Notice } from "./form-parts.ts";
import { type Difference, entryOf, type FormValues, valuesOf } from "./form-values.ts";
import { SittingTds, tdNames } from "./sitting-tds.ts";
import { entryName, entryValue, labelOf, sinceText } from "./wording.ts";

type Row = Difference & { note?: string };

/** The values that differ between two campaigns, side by side. */
export function DifferenceTable(props: {
  label: string;
  from: string;
  to: string;
  /** `note` says more about a difference. */
  rows: readonly Row[];
  /** All values of both, which tell of whom a statement is, and when it was made. */
  values: FormValues;
}) {
  const { label, from, to, rows, values } = props;
  const names = tdNames(use(SittingTds));
  if (rows.length === 0) return <p>They do not differ.</p>;
  return (
    <Values
      label={label}
      columns={["Field", from, to]}
      rows={byEntry(rows, names).map((row) => [
        <>
          <strong>{entryName(row.path, values, names) ?? labelOf(row.path)}</strong>
          {row.note}
        </>,
        row.from || "(none)",
        row.to || "(none)",
      ])}
    />
  );
}

/** Returns the differences with one row for all fields of a vote or statement that have one note. */
function byEntry(rows: readonly Row[], names: Record<string, string>): Row[] {
  const joined = new Map<string, Row>();
  for (const row of rows) {
    const entry = entryOf(row.path);
    const key = `${entry ?? row.path} ${row.note}`;
    const text = (side: "from" | "to") =>
      entry === null || row[side] === ""
        ? (joined.get(key)?.[side] ?? row[side])
        : `${joined.get(key)?.[side] ?? ""}${entryValue(row.path, row[side], names)}\n`;
    joined.set(key, { ...row, from: text("from"), to: text("to") });
  }
  return [...joined.values()];
}

const Values = styled(Table)`
  table {
    table-layout: fixed;
  }
  th:first-child {
    inline-size: 28%;
  }
  td,
  th[scope="row"] {
    overflow-wrap: anywhere;
    vertical-align: top;
    white-space: pre-wrap;
  }
  strong {
    display: block;
    margin-block-end: ${SPACE.xs};
  }
`;

/** Says that somebody else published meanwhile, with the differences and the two ways to go on. */
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
