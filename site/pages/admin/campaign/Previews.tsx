import { useMemo, useState } from "react";
import styled from "styled-components";
import { parseCampaign } from "../../../../api/contract/campaign/campaign.ts";
import { DraftPages } from "../../../../api/contract/campaign/campaign-api.ts";
import { PATHS } from "../../../../api/contract/paths.ts";
import { Spinner } from "../../../../widget/components/Spinner.tsx";
import { colour, SPACE } from "../../../../widget/theme/tokens.ts";
import { useSend } from "../../../access/requests.ts";
import { Actions, ErrorText, PageButton, Panel } from "../../../access/StaffPage.tsx";
import { linkTo } from "../../../routes.ts";
import { SIZE } from "../../../style/type.ts";
import { useForm } from "./form.ts";
import { documentOf, type FormValues } from "./form-values.ts";
import { languageName } from "./wording.ts";

/**
 * What is edited, as it will look: the letter to all TDs or to one, the second letter, or what a
 * supporter says on the phone. It follows the field that has the focus.
 */
export function LetterPreview() {
  const { values, edited } = useForm();
  const [, language = "en", field = ""] = /^texts\.(\w+)\.(.+)$/.exec(edited) ?? [];
  const text = (name: string) => values[`texts.${language}.${name}`] ?? "";
  const body = text("letter.body");
  const toOne = text("letter.salutationToOne").replace("{name}", "Ní Shampla");
  const date = language === "ga" ? "9 Samhain" : "9 November";
  const [name, shown] =
    field === "call"
      ? ["On the phone", text("call")]
      : field === "followUp"
        ? ["The second letter", text("followUp").replace("{date}", date)]
        : ["The letter", field.endsWith("ToOne") ? body.replace(/^.*/, () => toOne) : body];
  return (
    <Sheet aria-label="Preview" lang={language}>
      <p lang="en">{`${name} in ${languageName(language)}`}</p>
      {field !== "call" && <strong>{text("letter.subject")}</strong>}
      <pre>{shown}</pre>
    </Sheet>
  );
}

/* A typed page. */
const Sheet = styled(Panel)`
  padding: ${SPACE.xl} ${SPACE.l};
  font-size: ${SIZE.small};
  > p {
    color: ${colour("inkSoft")};
  }
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
  const { values, edited } = useForm();
  const { post, isBusy, failure, refuse } = useSend();
  const [shown, setShown] = useState<{ pages: DraftPages["pages"]; values: FormValues }>();
  const [chosen, setPath] = useState<string | null>(null);
  const pages = shown?.pages ?? [];
  const wanted = chosen ?? pageOf(edited);
  const page = pages.find(({ path }) => path === wanted) ?? pages[0];
  const ask = async () => {
    // A campaign in the state `draft` is rendered as `live`, because its own page only says that it
    // opens soon.
    const state = values.state === "draft" ? "live" : (values.state ?? "");
    const campaign = parseCampaign(documentOf({ ...values, state }));
    if (!campaign.ok) return refuse("First correct the fields that are marked.");
    const rendered = await post(DraftPages, PATHS.draftPages, { campaign: campaign.value });
    if (rendered === null) return;
    setShown({ values, pages: rendered.pages.filter(({ path }) => path !== "*") });
  };
  return (
    <section aria-label="Preview">
      <h3>Preview</h3>
      <p>
        The page with what you edit, and every other one; only you see it. Links and buttons do
        nothing here.
      </p>
      <Actions>
        <PageButton aria-disabled={isBusy} onClick={() => void ask()}>
          {page ? "Show them again" : "Show the pages"}
        </PageButton>
        {page && (
          <label>
            Page
            <select value={page.path} onChange={({ target }) => setPath(target.value)}>
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
          shown &&
          shown.values !== values &&
          "You changed the draft since. Press the button to see it."
        )}
      </p>
      {failure && <ErrorText role="alert">{failure}</ErrorText>}
      {page && <FramedPage key={page.path} {...page} />}
    </section>
  );
}

/** Returns the page that shows a field. */
function pageOf(edited: string): string {
  const page = edited.includes(".answers.") ? "/they-answered" : "/";
  return linkTo(page, edited.startsWith("texts.ga.") ? "ga" : "en");
}

/**
 * A rendered page of the site in a frame that runs no scripts, sends no forms and opens no pages. Its
 * links would show the published page, so each is to open one. Its styles are adopted when it is
 * there: the frame inherits the policy of this page, which refuses them in the text.
 */
function FramedPage({ path, html }: { path: string; html: string }) {
  const still = useMemo(() => {
    let css = "";
    const bare = html
      .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
      .replaceAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g, (_, rules: string) => {
        css += rules;
        return "";
      })
      .replace("<head>", '<head><base target="_blank">');
    return { bare, css };
  }, [html]);
  return (
    <Frame
      title={`The page ${path} with your draft`}
      sandbox="allow-same-origin"
      srcDoc={still.bare}
      onLoad={({ currentTarget: { contentDocument: framed } }) => {
        if (!framed?.defaultView) return;
        const sheet = new framed.defaultView.CSSStyleSheet();
        sheet.replaceSync(still.css);
        framed.adoptedStyleSheets = [sheet];
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
