import { useId, useMemo, useState } from "react";
import styled from "styled-components";
import { parseCampaign } from "../../../../api/contract/campaign/campaign.ts";
import type { DraftPages } from "../../../../api/contract/campaign/campaign-api.ts";
import { Spinner } from "../../../../widget/kit/Spinner.tsx";
import { colour, SPACE } from "../../../../widget/theme/tokens.ts";
import { fieldStyle } from "../../../kit/field-style.ts";
import { WIDE } from "../../../kit/layout.ts";
import { ErrorText, PanelHeading } from "../../admin/panels.tsx";
import { PageButton } from "../../PageButton.tsx";
import { fetchDraftPages } from "../campaign-client.ts";
import { documentOf, type FormValues } from "../form-values.ts";
import { PAGES_TEXTS } from "../wording.ts";

type Asked =
  | { status: "idle" | "asking" }
  | { status: "failed"; message: string }
  | { status: "shown"; pages: DraftPages["pages"]; values: FormValues };

/** The pages of the site with the draft, rendered by the server for staff only. */
export function PagePreview({ staffKey, values }: { staffKey: string; values: FormValues }) {
  const id = useId();
  const [asked, setAsked] = useState<Asked>({ status: "idle" });
  const [path, setPath] = useState("/");
  const pages = asked.status === "shown" ? asked.pages : [];
  const html = pages.find((page) => page.path === path)?.html;

  const ask = async () => {
    // A campaign in the state `draft` is rendered as `live`, because its own page only says that it
    // opens soon.
    const shown = values.state === "draft" ? { ...values, state: "live" } : values;
    const campaign = parseCampaign(documentOf(shown));
    if (!campaign.ok) return setAsked({ status: "failed", message: PAGES_TEXTS.refused });
    setAsked({ status: "asking" });
    const fetched = await fetchDraftPages(fetch, staffKey, campaign.value);
    setAsked(
      fetched.ok
        ? { status: "shown", values, pages: fetched.value.filter((page) => page.path !== "*") }
        : { status: "failed", message: fetched.failure.message },
    );
  };

  return (
    <PagesSection aria-label={PAGES_TEXTS.title}>
      <PanelHeading>{PAGES_TEXTS.title}</PanelHeading>
      <p>{PAGES_TEXTS.note}</p>
      <Controls>
        <PageButton aria-disabled={asked.status === "asking"} onClick={() => void ask()}>
          {asked.status === "shown" ? PAGES_TEXTS.again : PAGES_TEXTS.show}
        </PageButton>
        {pages.length > 0 && (
          <div>
            <label htmlFor={id}>{PAGES_TEXTS.page}</label>
            <select id={id} value={path} onChange={({ target }) => setPath(target.value)}>
              {pages.map((page) => (
                <option key={page.path}>{page.path}</option>
              ))}
            </select>
          </div>
        )}
      </Controls>
      <p role="status">
        {asked.status === "asking" && (
          <>
            <Spinner /> {PAGES_TEXTS.asking}
          </>
        )}
        {asked.status === "shown" && asked.values !== values && PAGES_TEXTS.old}
      </p>
      {asked.status === "failed" && <ErrorText role="alert">{asked.message}</ErrorText>}
      {html !== undefined && <FramedPage key={path} title={PAGES_TEXTS.frame(path)} html={html} />}
    </PagesSection>
  );
}

/** A rendered page of the site in a frame that runs no scripts. */
function FramedPage({ title, html }: { title: string; html: string }) {
  const page = useMemo(() => partsOf(html), [html]);
  return (
    <Frame
      title={title}
      sandbox="allow-same-origin"
      srcDoc={page.html}
      onLoad={({ currentTarget }) => adoptStyles(currentTarget, page.styles)}
    />
  );
}

/** A page for a frame without scripts. */
type Parts = {
  html: string;
  /** The page's own styles, which the policy of the page around the frame would refuse as text. */
  styles: readonly string[];
};

/**
 * Returns a rendered page without scripts, its styles apart, and with links that lead nowhere: in
 * the frame they would show the published page.
 */
function partsOf(html: string): Parts {
  const styles: string[] = [];
  // Taken out as text, because parsing them would already violate the policy.
  const bare = html.replaceAll(/<style\b[^>]*>([^<]*)<\/style>/g, (_, css: string) => {
    styles.push(css);
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
  return { html: `<!doctype html>${page.documentElement.outerHTML}`, styles };
}

/** Gives the document of a frame the page's styles as constructed style sheets. */
function adoptStyles(frame: HTMLIFrameElement, styles: readonly string[]): void {
  const page = frame.contentDocument;
  const view = page?.defaultView;
  if (!page || !view) return;
  page.adoptedStyleSheets = styles.map((css) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
}

const PagesSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.m};
  min-inline-size: 0;
  ${WIDE} {
    grid-column: 1 / -1;
  }
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${SPACE.l};
  label {
    margin-inline-end: ${SPACE.s};
    font-weight: 700;
  }
  select {
    ${fieldStyle}
  }
`;

const Frame = styled.iframe`
  inline-size: 100%;
  block-size: min(80vh, 56rem);
  border: 3px solid ${colour("ink")};
  background: ${colour("paper")};
`;
