import { useDeferredValue, useMemo, useState } from "react";
import styled from "styled-components";
import { parseCampaign } from "../../../../api/contract/campaign/campaign.ts";
import { type CampaignValues, DraftPages } from "../../../../api/contract/campaign/campaign-api.ts";
import { READER_KINDS, type ReaderKind } from "../../../../api/contract/campaign/reader-kinds.ts";
import type { Language } from "../../../../api/contract/language.ts";
import { PATHS } from "../../../../api/contract/paths.ts";
import { SegmentedControl } from "../../../../widget/components/SegmentedControl.tsx";
import { Spinner } from "../../../../widget/components/Spinner.tsx";
import { colour, SPACE } from "../../../../widget/theme/tokens.ts";
import { useSend } from "../../../access/requests.ts";
import { Actions, ErrorText, PageButton, Panel } from "../../../access/StaffPage.tsx";
import { SIZE } from "../../../style/type.ts";
import { useForm } from "./form.ts";
import { documentOf, hasIrish, letterIn } from "./form-values.ts";
import { draftReaders, readerName } from "./readers.ts";
import { labelOf, languageName } from "./wording.ts";

/** The letter of the draft as one TD reads it, or all TDs of a constituency, in either language. */
export function LetterPreview() {
  const { values, tds } = useForm();
  const [wanted, setWanted] = useState<Language>("en");
  const [selected, select] = useState("");
  const language = hasIrish(values) ? wanted : "en";
  // The records of all TDs take longer to put together than a key to press.
  const latest = useDeferredValue(values);
  const { readers, letterFor } = useMemo(
    () => draftReaders(latest, tds, language),
    [latest, tds, language],
  );
  const constituencies = [...new Set(readers.map(({ constituency }) => constituency))];
  const [first = ""] = constituencies;
  const name = selected || first;
  const recipients = readers.filter((td) => td.constituency === name || readerName(td) === name);
  const { subject, body } =
    recipients.length > 0 ? letterFor(recipients) : letterIn(latest, language);
  return (
    // The panel scrolls, so it must take keyboard focus.
    <LetterPanel tabIndex={0} aria-label="Preview">
      {readers.length > 0 && (
        <label>
          As it reads to
          <select value={name} onChange={({ target }) => select(target.value)}>
            <optgroup label="All TDs of a constituency">
              {constituencies.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </optgroup>
            {KINDS.map((kind) => {
              const group = readers.filter((each) => each.kind === kind);
              return (
                group.length > 0 && (
                  <optgroup key={kind} label={`${kindName(kind)}: ${group.length}`}>
                    {group.map((td) => (
                      <option key={readerName(td)}>{readerName(td)}</option>
                    ))}
                  </optgroup>
                )
              );
            })}
          </select>
        </label>
      )}
      {hasIrish(values) && (
        <SegmentedControl
          title="Language of the letter"
          titleHidden
          options={(["en", "ga"] as const).map((value) => ({ value, name: languageName(value) }))}
          value={language}
          onChange={setWanted}
        />
      )}
      <strong lang={language}>{subject}</strong>
      <pre lang={language}>{body}</pre>
    </LetterPanel>
  );
}

/** In the order in which they hold. */
const KINDS = Object.keys(READER_KINDS) as ReaderKind[];

/** Returns the label of a kind's request without what the request may hold. */
function kindName(kind: ReaderKind): string {
  return labelOf(`texts.en.requests.${kind}`).replace(/;.*/, "");
}

const LetterPanel = styled(Panel)`
  padding: ${SPACE.xl} ${SPACE.l};
  font-size: ${SIZE.small};
  pre {
    margin: 0;
    font: inherit;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  @container (min-width: 75rem) {
    position: sticky;
    inset-block-start: ${SPACE.l};
    max-block-size: calc(100vh - 8rem);
    overflow-y: auto;
  }
`;

/** The pages of the site with the draft, rendered by the server for staff only. */
export function PagePreview() {
  const { values } = useForm();
  const { post, isBusy, failure, refuse } = useSend();
  const [preview, setPreview] = useState<{ pages: DraftPages["pages"]; values: CampaignValues }>();
  const [selectedPath, selectPath] = useState("/");
  const pages = preview?.pages ?? [];
  const page = pages.find(({ path }) => path === selectedPath) ?? pages[0];
  const render = async () => {
    // The server renders a campaign in the state `draft` as `live`: the page of a draft has no texts.
    const state = values.state === "draft" ? "live" : (values.state ?? "");
    const campaign = parseCampaign(documentOf({ ...values, state }));
    if (!campaign.ok) return refuse("First correct the fields that are marked.");
    const draft = await post(DraftPages, PATHS.draftPages, { campaign: campaign.value });
    if (draft === null) return;
    setPreview({ values, pages: draft.pages.filter(({ path }) => path !== "*") });
  };
  return (
    <section aria-label="Preview">
      <h3>Preview</h3>
      <p>Every page with your draft, which only you see. Links and buttons do nothing here.</p>
      <Actions>
        <PageButton aria-disabled={isBusy} onClick={() => void render()}>
          {page ? "Show them again" : "Show the pages"}
        </PageButton>
        {page && (
          <label>
            Page
            <select value={page.path} onChange={({ target }) => selectPath(target.value)}>
              {pages.map(({ path }) => (
                <option key={path}>{path}</option>
              ))}
            </select>
          </label>
        )}
      </Actions>
      <p role="status">
        {isBusy ? (
          <>
            <Spinner /> <span>The server renders the pages …</span>
          </>
        ) : (
          preview &&
          preview.values !== values &&
          "You changed the draft since. Press the button to see it."
        )}
      </p>
      {failure && <ErrorText role="alert">{failure}</ErrorText>}
      {page && <FramedPage key={page.path} {...page} />}
    </section>
  );
}

/**
 * A rendered page in a frame without scripts and forms. A link, which would show the published page,
 * opens nothing. The frame inherits this page's policy, which refuses inline styles: the frame adopts
 * the page's styles when the page has loaded.
 */
function FramedPage({ path, html }: { path: string; html: string }) {
  const { css, plainHtml } = useMemo(() => {
    let css = "";
    const plainHtml = html
      .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
      .replaceAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g, (_, rules: string) => {
        css += rules;
        return "";
      })
      .replace("<head>", '<head><base target="_blank">');
    return { css, plainHtml };
  }, [html]);
  return (
    <Frame
      title={`The page ${path} with your draft`}
      sandbox="allow-same-origin"
      srcDoc={plainHtml}
      onLoad={({ currentTarget: { contentDocument: page } }) => {
        if (!page?.defaultView) return;
        const sheet = new page.defaultView.CSSStyleSheet();
        sheet.replaceSync(css);
        page.adoptedStyleSheets = [sheet];
      }}
    />
  );
}

const Frame = styled.iframe`
  inline-size: 100%;
  block-size: min(80vh, 56rem);
  border: 3px solid ${colour("ink")};
  background: ${colour("paper")};
`;
