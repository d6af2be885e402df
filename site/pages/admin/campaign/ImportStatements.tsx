import { useId, useState } from "react";
import type { Result } from "../../../../api/contract/result.ts";
import { ErrorText } from "../../../staff/StaffPage.tsx";
import { FieldBox } from "./CampaignField.tsx";
import { useForm } from "./form.ts";
import { type FileStatements, readStatements } from "./statement-file.ts";

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
        {read?.ok && (
          <strong>
            Added: {read.value.added}. Refused: {refused.length}.
          </strong>
        )}
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
