import { useState } from "react";
import styled from "styled-components";
import { parseCampaign } from "../../../../api/contract/campaign/campaign.ts";
import { type CampaignValues, DraftPages } from "../../../../api/contract/campaign/campaign-api.ts";
import { PATHS } from "../../../../api/contract/paths.ts";
import { Spinner } from "../../../../widget/components/Spinner.tsx";
import { colour, SPACE } from "../../../../widget/theme/tokens.ts";
import { useSend } from "../../../access/requests.ts";
import { Actions, ErrorText, PageButton, Panel } from "../../../access/StaffPage.tsx";
import { linkTo } from "../../../routes.ts";
import { SIZE } from "../../../style/type.ts";
import { useForm } from "./form.ts";
import { documentOf } from "./form-values.ts";
import { withRequest } from "./readers.ts";
import { languageName } from "./wording.ts";

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
  const styles = [...html.matchAll(STYLE)].map(([, rules]) => rules);
  return (
    <Frame
      title={`The page ${path} with your draft`}
      sandbox="allow-same-origin"
      srcDoc={html
        .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
        .replaceAll(STYLE, "")
        .replace("<head>", '<head><base target="_blank">')}
      onLoad={({ currentTarget: { contentDocument: page } }) => {
        if (!page?.defaultView) return;
        const sheet = new page.defaultView.CSSStyleSheet();
        sheet.replaceSync(styles.join(""));
        page.adoptedStyleSheets = [sheet];
      }}
    />
  );
}

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

const Frame = styled.iframe`
  inline-size: 100%;
  block-size: min(80vh, 56rem);
  border: 3px solid ${colour("ink")};
  background: ${colour("paper")};
`;
