import { type FormEvent, type ReactNode, useId, useState } from "react";
import styled from "styled-components";
import { fieldAt } from "../../../../api/contract/campaign/campaign.ts";
import { linesOf } from "../../../../api/contract/campaign/record-fields.ts";
import { PATHS } from "../../../../api/contract/paths.ts";
import { newestFirst } from "../../../../api/contract/record.ts";
import { VoteFound } from "../../../../api/contract/record-schema.ts";
import type { Result } from "../../../../api/contract/result.ts";
import { SPACE } from "../../../../widget/theme/tokens.ts";
import { formatDate } from "../../../access/dates.ts";
import { useSend } from "../../../access/requests.ts";
import { Actions, ErrorText, PageButton, Part, Rows } from "../../../access/StaffPage.tsx";
import { CampaignFields, Columns, FieldBox, RefusedRows } from "./CampaignField.tsx";
import { fieldId, useForm } from "./form.ts";
import {
  entriesIn,
  entryPaths,
  entryValues,
  memberCount,
  newStatement,
  statementIn,
  voteValues,
  withoutEntry,
} from "./form-values.ts";
import { readStatements, type StatementTable, textOf } from "./tables.ts";
import { entryName, optionText, voteName } from "./wording.ts";

/** Where TDs stand: the topics of their questions, their votes, and their statements. */
export function RecordDrawer() {
  const { tds, change } = useForm();
  const add = () => {
    const entry = newStatement(Date.now());
    change((now) => ({ ...now, ...entryValues(entry) }), { focus: `${entry}.member` });
  };
  return (
    <>
      <CampaignFields paths={["record.topics"]} />
      <p>
        Questions in the Dáil that name one of these are collected with each update of the TDs. All
        of this is shown on the TDs’ cards, on the constituencies’ pages and in the record, with its
        date and source.
      </p>
      <Questions />
      <Entries kind="votes" title="Votes in the Dáil">
        <VoteAddress />
      </Entries>
      <Entries kind="statements" title="Statements by TDs">
        <PageButton id={fieldId("record.statements")} onClick={add}>
          Add a statement
        </PageButton>
        {tds.length === 0 && (
          <p>The list of TDs is not available now: write the Oireachtas’ code of the member.</p>
        )}
      </Entries>
      <ImportStatements />
    </>
  );
}

const LEFT_OUT = "record.leftOut";

function Questions() {
  const { tds, values, change } = useForm();
  const leftOut = linesOf(values[LEFT_OUT]);
  const questions = tds.flatMap((td) => td.questions.map((each) => ({ ...each, td: td.name })));
  return (
    <Part>
      <h3>{`Questions in the Dáil: ${questions.length}`}</h3>
      <Rows
        items={newestFirst(questions).map(({ date, number, td, text = "", link }) => {
          const key = `${date} ${number}`;
          const others = leftOut.filter((each) => each !== key);
          const isLeftOut = others.length < leftOut.length;
          const next = isLeftOut ? others : [...leftOut, key];
          return (
            <li key={key + td}>
              <p>
                <a href={link}>{formatDate(date)}</a>, {text ? `${td}: ${text}` : td}
              </p>
              <PageButton
                $variant="quiet"
                onClick={() => change((now) => ({ ...now, [LEFT_OUT]: next.join("\n") }))}
              >
                {isLeftOut ? "Show it again" : "Leave out"}
              </PageButton>
            </li>
          );
        })}
      />
      <CampaignFields paths={[LEFT_OUT]} />
    </Part>
  );
}

const VOTES = "record.votes";

/** Adds the vote at an address, which the server reads; staff say which side was for the campaign. */
function VoteAddress() {
  const noteId = useId();
  const { values, change } = useForm();
  const { post, isBusy, failure, refuse } = useSend();
  const read = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const address = `${new FormData(form).get("address")}`.trim();
    const source = await post(VoteFound, PATHS.adminVote, { address });
    if (source === null) return;
    const { key, date, subject } = source.vote;
    if (values[`${VOTES}.${key}.date`] !== undefined) {
      return refuse(`The ${voteName(date).toLowerCase()} is entered already: ${subject}`);
    }
    form.reset();
    change((now) => ({ ...now, ...voteValues(source.vote) }), {
      focus: `${VOTES}.${key}.for`,
      message: "The vote is in your draft. Now say which side was for it.",
    });
  };
  return (
    <form onSubmit={(event) => void read(event)}>
      <FieldBox>
        <label htmlFor={fieldId(VOTES)}>Address of a vote’s official page</label>
        <input
          id={fieldId(VOTES)}
          name="address"
          required
          autoComplete="off"
          aria-invalid={failure !== undefined}
          aria-describedby={noteId}
        />
        <div id={noteId}>
          {failure && <ErrorText role="alert">{failure}</ErrorText>}
          <p>https://www.oireachtas.ie/en/debates/vote/dail/34/2026-07-08/147/, for example</p>
        </div>
      </FieldBox>
      <PageButton type="submit" disabled={isBusy}>
        {isBusy ? "The server reads the vote …" : "Read the vote"}
      </PageButton>
    </form>
  );
}

/** Adds the statements of a CSV file to the draft, and names each row that is refused. */
function ImportStatements() {
  const { values, tds, change } = useForm();
  const id = useId();
  const [table, setTable] = useState<Result<StatementTable, string>>();
  const add = async (file: File) => {
    const text = textOf(await file.arrayBuffer());
    const knownStatements = entriesIn(values, "statements").map((entry) =>
      statementIn(values, entry),
    );
    const result = text.ok ? readStatements(text.value, tds, knownStatements) : text;
    setTable(result);
    if (!result.ok) return;
    const now = Date.now();
    const added = result.value.statements.map((statement, row) =>
      entryValues(newStatement(now, row), statement),
    );
    if (added.length > 0) change((before) => Object.assign({ ...before }, ...added));
  };
  return (
    <>
      <FieldBox>
        <label htmlFor={id}>Add statements from a file</label>
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          aria-invalid={table?.ok === false}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void add(file);
            // Staff can choose the same file again, once it is corrected.
            target.value = "";
          }}
        />
        <div id={`${id}-note`}>
          {table?.ok === false && <ErrorText role="alert">{table.failure}</ErrorText>}
          <p>
            CSV in UTF-8. The first row names the columns: td (name or member code), stance (for,
            against or undecided), sentence, date (day first: 08/07/2026 or 8 July 2026), url, and
            constituency where two TDs have one name. Good rows are added to your draft.
          </p>
        </div>
      </FieldBox>
      <p role="status">
        {table?.ok && (
          <strong>{`Added: ${table.value.statements.length}. Refused: ${table.value.refused.length}.`}</strong>
        )}
      </p>
      <RefusedRows label="Refused rows" rows={table?.ok ? table.value.refused : []} />
    </>
  );
}

/** The votes or the statements, newest first, below the `children`, which add one. */
function Entries(props: { kind: "votes" | "statements"; title: string; children: ReactNode }) {
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
