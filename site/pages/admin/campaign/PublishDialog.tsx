import { type FormEvent, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { SilentLinks } from "../../../../api/contract/campaign/campaign-api.ts";
import { PATHS } from "../../../../api/contract/paths.ts";
import { colour, SPACE } from "../../../../widget/theme/tokens.ts";
import { authorisedJson } from "../../../staff/authorised-request.ts";
import { formatDateTime } from "../../../staff/dates.ts";
import {
  Actions,
  ChoiceLabel,
  ErrorText,
  PageButton,
  PanelHeading,
} from "../../../staff/panels.tsx";
import { CampaignField, focusField } from "./CampaignField.tsx";
import { Changes } from "./Changes.tsx";
import { changeCount, type Draft } from "./draft.ts";
import { Notice } from "./form-parts.ts";
import type { FormValues } from "./form-values.ts";
import { changedLinks, odditiesOf } from "./oddities.ts";
import type { CampaignEditor } from "./use-campaign-editor.ts";
import { labelOf } from "./wording.ts";

/** Lists what a publication will change, and what is odd about it, and publishes exactly that. */
export function PublishDialog(props: {
  editor: CampaignEditor;
  draft: Draft;
  staffKey: string;
  onClose: () => void;
}) {
  const { editor, draft, staffKey, onClose } = props;
  const { outcome, problems, isBusy, change, publish } = editor;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const silent = useSilentLinks(staffKey, draft.base, draft.values);
  const count = changeCount(draft);
  const clashes = outcome.status === "conflict" ? outcome.clashes : [];
  const signature = (["author", "note"] as const).find((name) => draft[name].trim() === "");
  // What the server refuses, and what was published, is said on the desk.
  const isOver =
    outcome.status === "published" ||
    problems.some(({ field }) => !/^(?:author|note)$/.test(field));
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    void publish();
    if (signature !== undefined) focusField(signature);
  };
  return (
    <Dialog ref={dialog} aria-labelledby="publish" onClose={onClose}>
      <form noValidate onSubmit={send}>
        <PanelHeading id="publish">
          Publish {count} {count === 1 ? "change" : "changes"}
        </PanelHeading>
        {outcome.status === "conflict" && (
          <Notice role="alert">
            <p>
              {outcome.conflict.newer.author} published version {outcome.conflict.newer.version}{" "}
              meanwhile{" "}
              {outcome.conflict.newer.publishedAt &&
                `(${formatDateTime(outcome.conflict.newer.publishedAt)})`}
              . Nothing of yours was published yet. Your draft has taken over what only they
              changed.
              {clashes.length > 0 && " Choose where both of you changed a text."}
            </p>
          </Notice>
        )}
        <Changes label="What will change" from={draft.base} to={draft.values} />
        {clashes.map(({ path, mine, theirs }) => (
          <fieldset key={path}>
            <legend>Both of you changed: {labelOf(path)}</legend>
            {[mine, theirs].map((text) => (
              <ChoiceLabel key={text}>
                <input
                  type="radio"
                  name={path}
                  checked={(draft.values[path] ?? "") === text}
                  onChange={() =>
                    change((now) => ({ ...now, values: { ...now.values, [path]: text } }))
                  }
                />
                {text === mine ? "Mine" : "Theirs"}: {text || "(nothing)"}
              </ChoiceLabel>
            ))}
          </fieldset>
        ))}
        <Odd aria-label="Look at this first">
          <h3>Look at this first</h3>
          <ul>
            {[...silent, ...odditiesOf(draft.base, draft.values, new Date())].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Odd>
        {(["author", "note"] as const).map((name) => (
          <CampaignField
            key={name}
            path={name}
            value={draft[name]}
            problems={problems}
            onChange={(value) => change((now) => ({ ...now, [name]: value }))}
          />
        ))}
        {outcome.status === "failed" && (
          <ErrorText role="alert">Not published. {outcome.message}</ErrorText>
        )}
        <Actions>
          <PageButton type="submit" $variant="primary" disabled={isBusy || count === 0}>
            Publish {count === 1 ? "this change" : `these ${count} changes`}
          </PageButton>
          <PageButton $variant="quiet" onClick={() => dialog.current?.close()}>
            Go on editing
          </PageButton>
        </Actions>
      </form>
    </Dialog>
  );
}

/** Returns a sentence for each changed link that does not answer the server. */
function useSilentLinks(staffKey: string, base: FormValues, values: FormValues): string[] {
  const [silent, setSilent] = useState<string[]>([]);
  const links = changedLinks(base, values);
  const urls = JSON.stringify({ urls: links.map(({ url }) => url) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `urls` says what changed in `links`
  useEffect(() => {
    if (links.length === 0) return setSilent([]);
    const asked = { method: "POST", body: urls };
    void authorisedJson(SilentLinks, fetch, staffKey, PATHS.checkLinks, asked).then((read) => {
      const found = links.filter(({ url }) => !read.ok || read.value.silent.includes(url));
      setSilent(
        found.map(({ label, url }) =>
          read.ok ? `${label} does not answer: ${url}` : `${label} could not be tried: ${url}`,
        ),
      );
    });
  }, [urls, staffKey]);
  return silent;
}

const Dialog = styled.dialog`
  inline-size: min(48rem, 100% - 2 * ${SPACE.m});
  padding: ${SPACE.l};
  border: 3px solid ${colour("ink")};
  box-shadow: 6px 6px 0 ${colour("ink")};
  background: ${colour("paperRaised")};
  color: ${colour("ink")};
  &::backdrop {
    background: ${colour("scrim")};
  }
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${SPACE.l};
  }
  fieldset {
    margin: 0;
    border: 2px solid ${colour("urgent")};
    overflow-wrap: anywhere;
  }
  legend {
    font-weight: 700;
  }
`;

const Odd = styled.section`
  border-inline-start: 6px solid ${colour("marigold")};
  padding-inline-start: ${SPACE.m};
  overflow-wrap: anywhere;
  &:not(:has(li)) {
    display: none;
  }
  h3 {
    font-size: inherit;
  }
  ul {
    margin: 0;
    padding-inline-start: ${SPACE.l};
  }
`;
