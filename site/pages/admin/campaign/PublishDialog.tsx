import { type FormEvent, useEffect, useState } from "react";
import styled from "styled-components";
import { fieldAt } from "../../../../api/contract/campaign/campaign.ts";
import {
  type CampaignValues,
  type Difference,
  differences,
  recordEntryOf,
  SilentLinks,
} from "../../../../api/contract/campaign/campaign-api.ts";
import { PATHS } from "../../../../api/contract/paths.ts";
import { ChoiceLabel } from "../../../../widget/components/ChoiceLabel.ts";
import { Dialog } from "../../../../widget/components/Dialog.tsx";
import { colour, SPACE } from "../../../../widget/theme/tokens.ts";
import { formatDateTime } from "../../../access/dates.ts";
import { useSend } from "../../../access/requests.ts";
import { ErrorText, PageButton } from "../../../access/StaffPage.tsx";
import { SIZE } from "../../../style/type.ts";
import { CampaignField } from "./CampaignField.tsx";
import { type CampaignEditor, changeCount, type Draft } from "./draft.ts";
import { type CampaignForm, focusField, useForm } from "./form.ts";
import { vacantRoles } from "./readers.ts";
import { changedLinks, entryName, entryValue, labelOf, odditiesOf } from "./wording.ts";

const SIGNATURE = ["author", "note"] as const;

/** Whether a path is that of a publication's own field, which no campaign has. */
export function isSignature(path: string): boolean {
  return SIGNATURE.some((name) => name === path);
}

/** Lists the changes of a publication, and what is odd about them, and publishes exactly these changes. */
export function PublishDialog(props: {
  editor: CampaignEditor;
  draft: Draft;
  onClose: () => void;
}) {
  const { editor, draft, onClose } = props;
  const { overview, clashes, outcome, isBusy, change, check, publish } = editor;
  const { base, values } = draft;
  const oddities = [
    ...useSilentLinks(base, values),
    ...odditiesOf(base, values, new Date()),
    ...vacantRoles(values, useForm().tds),
  ];
  const count = changeCount(draft);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    // The desk names refused fields and the published version.
    if (check().length > 0 || (await publish())) return onClose();
    const unsigned = SIGNATURE.find((name) => draft[name].trim() === "");
    if (unsigned !== undefined) focusField(unsigned);
  };
  const { author, version, publishedAt } = overview?.published ?? {};
  return (
    <Dialog
      title={`Publish ${count} ${count === 1 ? "change" : "changes"}`}
      onClose={onClose}
      actions={
        <>
          <PageButton $variant="quiet" onClick={onClose}>
            Go on editing
          </PageButton>
          <PageButton
            type="submit"
            form="publish"
            $variant="primary"
            disabled={isBusy || count === 0}
          >
            {`Publish ${count === 1 ? "this change" : `these ${count} changes`}`}
          </PageButton>
        </>
      }
    >
      <PublishForm id="publish" noValidate onSubmit={(event) => void send(event)}>
        {outcome.status === "conflict" && (
          <ErrorText role="alert">
            {author} published version {version} meanwhile
            {publishedAt && ` (${formatDateTime(publishedAt)})`}. Nothing of yours was published
            yet. Your draft has taken over what only they changed.
            {clashes.length > 0 && <span> Choose where both of you changed a text.</span>}
          </ErrorText>
        )}
        <Changes label="What will change" from={base} to={values} />
        {clashes.map(({ path, mine, theirs }) => (
          <fieldset key={path}>
            <legend>Both of you changed: {labelOf(path)}</legend>
            {[mine, theirs].map((text) => (
              <ChoiceLabel key={text}>
                <input
                  type="radio"
                  name={path}
                  checked={(values[path] ?? "") === text}
                  onChange={() => change((now) => ({ values: { ...now.values, [path]: text } }))}
                />
                {text === mine ? "Mine" : "Theirs"}: {text || "(nothing)"}
              </ChoiceLabel>
            ))}
          </fieldset>
        ))}
        {oddities.length > 0 && (
          <section aria-label="Look at this first">
            <strong>Look at this first</strong>
            <ul>
              {oddities.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
        )}
        {SIGNATURE.map((name) => (
          <CampaignField
            key={name}
            path={name}
            value={draft[name]}
            onChange={(value) => change(() => ({ [name]: value }))}
          />
        ))}
        {outcome.status === "failed" && (
          <ErrorText role="alert">Not published. {outcome.message}</ErrorText>
        )}
      </PublishForm>
    </Dialog>
  );
}

