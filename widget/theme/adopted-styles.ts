/**
 * Returns a target into which styled-components writes `<style>` elements, and whose rules a shadow
 * root adopts as a constructed style sheet: a host page with `style-src 'self'` blocks `<style>`
 * elements in the shadow root too.
 *
 * @param base rules that come before all others
 */
export function createAdoptedStyles(base: string) {
  const target = document.createElement("div");
  return {
    target,
    /** Applies the rules, and later changes of them. Returns a function that ends it. */
    attach(root: ShadowRoot): () => void {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(base);
      const { length } = sheet.cssRules;
      const inserted = new Set<Node>();
      // Each text node is one rule and does not change. Replacing the whole sheet would recompute
      // all styles.
      const update = () => {
        let index = length;
        for (const style of target.children) {
          for (const text of style.childNodes) {
            try {
              if (!inserted.has(text)) sheet.insertRule(`${text.textContent}`, index);
              inserted.add(text);
              index += 1;
            } catch {
              // The browser does not know the rule's selector.
            }
          }
        }
      };
      const observer = new MutationObserver(update);
      observer.observe(target, { childList: true, subtree: true });
      update();
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      return () => {
        observer.disconnect();
        root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
      };
    },
  };
}
