import { useMemo } from "react";
import styled from "styled-components";
import { colour } from "../../../../widget/theme/tokens.ts";

/** A rendered page of the site in a frame that runs no scripts. */
export function FramedPage({ title, html }: { title: string; html: string }) {
  const page = useMemo(() => partsOf(html), [html]);
  return (
    <Page
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
  const bare = html.replaceAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g, (_, css: string) => {
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

const Page = styled.iframe`
  inline-size: 100%;
  block-size: min(80vh, 56rem);
  border: 3px solid ${colour("ink")};
  background: ${colour("paper")};
`;
