import { type ReactNode, useState } from "react";
import styled from "styled-components";
import { fieldAt } from "../../../../api/contract/campaign/campaign.ts";
import { SPACE } from "../../../../widget/theme/tokens.ts";
import { Actions, PageButton, Part, Rows } from "../../../access/StaffPage.tsx";
import { CampaignFields, Columns } from "./CampaignField.tsx";
import { useForm } from "./form.ts";
import { entriesIn, entryPaths, memberCount, withoutEntry } from "./form-values.ts";
import { entryName, optionText } from "./wording.ts";

/** The votes or the statements, newest first, below the `children`, which add one. */
export function Entries(props: {
  kind: "votes" | "statements";
  title: string;
  children: ReactNode;
}) {
  const { kind, title, children } = props;
  const { values } = useForm();
  const entries = entriesIn(values, kind);
  return (
    <EntryList>
      <h3>{`${title}: ${entries.length}`}</h3>
      {children}
      <Rows
        items={entries.map((entry) => (
          <li key={entry}>
            <Entry entry={entry} />
          </li>
        ))}
        more="more"
      />
    </EntryList>
  );
}

/** A vote or a statement in one line, which opens the fields, and stays open while one of them is wrong. */
function Entry({ entry }: { entry: string }) {
  const { values, problems, names, change } = useForm();
  const paths = entryPaths(entry);
  const isUnfinished = paths.some(
    (path) =>
      (!values[path]?.trim() && !fieldAt(path)?.isOptional) ||
      problems.some((problem) => problem.field === path),
  );
  // The fields stay open while somebody completes them.
  const [isOpen, setOpen] = useState(isUnfinished);
  const text = (name: string) => values[`${entry}.${name}`] ?? "";
  const list = entry.slice(0, entry.lastIndexOf("."));
  const name = entryName(entry, values, names) || "A statement";
  const remove = () =>
    change((now) => withoutEntry(now, entry), {
      focus: list,
      message: `Removed from your draft: ${name}.`,
    });
  return (
    <details
      open={isOpen || isUnfinished}
      aria-label={name}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <strong>{name}</strong>
        <span>
          {list.endsWith("votes")
            ? `: Tá ${memberCount(text("ta"))}, Níl ${memberCount(text("nil"))}, Staon ${memberCount(text("staon"))}. ${text("subject")}`
            : !isUnfinished &&
              `: ${optionText(`${entry}.stance`, text("stance"))}. ${text("sentence")}`}
        </span>
      </summary>
      {(isOpen || isUnfinished) && (
        <>
          <Columns>
            <CampaignFields paths={paths} />
          </Columns>
          <Actions>
            {text("url") !== "" && <a href={text("url")}>Source</a>}
            <PageButton $variant="quiet" aria-label={`Remove: ${name}`} onClick={remove}>
              Remove
            </PageButton>
          </Actions>
        </>
      )}
    </details>
  );
}

const EntryList = styled(Part)`
  li > details {
    flex: 1 1 20rem;
  }
  li summary {
    font-weight: 400;
  }
  li :is(${Columns}, ${Actions}) {
    align-items: start;
    margin-block-end: ${SPACE.l};
  }
`;
