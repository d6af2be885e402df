import { use, useMemo, useState } from "react";
import styled from "styled-components";
import { parseCampaign } from "../../../../api/contract/campaign/campaign.ts";
import { DraftPages } from "../../../../api/contract/campaign/campaign-api.ts";
import { localPath } from "../../../../api/contract/language.ts";
import { PATHS } from "../../../../api/contract/paths.ts";
import { Spinner } from "../../../../widget/parts/Spinner.tsx";
import { colour, SPACE } from "../../../../widget/theme/tokens.ts";
import { authorisedJson } from "../../../staff/authorised-request.ts";
import { Actions, ErrorText, PageButton } from "../../../staff/StaffPage.tsx";
import { StaffKey } from "../../../staff/use-read.ts";
import { useForm } from "./form.ts";
import { documentOf, type FormValues } from "./form-values.ts";

/** A draft is rendered in a second; a machine that is busy needs much longer. */
const RENDER_TIMEOUT_MS = 60_000;

type Asked =
  | { status: "idle" | "asking" }
  | { status: "failed"; message: string }
  | { status: "shown"; pages: DraftPages["pages"]; values: FormValues };

/** The pages of the site with the draft, rendered by the server for staff only. */
export function PagePreview() {
  const key = use(StaffKey);
  const { values, edited } = useForm();
  const [asked, setAsked] = useState<Asked>({ status: "idle" });
  const [chosen, setPath] = useState<string | null>(null);
  const pages = asked.status === "shown" ? asked.pages : [];
  const wanted = chosen ?? pageOf(edited);
  const page = pages.find(({ path }) => path === wanted) ?? pages[0];

  const ask = async () => {
    // A campaign in the state `draft` is rendered as `live`, because its own page only says that it
    // opens soon.
    const shown = values.state === "draft" ? { ...values, state: "live" } : values;
    const campaign = parseCampaign(documentOf(shown));
    if (!campaign.ok) {
      const message = "First correct the fields that are marked.";
      return setAsked({ status: "failed", message });
    }
    setAsked({ status: "asking" });
    const fetched = await authorisedJson(DraftPages, fetch, key, PATHS.draftPages, {
      method: "POST",
      body: JSON.stringify({ campaign: campaign.value }),
      signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
    });
    if (!fetched.ok) return setAsked({ status: "failed", message: fetched.failure.message });
    const rendered = fetched.value.pages.filter(({ path }) => path !== "*");
    setAsked({ status: "shown", values, pages: rendered });
  };

  return (
    <PagesSection aria-label="Preview">
      <h3>Preview</h3>
      <p>
        The page with what you edit, and every other one; only you see it. Links and buttons do
        nothing here.
      </p>
      <Actions>
        <PageButton aria-disabled={asked.status === "asking"} onClick={() => void ask()}>
          {asked.status === "shown" ? "Show them again" : "Show the pages"}
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
        {asked.status === "asking" && (
          <>
            <Spinner /> The server renders the pages …
          </>
        )}
        {asked.status === "shown" &&
          asked.values !== values &&
          "You changed the draft since. Press the button to see it."}
      </p>
      {asked.status === "failed" && <ErrorText role="alert">{asked.message}</ErrorText>}
      {page && <FramedPage key={page.path} {...page} />}
    </PagesSection>
  );
}

/** Returns the page that shows a field. */
function pageOf(edited: string): string {
  const page = edited.includes(".answers.") ? "/they-answered" : "/";
  return localPath(page, edited.startsWith("texts.ga.") ? "ga" : "en");
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
    <iframe
      title={`The page ${path} with your draft`}
      sandbox="allow-same-origin"
      srcDoc={still.bare}
      onLoad={({ currentTarget: { contentDocument: shown } }) => {
        if (!shown?.defaultView) return;
        const sheet = new shown.defaultView.CSSStyleSheet();
        sheet.replaceSync(still.css);
        shown.adoptedStyleSheets = [sheet];
      }}
    />
  );
}

const PagesSection = styled.section`
  display: grid;
  gap: ${SPACE.m};
  iframe {
    inline-size: 100%;
    block-size: min(80vh, 56rem);
    border: 3px solid ${colour("ink")};
    background: ${colour("paper")};
  }
`;
