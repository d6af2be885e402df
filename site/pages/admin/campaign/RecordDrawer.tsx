import { type FormEvent, useId, useState } from "react";
import { linesOf } from "../../../../api/contract/campaign/record-fields.ts";
import { PATHS } from "../../../../api/contract/paths.ts";
import { newestFirst } from "../../../../api/contract/record.ts";
import { VoteFound } from "../../../../api/contract/record-schema.ts";
import type { Result } from "../../../../api/contract/result.ts";
import { formatDate } from "../../../access/dates.ts";
import { useSend } from "../../../access/requests.ts";
import { ErrorText, PageButton, Part, Rows } from "../../../access/StaffPage.tsx";
import { CampaignFields, FieldBox } from "./CampaignField.tsx";
import { Entries } from "./Entries.tsx";
import { fieldId, useForm } from "./form.ts";
import { entryValues, newStatement, voteValues } from "./form-values.ts";
import { type FileStatements, readStatements } from "./statement-file.ts";
import { voteName } from "./wording.ts";

/** Where TDs stand: the topics of their questions, the votes, and what they said in public. */
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
        of this is shown on the TDs’ cards, on /tds and on /where-they-stand, with its date and
        source.
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

/** The questions that were found, each of which staff can leave out. */
function Questions() {
  const { tds, values, change } = useForm();
  const leftOut = linesOf(values[LEFT_OUT]);
  const found = tds.flatMap(({ name, questions }) =>
    questions.map((question) => ({ ...question, name })),
  );
  return (
    <Part>
      <h3>{`Questions in the Dáil: ${found.length}`}</h3>
      <Rows
        items={newestFirst(found).map(({ date, number, name, text = "", link }) => {
          const key = `${date} ${number}`;
          const others = leftOut.filter((each) => each !== key);
          const isLeftOut = others.length < leftOut.length;
          const next = isLeftOut ? others : [...leftOut, key];
          return (
            <li key={key + name}>
              <p>
                <a href={link}>{formatDate(date)}</a>, {name}: {text}
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
        more="more questions"
      />
      <CampaignFields paths={[LEFT_OUT]} />
    </Part>
  );
}

const VOTES = "record.votes";

/** Adds a vote, which the server reads from its address; staff say which side was for it. */
function VoteAddress() {
  const noteId = useId();
  const { values, change } = useForm();
  const { post, isBusy, failure, refuse } = useSend();
  const read = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const address = `${new FormData(form).get("address")}`.trim();
    const found = await post(VoteFound, PATHS.adminVote, { address });
    if (found === null) return;
    const { key, date, subject } = found.vote;
    if (values[`${VOTES}.${key}.date`] !== undefined) {
      return refuse(`The ${voteName(date).toLowerCase()} is entered already: ${subject}`);
    }
    form.reset();
    change((now) => ({ ...now, ...voteValues(found.vote) }), {
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

/** Adds the statements of a file to the draft, and names each row that is refused. */
export function ImportStatements() {
  const id = useId();
  const { values, tds, change } = useForm();
  const [read, setRead] = useState<Result<FileStatements, string> | null>(null);
  const failure = read?.ok === false ? read.failure : null;
  const refused = read?.ok ? read.value.refused : [];

  const add = async (file: File) => {
    const result = await readStatements(await file.arrayBuffer(), tds, values, Date.now());
    setRead(result);
    if (result.ok && result.value.added > 0) change((now) => ({ ...now, ...result.value.values }));
  };

  return (
    <>
      <FieldBox>
        <label htmlFor={id}>Add statements from a file</label>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          aria-invalid={failure !== null}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void add(file);
            // The same file can be chosen again once it is corrected.
            target.value = "";
          }}
        />
        <div id={`${id}-note`}>
          {failure !== null && <ErrorText role="alert">{failure}</ErrorText>}
          <p>
            CSV in UTF-8. The first row names the columns: td (name or member code), stance (for,
            against or undecided), sentence, date (day first: 08/07/2026 or 8 July 2026), url, and
            constituency where two TDs have one name. Good rows are added to your draft.
          </p>
        </div>
      </FieldBox>
      <p role="status">
        {read?.ok && <strong>{`Added: ${read.value.added}. Refused: ${refused.length}.`}</strong>}
      </p>
      {refused.length > 0 && (
        <ul aria-label="Refused rows">
          {refused.map(({ line, reasons }) => (
            <li key={line}>
              Row {line}: {reasons.join(" ")}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
