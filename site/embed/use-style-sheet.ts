import { useEffect } from "react";

/**
 * Adds rules to the page while the component is mounted. The rules are a constructed
 * style sheet, because the site's content security policy blocks inline styles.
 */
export function useStyleSheet(css: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css]);
}
