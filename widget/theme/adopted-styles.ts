/** A target for styled-components whose rules a shadow root adopts. */
export type AdoptedStyles = {
  /** Receives the `<style>` elements. It is never added to a document. */
  target: HTMLElement;
  /** Applies the rules, and later changes of them, to a shadow root. Returns a detach function. */
  attach: (root: ShadowRoot) => () => void;
};

/**
 * Returns styles that are written as `<style>` text and applied as a constructed style sheet.
 *
 * A host page with `style-src 'self'` also blocks `<style>` elements in the element's shadow root,
 * and styled-components then applies nothing. Constructed style sheets are always allowed.
 *
 * @param base rules that come before all others
 */
export function createAdoptedStyles(base: string): AdoptedStyles {
  const target = document.createElement("div");
  return {
    target,
    attach(root) {
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