/** Returns a sentence for each changed link that does not answer the server. */
function useSilentLinks(base: CampaignValues, values: CampaignValues): string[] {
  const { post } = useSend();
  const [sentences, setSentences] = useState<string[]>([]);
  const links = changedLinks(base, values);
  const urls = links.map(({ url }) => url);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when the links changed
  useEffect(() => {
    if (links.length === 0) return setSentences([]);
    void post(SilentLinks, PATHS.checkLinks, { urls }).then((check) => {
      const doubtful = links.filter(({ url }) => check?.silent.includes(url) ?? true);
      const reason = check ? "does not answer" : "could not be tried";
      setSentences(doubtful.map(({ label, url }) => `${label} ${reason}: ${url}`));
    });
  }, [urls.join(" ")]);
  return sentences;
}

const PublishForm = styled.form`
  fieldset {
    padding: ${SPACE.m};
    border: 2px solid ${colour("urgent")};
  }
  section {
    border-inline-start: 6px solid ${colour("marigold")};
    padding-inline-start: ${SPACE.m};
  }
`;

export function Changes(props: { label: string; from: CampaignValues; to: CampaignValues }) {
  const { label, from, to } = props;
  const { names } = useForm();
  const rows = joinEntries(differences(from, to), names);
  if (rows.length === 0) return <p>They do not differ.</p>;
  return (
    // The list scrolls, so it must take keyboard focus.
    <List tabIndex={0} role="group" aria-label={label}>
      {rows.map((row) => {
        const isTable = fieldAt(row.path)?.control === "table";
        const lines = isTable ? changedRows(row) : changedLines(row);
        return (
          <p key={row.path}>
            <strong>{entryName(row.path, { ...from, ...to }, names) ?? labelOf(row.path)}</strong>
            <del>{lines.from || "(nothing)"}</del>
            <span aria-hidden="true"> → </span>
            <ins>{lines.to || "(nothing)"}</ins>
          </p>
        );
      })}
    </List>
  );
}

/** Returns the differences with one row for all fields of a vote or a statement. */
function joinEntries(rows: readonly Difference[], names: CampaignForm["names"]): Difference[] {
  const byPlace = new Map<string, Difference>();
  for (const row of rows) {
    const entry = recordEntryOf(row.path);
    const before = byPlace.get(entry ?? row.path) ?? { from: "", to: "" };
    const text = (side: "from" | "to") =>
      entry === null || row[side] === ""
        ? before[side] || row[side]
        : `${before[side]}${entryValue(row.path, row[side], names)}\n`;
    byPlace.set(entry ?? row.path, { path: row.path, from: text("from"), to: text("to") });
  }
  return [...byPlace.values()];
}

/** Returns a difference between two long texts without the lines that both begin and end with. */
export function changedLines({ from, to }: Pick<Difference, "from" | "to">) {
  const [before, after] = [from.split("\n"), to.split("\n")];
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const cut = (lines: string[]) =>
    lines
      .slice(start, lines.length - end)
      .join("\n")
      .trim();
  return { from: cut(before), to: cut(after) };
}

/** Returns a difference between two tables without the rows that both have, at any place. */
function changedRows({ from, to }: Pick<Difference, "from" | "to">) {
  const [before, after] = [from.split("\n"), to.split("\n")];
  const without = (rows: string[], others: string[]) =>
    rows.filter((row) => !others.includes(row)).join("\n");
  return { from: without(before, after), to: without(after, before) };
}

const List = styled.div`
  max-block-size: 24rem;
  margin-block-end: ${SPACE.m};
  overflow-y: auto;
  font-size: ${SIZE.small};
  overflow-wrap: anywhere;
  p {
    padding-block: ${SPACE.m};
    border-block-start: 1px solid ${colour("rule")};
    white-space: pre-wrap;
  }
  strong {
    display: block;
  }
  del,
  ins {
    text-decoration: none;
  }
  del {
    color: ${colour("inkSoft")};
  }
  ins {
    border-inline-start: 6px solid ${colour("done")};
    padding-inline-start: ${SPACE.s};
  }
`;
