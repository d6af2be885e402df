import { use, useId, useState } from "react";
import { MAX_STATEMENTS } from "../../../api/contract/campaign/record-fields.ts";
import { fold } from "../../../api/contract/fold.ts";
import { PageButton } from "../panels.tsx";
import {
  CampaignField,
  type FormProps,
  fieldId,
  focusField,
  useFocusAfterChange,
} from "./CampaignField.tsx";
import { Actions } from "./form-parts.ts";
import { ImportStatements } from "./ImportStatements.tsx";
import { PlainField } from "./PlainField.tsx";
import { Entry, LongTable, Part } from "./record-parts.ts";
import {
  entriesIn,
  entryPaths,
  entryValues,
  newStatement,
  statementIn,
  withoutEntry,
} from "./record-values.ts";
import { SittingTds, tdNames } from "./sitting-tds.ts";
import { dayText, optionText, STATEMENT_TEXTS } from "./wording.ts";

/** The place of the button that adds a statement. */
const STATEMENTS = "record.statements";
/** From so many statements on, there is a filter. */
const MANY = 8;

/** What TDs have said in public: the statements that are being written, and a table of the others. */
export function StatementFields(form: FormProps) {
  const { values, problems, onChange } = form;
  const filterId = useId();
  const names = tdNames(use(SittingTds));
  const hasNames = Object.keys(names).length > 0;
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [message, setMessage] = useState("");
  const [sought, setSought] = useState("");
  const focusAfterChange = useFocusAfterChange();

  const entries = entriesIn(values, "statements");
  const hasRoom = entries.length < MAX_STATEMENTS;
  /** The fields that are empty or refused. They keep a statement open. */
  const unfinished = (entry: string) =>
    entryPaths(entry).filter(
      (path) => !values[path]?.trim() || problems.some(({ field }) => field === path),
    );
  const isOpen = (entry: string) => opened.includes(entry) || unfinished(entry).length > 0;
  const closed = entries.filter((entry) => !isOpen(entry));
  const shown = closed
    .map((entry) => ({ entry, ...statementIn(values, entry) }))
    .filter(({ member, stance, sentence }) =>
      fold([names[member], stance, sentence].join(" ")).includes(fold(sought)),
    );

  const open = (entry: string) =>
    setOpened((others) => (others.includes(entry) ? others : [...others, entry]));
  const add = () => {
    const entry = newStatement(Date.now());
    focusAfterChange(`${entry}.member`);
    onChange({ ...values, ...entryValues(entry) });
  };
  const edit = (entry: string) => {
    focusAfterChange(`${entry}.member`);
    open(entry);
  };
  const finish = (entry: string) => {
    const [first] = unfinished(entry);
    setMessage(first === undefined ? "" : STATEMENT_TEXTS.incomplete);
    if (first !== undefined) return focusField(first);
    focusAfterChange(STATEMENTS);
    setOpened(opened.filter((other) => other !== entry));
  };
  const remove = (entry: string) => {
    setMessage(STATEMENT_TEXTS.removed);
    focusAfterChange(STATEMENTS);
    onChange(withoutEntry(values, entry));
  };

  return (
    <Part>
      <h3>{STATEMENT_TEXTS.title}</h3>
      <PageButton
        id={fieldId(STATEMENTS)}
        aria-disabled={!hasRoom}
        onClick={() => hasRoom && add()}
      >
        {STATEMENT_TEXTS.add}
      </PageButton>
      {!hasNames && <p>{STATEMENT_TEXTS.noNames}</p>}
      <p role="status">{hasRoom ? message : STATEMENT_TEXTS.most}</p>
      {entries.filter(isOpen).map((entry) => (
        // It stays open while somebody writes in it, also once nothing is missing.
        <Entry key={entry} aria-label={STATEMENT_TEXTS.one} onFocus={() => open(entry)}>
          {entryPaths(entry).map((path) => (
            <CampaignField
              key={path}
              path={path}
              value={values[path] ?? ""}
              problems={problems}
              choices={path.endsWith(".member") && hasNames ? names : undefined}
              onChange={(value) => onChange({ ...values, [path]: value })}
            />
          ))}
          <Actions>
            <PageButton onClick={() => finish(entry)}>{STATEMENT_TEXTS.done}</PageButton>
            <PageButton $variant="quiet" onClick={() => remove(entry)}>
              {STATEMENT_TEXTS.remove}
            </PageButton>
          </Actions>
        </Entry>
      ))}
      {closed.length >= MANY && (
        <PlainField
          id={filterId}
          label={STATEMENT_TEXTS.filter}
          value={sought}
          note={STATEMENT_TEXTS.shown(shown.length, closed.length)}
          onChange={setSought}
        />
      )}
      {closed.length > 0 && (
        <LongTable
          label={STATEMENT_TEXTS.title}
          columns={STATEMENT_TEXTS.columns}
          rows={shown.map(({ entry, member, stance, sentence, date, url }) => {
            const which = `${names[member] ?? member}, ${dayText(date)}`;
            const button = (action: string, act: (entry: string) => void) => (
              <PageButton
                $variant="quiet"
                aria-label={`${action}: ${which}`}
                onClick={() => act(entry)}
              >
                {action}
              </PageButton>
            );
            return [
              names[member] ?? member,
              <>
                <strong>{optionText(`${entry}.stance`, stance)}</strong>, {dayText(date)}
                <p>{sentence}</p>
                <Actions>
                  <a href={url}>{STATEMENT_TEXTS.source}</a>
                  {button(STATEMENT_TEXTS.edit, edit)}
                  {button(STATEMENT_TEXTS.remove, remove)}
                </Actions>
              </>,
            ];
          })}
        />
      )}
      <ImportStatements values={values} onChange={onChange} />
    </Part>
  );
}
