/**
 * Returns a target into which styled-components writes `<style>` elements, and whose rules a shadow
 * root adopts as constructed style sheets: a host page with `style-src 'self'` blocks `<style>`
 * elements in the shadow root too.
 *
 * @param base rules that come before all others
 */
export function createAdoptedStyles(base: string) {
  const target = document.createElement("div");
  return {
    target,
    /** Applies the rules, and later ones. Returns a function that ends it. */
    attach(root: ShadowRoot): () => void {
      const sheets: CSSStyleSheet[] = [];
      const known = new Set<Node>();
      // A sheet of their own for each batch of rules: a change of the first sheet, which has rules for
      // every element, would recompute all styles while a press waits for its response. So the order
      // of two components is that of their first rendering, and no rule may depend on another.
      const adopt = (rules: string) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        sheets.push(sheet);
        root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      };
      // Each text node is one rule and does not change.
      const update = () => {
        const added = [...target.children]
          .flatMap((style) => [...style.childNodes])
          .filter((text) => !known.has(text));
        for (const text of added) known.add(text);
        if (added.length > 0) adopt(added.map(({ textContent }) => textContent).join(""));
      };
      const observer = new MutationObserver(update);
      observer.observe(target, { childList: true, subtree: true });
      adopt(base);
      update();
      return () => {
        observer.disconnect();
        root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => !sheets.includes(each));
      };
    },
  };
}
