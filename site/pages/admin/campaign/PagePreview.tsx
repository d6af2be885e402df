import { useId, useMemo, useState } from "react";
import styled from "styled-components";
import { parseCampaign } from "../../../../api/contract/campaign/campaign.ts";
import { DraftPages } from "../../../../api/contract/campaign/campaign-api.ts";
import { localPath } from "../../../../api/contract/language.ts";
import { PATHS } from "../../../../api/contract/paths.ts";
import { Spinner } from "../../../../widget/parts/Spinner.tsx";
import { colour, SPACE } from "../../../../widget/theme/tokens.ts";
import { authorisedJson } from "../../../staff/authorised-request.ts";
import { Actions, ErrorText, PageButton, PanelHeading } from "../../../staff/panels.tsx";
import { fieldStyle } from "../../../style/field-style.ts";
import { documentOf, type FormValues } from "./form-values.ts";

/** A draft is rendered in a second; a machine that is busy needs much longer. */
const RENDER_TIMEOUT_MS = 60_000;

type Asked =
  | { status: "idle" | "asking" }
  | { status: "failed"; message: string }
  | { status: "shown"; pages: DraftPages["pages"]; values: FormValues };

/** The pages of the site with the draft, rendered by the server for staff only. */
export function PagePreview(props: { staffKey: string; values: FormValues; edited: string }) {
  const { staffKey, values, edited } = props;
  const id = useId();
  const [asked, setAsked] = useState<Asked>({ status: "idle" });
  const [chosen, setPath] = useState<string | null>(null);
  const pages = asked.status === "shown" ? asked.pages : [];
  const wanted = chosen ?? pageOf(edited);
  const path = pages.some((page) => page.path === wanted) ? wanted : "/";
  const html = pages.find((page) => page.path === path)?.html;

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
    const fetched = await authorisedJson(DraftPages, fetch, staffKey, PATHS.draftPages, {
      method: "POST",
      body: JSON.stringify({ campaign: campaign.value }),
      signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
    });
    if (!fetched.ok) return setAsked({ status: "failed", message: fetched.failure.message });
    const pages = fetched.value.pages.filter((page) => page.path !== "*");
    setAsked({ status: "shown", values, pages });
  };

  return (
    <PagesSection aria-label="Preview">
      <PanelHeading as="h3">Preview</PanelHeading>
      <p>
        The page with what you edit, and every other one; only you see it. Links and buttons do
        nothing here.
      </p>
      <Actions>
        <PageButton aria-disabled={asked.status === "asking"} onClick={() => void ask()}>
          {asked.status === "shown" ? "Show them again" : "Show the pages"}
        </PageButton>
        {pages.length > 0 && (
          <div>
            <label htmlFor={id}>Page</label>{" "}
            <select id={id} value={path} onChange={({ target }) => setPath(target.value)}>
              {pages.map((page) => (
                <option key={page.path}>{page.path}</option>
              ))}
            </select>
          </div>
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
      {html !== undefined && <FramedPage key={path} path={path} html={html} />}
    </PagesSection>
  );
}

/** Returns the page that shows a field. */
function pageOf(edited: string): string {
  const page = edited.includes(".answers.") ? "/they-answered" : "/";
  return localPath(page, edited.startsWith("texts.ga.") ? "ga" : "en");
}

/** A rendered page of the site in a frame that runs no scripts. */
function FramedPage({ path, html }: { path: string; html: string }) {
  const page = useMemo(() => stillPage(html), [html]);
  return (
    <iframe
      title={`The page ${path} with your draft`}
      sandbox="allow-same-origin"
      srcDoc={page.html}
      onLoad={({ currentTarget: { contentDocument: shown } }) => {
        if (!shown?.defaultView) return;
        const sheet = new shown.defaultView.CSSStyleSheet();
        sheet.replaceSync(page.css);
        shown.adoptedStyleSheets = [sheet];
      }}
    />
  );
}

/**
 * Returns a page without scripts, and with links that lead nowhere: they would show the published
 * page. Its styles are apart, as the frame inherits the policy of this page, which refuses them as text.
 */
function stillPage(html: string): { html: string; css: string } {
  let css = "";
  // Taken out as text, because parsing them would already violate the policy.
  const bare = html.replaceAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g, (_, rules: string) => {
    css += rules;
    return "";
  });
  const page = new DOMParser().parseFromString(bare, "text/html");
  for (const removed of page.querySelectorAll("script, link:not([rel=stylesheet])")) {
    removed.remove();
  }
  for (const link of page.querySelectorAll("a[href]")) link.removeAttribute("href");
  for (const control of page.querySelectorAll("button, input, select")) {
    control.setAttribute("disabled", "");
  }
  return { html: `<!doctype html>${page.documentElement.outerHTML}`, css };
}

const PagesSection = styled.section`
  display: grid;
  gap: ${SPACE.m};
  label {
    font-weight: 700;
  }
  select {
    ${fieldStyle}
  }
  iframe {
    inline-size: 100%;
    block-size: min(80vh, 56rem);
    border: 3px solid ${colour("ink")};
    background: ${colour("paper")};
  }
`;
