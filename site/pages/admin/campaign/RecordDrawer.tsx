import { use, useId, useState } from "react";
import styled from "styled-components";
import { PATHS } from "../../../../api/contract/paths.ts";
import { VoteFound } from "../../../../api/contract/record-schema.ts";
import { TARGET_SIZE } from "../../../../widget/theme/tokens.ts";
import { authorisedJson } from "../../../staff/authorised-request.ts";
import { Actions, Details, PageButton } from "../../../staff/panels.tsx";
import {
  CampaignFields,
  Field,
  type FormProps,
  fieldId,
  Reason,
  useAnnouncedChange,
} from "./CampaignField.tsx";
import { Entry, GroupNote, Part } from "./form-parts.ts";
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
import { ImportStatements } from "./ImportStatements.tsx";
import { SittingTds, tdNames } from "./sitting-tds.ts";
import { dayText, optionText, voteName } from "./wording.ts";

/** Where TDs stand: the topics of their questions, the votes, and what they said in public. */
export function RecordDrawer({ staffKey, ...form }: FormProps & { staffKey: string }) {
  const id = useId();
  return (
    <>
      <CampaignFields paths={["record.topics"]} describedBy={id} {...form} />
      <GroupNote id={id}>
        Questions in the Dáil that name one of these are collected with each update of the TDs. All
        of this is shown on the TDs’ cards, on /tds and on /where-they-stand, with its date and
        source.
      </GroupNote>
      <VoteFields staffKey={staffKey} {...form} />
      <StatementFields {...form} />
    </>
  );
}

const VOTES = "record.votes";
const EXAMPLE = "https://www.oireachtas.ie/en/debates/vote/dail/34/2026-07-08/147/, for example";

/** The votes in the Dáil. The server reads one from its address; staff say which side was for it. */
function VoteFields({ staffKey, ...form }: FormProps & { staffKey: string }) {
  const noteId = useId();
  const [address, setAddress] = useState("");
  const [failure, setFailure] = useState<string>();
  const [isReading, setReading] = useState(false);
  const { values } = form;
  const { said, change } = useAnnouncedChange(form.onChange);
  const isReady = !isReading && address.trim() !== "";

  const read = async () => {
    if (!isReady) return;
    setReading(true);
    setFailure(undefined);
    const found = await authorisedJson(VoteFound, fetch, staffKey, PATHS.adminVote, {
      method: "POST",
      body: JSON.stringify({ address: address.trim() }),
    });
    setReading(false);
    if (!found.ok) return setFailure(found.failure.message);
    const { vote } = found.value;
    if (values[`${VOTES}.${vote.key}.date`] !== undefined) {
      return setFailure(
        `The ${voteName(vote.date).toLowerCase()} is entered already: ${vote.subject}`,
      );
    }
    setAddress("");
    change(
      (now) => ({ ...now, ...voteValues(vote) }),
      `${VOTES}.${vote.key}.for`,
      "The vote is in your draft. Now say which side was for it.",
    );
  };

  return (
    <Part>
      <h3>Votes in the Dáil</h3>
      <Field>
        <label htmlFor={fieldId(VOTES)}>Address of a vote’s official page</label>
        <input
          id={fieldId(VOTES)}
          value={address}
          autoComplete="off"
          aria-invalid={failure !== undefined}
          aria-describedby={noteId}
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // It would publish.
            event.preventDefault();
            void read();
          }}
        />
        <div id={noteId}>
          {failure !== undefined && <Reason role="alert">{failure}</Reason>}
          <p role="status">{said || EXAMPLE}</p>
        </div>
      </Field>
      <PageButton aria-disabled={!isReady} onClick={() => void read()}>
        {isReading ? "The server reads the vote …" : "Read the vote"}
      </PageButton>
      {entriesIn(values, "votes").map((entry) => (
        <Vote
          key={entry}
          entry={entry}
          {...form}
          onRemove={() =>
            change((now) => withoutEntry(now, entry), VOTES, "The vote is removed from your draft.")
          }
        />
      ))}
    </Part>
  );
}

/** A vote or a statement, by its path. */
type EntryProps = FormProps & { entry: string; onRemove: () => void };

