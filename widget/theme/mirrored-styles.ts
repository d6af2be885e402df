/** A place for styled-components to write into, and the way from there into a shadow root. */
export type MirroredStyles = {
  /** What to write `<style>` elements into; it never joins a document. */
  target: HTMLElement;
  /** Makes a shadow root adopt the rules, now and as they change; returns how to end that. */
  attach: (root: ShadowRoot) => () => void;
};

/**
 * Rules that are written as `<style>` text and applied as a constructed sheet.
 *
 * A host page with `style-src 'self'` forbids `<style>` elements inside our
 * shadow root too, and styled-components then renders nothing at all.
 * Constructed sheets are allowed everywhere.
 *
 * @param base rules that stand before all others
 */
export function mirrorStyles(base: string): MirroredStyles {
  const target = document.createElement("div");
  const sheet = new CSSStyleSheet();
  const mirror = () => sheet.replaceSync(base + target.textContent);
  return {
    target,
    attach(root) {
      const observer = new MutationObserver(mirror);
      observer.observe(target, { childList: true, characterData: true, subtree: true });
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      mirror();
      return () => {
        observer.disconnect();
        root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
      };
    },
  };
}
