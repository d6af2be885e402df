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
                <a href={link}>{formatDate(date)}</a>, {td}: {text}
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

/** Adds the statements of a file to the draft, and names each row that is refused. */
function ImportStatements() {
  const id = useId();
  const { values, tds, change } = useForm();
  const [result, setResult] = useState<Result<FileStatements, string> | null>(null);
  const failure = result?.ok === false ? result.failure : null;
  const statements = result?.ok ? result.value : null;
  const add = async (file: File) => {
    const next = readStatements(await file.arrayBuffer(), tds, values, Date.now());
    setResult(next);
    if (next.ok && next.value.added > 0) change((now) => ({ ...now, ...next.value.values }));
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
            // Staff can choose the same file again, once it is corrected.
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
        {statements && (
          <strong>{`Added: ${statements.added}. Refused: ${statements.refused.length}.`}</strong>
        )}
      </p>
      {statements && statements.refused.length > 0 && (
        <ul aria-label="Refused rows">
          {statements.refused.map(({ line, reasons }) => (
            <li key={line}>
              Row {line}: {reasons.join(" ")}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
