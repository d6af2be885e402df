import styled from "styled-components";
import { fieldAt } from "../../../../api/contract/campaign/campaign.ts";
import {
  type CampaignValues,
  type Difference,
  differences,
  entryOf,
} from "../../../../api/contract/campaign/campaign-api.ts";
import { colour, SPACE } from "../../../../widget/theme/tokens.ts";
import { SIZE } from "../../../style/type.ts";
import { type CampaignForm, useForm } from "./form.ts";
import { entryName, entryValue, labelOf } from "./wording.ts";

export function Changes(props: { label: string; from: CampaignValues; to: CampaignValues }) {
  const { label, from, to } = props;
  const { names } = useForm();
  const rows = joinEntries(differences(from, to), names);
  if (rows.length === 0) return <p>They do not differ.</p>;
  return (
    // The list scrolls, so it must take keyboard focus.
    <List tabIndex={0} role="group" aria-label={label}>
      {rows.map((row) => {
        const isTable = fieldAt(row.path)?.control === "table";
        const lines = isTable ? changedRows(row) : changedLines(row);
        return (
          <p key={row.path}>
            <strong>{entryName(row.path, { ...from, ...to }, names) ?? labelOf(row.path)}</strong>
            <del>{lines.from || "(nothing)"}</del>
            <span aria-hidden="true"> → </span>
            <ins>{lines.to || "(nothing)"}</ins>
          </p>
        );
      })}
    </List>
  );
}

/** Returns the differences with one row for all fields of a vote or a statement. */
function joinEntries(rows: readonly Difference[], names: CampaignForm["names"]): Difference[] {
  const byPlace = new Map<string, Difference>();
  for (const row of rows) {
    const entry = entryOf(row.path);
    const before = byPlace.get(entry ?? row.path) ?? { from: "", to: "" };
    const text = (side: "from" | "to") =>
      entry === null || row[side] === ""
        ? before[side] || row[side]
        : `${before[side]}${entryValue(row.path, row[side], names)}\n`;
    byPlace.set(entry ?? row.path, { path: row.path, from: text("from"), to: text("to") });
  }
  return [...byPlace.values()];
}

/** Returns a difference between two long texts without the lines that both begin and end with. */
export function changedLines({ from, to }: Pick<Difference, "from" | "to">) {
  const [before, after] = [from.split("\n"), to.split("\n")];
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const cut = (lines: string[]) =>
    lines
      .slice(start, lines.length - end)
      .join("\n")
      .trim();
  return { from: cut(before), to: cut(after) };
}

/** Returns a difference between two tables without the rows that both have, at any place. */
function changedRows({ from, to }: Pick<Difference, "from" | "to">) {
  const [before, after] = [from.split("\n"), to.split("\n")];
  const without = (rows: string[], others: string[]) =>
    rows.filter((row) => !others.includes(row)).join("\n");
  return { from: without(before, after), to: without(after, before) };
}

const List = styled.div`
  max-block-size: 24rem;
  margin-block-end: ${SPACE.m};
  overflow-y: auto;
  font-size: ${SIZE.small};
  overflow-wrap: anywhere;
  p {
    padding-block: ${SPACE.m};
    border-block-start: 1px solid ${colour("rule")};
    white-space: pre-wrap;
  }
  strong {
    display: block;
  }
  del,
  ins {
    text-decoration: none;
  }
  del {
    color: ${colour("inkSoft")};
  }
  ins {
    border-inline-start: 6px solid ${colour("done")};
    padding-inline-start: ${SPACE.s};
  }
`;
