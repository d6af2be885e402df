import { useDeferredValue, useId, useMemo, useState } from "react";
import styled from "styled-components";
import { parseCampaign } from "../../../../api/contract/campaign/campaign.ts";
import { type CampaignValues, DraftPages } from "../../../../api/contract/campaign/campaign-api.ts";
import { READER_KINDS, type ReaderKind } from "../../../../api/contract/campaign/reader-kinds.ts";
import type { Language } from "../../../../api/contract/language.ts";
import { PATHS } from "../../../../api/contract/paths.ts";
import { fold } from "../../../../api/contract/text.ts";
import { SegmentedControl } from "../../../../widget/components/SegmentedControl.tsx";
import { Spinner } from "../../../../widget/components/Spinner.tsx";
import { colour, SPACE } from "../../../../widget/theme/tokens.ts";
import { useSend } from "../../../access/requests.ts";
import { Actions, ErrorText, PageButton, Panel, Part } from "../../../access/StaffPage.tsx";
import { linkTo } from "../../../routes.ts";
import { stack } from "../../../style/layout.ts";
import { SIZE } from "../../../style/type.ts";
import { FieldBox } from "./CampaignField.tsx";
import { documentOf, hasIrish, useForm } from "./form.ts";
import { draftLetters } from "./readers.ts";
import { labelOf, languageName } from "./wording.ts";

/** The letter to all TDs or to one, the second letter, the one that asks to meet, or the call, whichever has a field with the focus. */
export function LetterPreview() {
  const { values, focusPath } = useForm();
  const [, language = "en", part = ""] = /^texts\.(\w+)\.(.+)$/.exec(focusPath) ?? [];
  const text = (name: string) => values[`texts.${language}.${name}`] ?? "";
  const body = withRequest(text("letter.body"), part, text(part));
  const toOne = text("letter.salutationToOne").replace("{name}", "Ní Shampla");
  const date = language === "ga" ? "9 Samhain" : "9 November";
  const isMeeting = part.startsWith("meeting.");
  const isToOne = /ToOne$|^requests\./.test(part);
  const [name, content] =
    part === "call"
      ? ["On the phone", text("call")]
      : part.startsWith("followUp")
        ? ["The second letter", text(part).replace("{date}", date)]
        : isMeeting
          ? ["The letter that asks to meet", text("meeting.body")]
          : ["The letter", isToOne ? body.replace(/^.*/, () => toOne) : body];
  return (
    // The panel scrolls, so it must take keyboard focus.
    <LetterPanel tabIndex={0} aria-label="Preview" lang={language}>
      <p lang="en">{`${name} in ${languageName(language)}`}</p>
      {part !== "call" && <strong>{text(isMeeting ? "meeting.subject" : "letter.subject")}</strong>}
      <pre>{content}</pre>
    </LetterPanel>
  );
}

/** Returns a letter with the text of a part in the paragraph before the closing words: a request, or thanks. */
function withRequest(body: string, part: string, text: string): string {
  const paragraphs = body.trimEnd().split("\n\n");
  const last = paragraphs.at(-2) ?? "";
  if (part.startsWith("requests.")) paragraphs.splice(-2, 1, text);
  if (part.startsWith("thanks.")) paragraphs.splice(-2, 1, `${text} ${last}`);
  return paragraphs.join("\n\n");
}

const LetterPanel = styled(Panel)`
  padding: ${SPACE.xl} ${SPACE.l};
  font-size: ${SIZE.small};
  > p {
    color: ${colour("inkSoft")};
  }
  pre {
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
  const { values, focusPath } = useForm();
  const { post, isBusy, failure, refuse } = useSend();
  const [preview, setPreview] = useState<{ pages: DraftPages["pages"]; values: CampaignValues }>();
  const [selectedPath, selectPath] = useState<string | null>(null);
  const pages = preview?.pages ?? [];
  const pagePath = selectedPath ?? pageOf(focusPath);
  const page = pages.find(({ path }) => path === pagePath) ?? pages[0];
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
      <p>
        The page with what you edit, and every other one; only you see it. Links and buttons do
        nothing here.
      </p>
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

function pageOf(path: string): string {
  const page = path.includes(".answers.") ? "/they-answered" : "/";
  return linkTo(page, path.startsWith("texts.ga.") ? "ga" : "en");
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

/** Every TD with the request that ends the letter, before the draft is published, once the fold is open. */
export function ReaderList() {
  const { tds } = useForm();
  const [isOpen, setOpen] = useState(false);
  return (
    <Part>
      <h3>As each TD reads it</h3>
      {tds.length === 0 ? (
        <p>The list of TDs is not available now.</p>
      ) : (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{`The last request to each of ${tds.length} TDs, with your draft`}</summary>
          {isOpen && <Requests />}
        </details>
      )}
    </Part>
  );
}

function Requests() {
  const { values, tds } = useForm();
  const searchId = useId();
  const [wanted, setWanted] = useState<Language>("en");
  const [search, setSearch] = useState("");
  const hasIrishTexts = hasIrish(values);
  const language = hasIrishTexts ? wanted : "en";
  // A letter to each TD takes longer to make than a key to press.
  const latest = useDeferredValue(values);
  const { requests, tooLong } = useMemo(
    () => draftLetters(latest, tds, language),
    [latest, tds, language],
  );
  const found = requests.filter(({ name, constituency }) =>
    fold(`${name} ${constituency}`).includes(fold(search)),
  );
  // In the order in which they hold.
  const kinds = (Object.keys(READER_KINDS) as ReaderKind[]).map((kind) => ({
    kind,
    // The label of its request, without what the request may hold.
    name: labelOf(`texts.en.requests.${kind}`).replace(/;.*/, ""),
    letters: found.filter((each) => each.kind === kind),
  }));
  return (
    <List>
      {hasIrishTexts && (
        <SegmentedControl
          title="Language of the letter"
          options={(["en", "ga"] as const).map((value) => ({ value, name: languageName(value) }))}
          value={language}
          onChange={setWanted}
        />
      )}
      <FieldBox>
        <label htmlFor={searchId}>Find a TD by name or constituency</label>
        <input
          id={searchId}
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </FieldBox>
      <p role="status">{`${found.length} of ${requests.length} TDs`}</p>
      {tooLong.length > 0 && (
        <ErrorText>
          {`Too long for every link, so supporters have to paste it: the letter to ${tooLong.join("; ")}.`}
        </ErrorText>
      )}
      {kinds.map(
        ({ kind, name, letters }) =>
          letters.length > 0 && (
            <section key={kind}>
              <h4>{`${name}: ${letters.length}`}</h4>
              <ul>
                {letters.map(({ name, constituency, request }) => (
                  <li key={`${name} ${constituency}`}>
                    <strong>{`${name}, ${constituency}`}</strong>
                    <p lang={language}>{request}</p>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </List>
  );
}

const List = styled.div`
  ${stack("l")}
  padding-block: ${SPACE.m};
  && section {
    gap: ${SPACE.s};
  }
  h4 {
    font-size: ${SIZE.body};
  }
  && ul {
    padding: 0;
    list-style: none;
  }
  li {
    padding-block: ${SPACE.m};
    border-block-start: 1px solid ${colour("rule")};
    overflow-wrap: anywhere;
  }
  li p {
    max-inline-size: 44rem;
  }
`;
