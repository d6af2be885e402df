import { useEffect, useState } from "react";
import styled from "styled-components";
import {
  type CampaignValues,
  changedPlaces,
  type Difference,
  entryOf,
  SilentLinks,
} from "../../../../api/contract/campaign/campaign-api.ts";
import { PATHS } from "../../../../api/contract/paths.ts";
import { colour, SPACE } from "../../../../widget/theme/tokens.ts";
import { formatDateTime } from "../../../access/dates.ts";
import { useSend } from "../../../access/requests.ts";
import { ErrorText } from "../../../access/StaffPage.tsx";
import { SIZE } from "../../../style/type.ts";
import { SignDialog } from "../SignDialog.tsx";
import { type CampaignEditor, changeCount, type Draft } from "./draft.ts";
import { useForm } from "./form.ts";
import { entryPaths } from "./form-values.ts";
import { longLetters, vacantRoles } from "./readers.ts";
import { changedLinks, entryName, entryValue, labelOf, odditiesOf } from "./wording.ts";

/** Lists the changes of a publication, and what is odd about them, and publishes exactly these changes. */
export function PublishDialog(props: {
  editor: CampaignEditor;
  draft: Draft;
  onClose: () => void;
}) {
  const { editor, draft, onClose } = props;
  const { overview, clashes, outcome, isBusy, publish, check } = editor;
  const { base, values } = draft;
  const { tds } = useForm();
  const oddities = [
    ...useSilentLinks(base, values),
    ...odditiesOf(base, values, new Date()),
    ...vacantRoles(values, tds),
    ...longLetters(values, tds),
  ];
  const count = changeCount(draft);
  const { author, version, publishedAt } = overview?.published ?? {};
  return (
    <SignDialog
      title={`Publish ${count} ${count === 1 ? "change" : "changes"}`}
      submit={`Publish ${count === 1 ? "this change" : `these ${count} changes`}`}
      isBusy={isBusy || count === 0}
      failure={outcome.status === "failed" ? `Not published. ${outcome.message}` : undefined}
      // The desk names refused fields and the published version.
      sign={async (signature) => check().length > 0 || (await publish(signature))}
      onClose={onClose}
    >
      {outcome.status === "conflict" && (
        <ErrorText role="alert">
          {author} published version {version} meanwhile
          {publishedAt && ` (${formatDateTime(publishedAt)})`}. Nothing of yours was published yet.
          Your draft has taken over what only they changed.
          {clashes.length > 0 && (
            <span>
              {" "}
              Both of you changed: {clashes.map(labelOf).join("; ")}. Below, theirs stands first;
              yours replaces it.
            </span>
          )}
        </ErrorText>
      )}
      <Changes label="What will change" from={base} to={values} />
      {oddities.length > 0 && (
        <Oddities aria-label="Look at this first">
          <strong>Look at this first</strong>
          <ul>
            {oddities.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Oddities>
      )}
    </SignDialog>
  );
}

const Oddities = styled.section`
  border-inline-start: 6px solid ${colour("marigold")};
  padding-inline-start: ${SPACE.m};
`;

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

/** What differs between two campaigns, with one row for all fields of a vote or a statement. */
export function Changes(props: { label: string; from: CampaignValues; to: CampaignValues }) {
  const { label, from, to } = props;
  const { names } = useForm();
  const places = changedPlaces(from, to);
  const textIn = (values: CampaignValues, place: string) =>
    entryOf(place) === null
      ? (values[place] ?? "")
      : entryPaths(place)
          .flatMap((path) => (values[path] ? [entryValue(path, values[path], names)] : []))
          .join("\n");
  if (places.length === 0) return <p>They do not differ.</p>;
  return (
    // The list scrolls, so it must take keyboard focus.
    <List tabIndex={0} role="group" aria-label={label}>
      {places.map((place) => {
        const lines = changedLines({ from: textIn(from, place), to: textIn(to, place) });
        return (
          <p key={place}>
            <strong>{entryName(place, { ...from, ...to }, names) ?? labelOf(place)}</strong>
            <del>{lines.from || "(nothing)"}</del>
            <span aria-hidden="true"> → </span>
            <ins>{lines.to || "(nothing)"}</ins>
          </p>
        );
      })}
    </List>
  );
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
