import { use, useId, useState } from "react";
import { PROBLEM_REASONS } from "../../../../api/contract/campaign/problems.ts";
import type { Result } from "../../../../api/contract/result.ts";
import { Table } from "../../../parts/Table.tsx";
import { Field, type FormProps, Reason } from "./CampaignField.tsx";
import { SittingTds } from "./sitting-tds.ts";
import {
  type FileFailure,
  type FileStatements,
  type RowProblem,
  readStatements,
} from "./statement-file.ts";

/** Adds the statements of a file to the draft, and names each row that is refused. */
export function ImportStatements({ values, onChange }: Pick<FormProps, "values" | "onChange">) {
  const id = useId();
  const tds = use(SittingTds);
  const [read, setRead] = useState<Result<FileStatements, FileFailure> | null>(null);
  const failure = read?.ok === false ? read.failure : null;
  const refused = read?.ok ? read.value.refused : [];

  const add = async (file: File) => {
    const result = await readStatements(await file.arrayBuffer(), tds, values, Date.now());
    setRead(result);
    if (result.ok && result.value.added > 0)
      onChange((now) => ({ ...now, ...result.value.values }));
  };

  return (
    <>
      <Field>
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
          {failure && (
            <Reason role="alert">
              {FAILURES[failure.code]} {failure.text}
            </Reason>
          )}
          <p>
            CSV in UTF-8. The first row names the columns: td (name or member code), stance (for,
            against or undecided), sentence, date (day first: 08/07/2026 or 8 July 2026), url, and
            constituency where two TDs have one name. Good rows are added to your draft.
          </p>
        </div>
      </Field>
      <p role="status">
        {read?.ok && (
          <strong>
            Added: {read.value.added}. Refused: {refused.length}.
          </strong>
        )}
      </p>
      {refused.length > 0 && (
        <Table
          label="Refused rows"
          columns={["Row", "Reason"]}
          rows={refused.map(({ line, problems }) => [
            line,
            problems.map((problem) => <p key={problem.code}>{rowReason(problem)}</p>),
          ])}
        />
      )}
    </>
  );
}

const FAILURES: Record<FileFailure["code"], string> = {
  encoding: "This file is not in UTF-8. In a spreadsheet, save it as ‘CSV UTF-8’.",
  csv: "This file cannot be read as CSV.",
  header: "The first row does not name these columns:",
  "no-tds": "The list of TDs is not available now, so no row can be checked.",
};

/** Returns why a row of a file is refused, as a sentence that names the column. */
export function rowReason(problem: RowProblem): string {
  switch (problem.code) {
    case "unknown-td":
      return `td: no sitting TD is found for “${problem.text}”.`;
    case "several-tds":
      return `td: several TDs are found for “${problem.text}”; name the constituency.`;
    case "unknown-stance":
      return `stance: “${problem.text}” is not for, against or undecided.`;
    case "unknown-date":
      return `date: “${problem.text}” is not a day such as 08/07/2026 or 8 July 2026.`;
    case "known":
      return `td, date and url: this statement of ${problem.text} is entered already.`;
    case "columns":
      return "It has more or fewer columns than the first row.";
    default:
      return `${problem.field.split(".").at(-1)} ${PROBLEM_REASONS[problem.code]}.`;
  }
}
