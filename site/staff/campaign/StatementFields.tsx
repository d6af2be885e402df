import { use, useState } from "react";
import styled from "styled-components";
import { TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { Actions, PageButton } from "../panels.tsx";
import { CampaignFields, type FormProps, fieldId, useAnnouncedChange } from "./CampaignField.tsx";
import { Entry, Part } from "./form-parts.ts";
import {
  entriesIn,
  entryPaths,
  entryValues,
  newStatement,
  statementIn,
  withoutEntry,
} from "./form-values.ts";
import { ImportStatements } from "./ImportStatements.tsx";
import { SittingTds, tdNames } from "./sitting-tds.ts";
import { dayText, optionText } from "./wording.ts";

/** The place of the button that adds a statement. */
const STATEMENTS = "record.statements";

/** What TDs have said in public: the statements, newest first, each closed until it is pressed. */
export function StatementFields(form: FormProps) {
  const { values, onChange } = form;
  const hasNames = use(SittingTds).length > 0;
  const { said, change } = useAnnouncedChange(onChange);

  const add = () => {
    const entry = newStatement(Date.now());
    change((now) => ({ ...now, ...entryValues(entry) }), `${entry}.member`);
  };
  return (
    <Part>
      <h3>Statements by TDs</h3>
      <PageButton id={fieldId(STATEMENTS)} onClick={add}>
        Add a statement
      </PageButton>
      {!hasNames && (
        <p>The list of TDs is not available now: write the Oireachtas’ code of the member.</p>
      )}
      <p role="status">{said}</p>
      <Statements>
        {entriesIn(values, "statements").map((entry) => (
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
        ))}
      </Statements>
      <ImportStatements values={values} onChange={onChange} />
    </Part>
  );
}

interface StatementProps extends FormProps {
  entry: string;
  onRemove: () => void;
}

/** One statement. It opens by itself while a field of it is empty or refused. */
function Statement({ entry, onRemove, ...form }: StatementProps) {
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

/* As many as a file may have. */
const Statements = styled.div`
  max-block-size: 40rem;
  overflow-y: auto;
`;

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