function Vote({ entry, onRemove, ...form }: EntryProps) {
  const { values } = form;
  const countOf = (side: string) => memberCount(values[`${entry}.${side}`]);
  const day = values[`${entry}.date`] ?? "";
  const shown = [`${entry}.subject`, `${entry}.for`];
  return (
    <Entry aria-label={voteName(day)}>
      <p>
        <strong>{voteName(day)}:</strong> Tá {countOf("ta")}, Níl {countOf("nil")}, Staon{" "}
        {countOf("staon")}. <a href={values[`${entry}.url`]}>Official page</a>
      </p>
      <CampaignFields paths={shown} {...form} />
      <details>
        <summary>Date, address and members</summary>
        <CampaignFields
          paths={entryPaths(entry).filter((path) => !shown.includes(path))}
          {...form}
        />
      </details>
      <PageButton $variant="quiet" onClick={onRemove}>
        Remove the vote of {dayText(day)}
      </PageButton>
    </Entry>
  );
}

/** Statements that are shown at first. */
const SHOWN = 8;

/** The place of the button that adds a statement. */
const STATEMENTS = "record.statements";

/** What TDs have said in public: the statements, newest first, each closed until it is pressed. */
function StatementFields(form: FormProps) {
  const { values, onChange } = form;
  const hasNames = use(SittingTds).length > 0;
  const { said, change } = useAnnouncedChange(onChange);

  const add = () => {
    const entry = newStatement(Date.now());
    change((now) => ({ ...now, ...entryValues(entry) }), `${entry}.member`);
  };
  const entries = entriesIn(values, "statements");
  const shown = (part: readonly string[]) =>
    part.map((entry) => (
      <Statement
        key={entry}
        entry={entry}
        {...form}
        onRemove={() =>
          change(
            (now) => withoutEntry(now, entry),
            STATEMENTS,
            "The statement is removed from your draft.",
          )
        }
      />
    ));
  return (
    <Part>
      <h3>Statements by TDs: {entries.length}</h3>
      <PageButton id={fieldId(STATEMENTS)} onClick={add}>
        Add a statement
      </PageButton>
      {!hasNames && (
        <p>The list of TDs is not available now: write the Oireachtas’ code of the member.</p>
      )}
      <p role="status">{said}</p>
      {shown(entries.slice(0, SHOWN))}
      {entries.length > SHOWN && (
        <Details>
          <summary>{entries.length - SHOWN} more statements</summary>
          {shown(entries.slice(SHOWN))}
        </Details>
      )}
      <ImportStatements values={values} onChange={onChange} />
    </Part>
  );
}

/** One statement. It opens by itself while a field of it is empty or refused. */
function Statement({ entry, onRemove, ...form }: EntryProps) {
  const { values, problems } = form;
  const names = tdNames(use(SittingTds));
  const { member, stance, sentence, date, url } = statementIn(values, entry);
  const paths = entryPaths(entry);
  const isUnfinished = paths.some(
    (path) => !values[path]?.trim() || problems.some(({ field }) => field === path),
  );
  // What has opened stays open while somebody writes in it.
  const [isOpened, setOpened] = useState(isUnfinished);
  const isOpen = isOpened || isUnfinished;
  const who = names[member] ?? member;
  return (
    <StatementEntry
      as="details"
      open={isOpen}
      aria-label="A statement"
      onToggle={({ currentTarget }: { currentTarget: HTMLElement }) =>
        setOpened(currentTarget.hasAttribute("open"))
      }
    >
      <summary>
        <strong>{who || "A statement"}</strong>
        {isUnfinished
          ? null
          : `: ${optionText(`${entry}.stance`, stance)}, ${dayText(date)}. ${sentence}`}
      </summary>
      {isOpen && (
        <>
          <CampaignFields paths={paths} {...form} />
          <Actions>
            {url === "" ? null : <a href={url}>Source</a>}
            <PageButton
              $variant="quiet"
              aria-label={`Remove: ${who} ${dayText(date)}`}
              onClick={onRemove}
            >
              Remove
            </PageButton>
          </Actions>
        </>
      )}
    </StatementEntry>
  );
}

const StatementEntry = styled(Entry)`
  display: block;
  padding-block: 0;
  summary {
    min-block-size: ${TARGET_SIZE};
    padding-block: 0.6rem;
    cursor: pointer;
  }
  > :not(summary) {
    margin-block-end: 1rem;
  }
`;
