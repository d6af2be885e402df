import { use, useId, useRef, useState } from "react";
import type { Result } from "../../../api/contract/result.ts";
import { Table } from "../Table.tsx";
import { Field, type FormProps, Reason } from "./CampaignField.tsx";
import { SittingTds } from "./sitting-tds.ts";
import { type FileFailure, type FileStatements, readStatements } from "./statement-file.ts";
import { IMPORT_TEXTS, rowReason } from "./wording.ts";

/** Adds the statements of a file to the draft, and names each row that is refused. */
export function ImportStatements(form: Pick<FormProps, "values" | "onChange">) {
  const id = useId();
  const tds = use(SittingTds);
  const [read, setRead] = useState<Result<FileStatements, FileFailure> | null>(null);
  // What staff write while the file is read stays.
  const latest = useRef(form);
  latest.current = form;
  const failure = read?.ok === false ? read.failure : null;
  const refused = read?.ok ? read.value.refused : [];

  const add = async (file: File) => {
    const content = await file.arrayBuffer();
    const result = await readStatements(content, tds, latest.current.values, Date.now());
    setRead(result);
    const { values, onChange } = latest.current;
    if (result.ok && result.value.added > 0) onChange({ ...values, ...result.value.values });
  };

  return (
    <>
      <Field>
        <label htmlFor={id}>{IMPORT_TEXTS.title}</label>
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
              {IMPORT_TEXTS.failures[failure.code]} {failure.text}
            </Reason>
          )}
          <p>{IMPORT_TEXTS.note}</p>
        </div>
      </Field>
      <p role="status">{read?.ok && <strong>{IMPORT_TEXTS.read(read.value)}</strong>}</p>
      {refused.length > 0 && (
        <Table
          label={IMPORT_TEXTS.refused}
          columns={IMPORT_TEXTS.columns}
          rows={refused.map(({ line, problems }) => [
            line,
            problems.map((problem) => <p key={problem.code}>{rowReason(problem)}</p>),
          ])}
        />
      )}
    </>
  );
}
