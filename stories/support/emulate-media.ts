import { emulateForcedColours } from "./forced-colours.ts";
import { applyPreferences, type MediaPreferences, NO_PREFERENCES } from "./media-preferences.ts";

const originalConditions = new WeakMap<CSSMediaRule, string>();
const constructedSheets = new Set<WeakRef<CSSStyleSheet>>();
const nativeMatchMedia = window.matchMedia.bind(window);
const nativeReplaceSync = CSSStyleSheet.prototype.replaceSync;
let current: MediaPreferences = NO_PREFERENCES;

window.matchMedia = (query) => nativeMatchMedia(applyPreferences(query, current));
CSSStyleSheet.prototype.replaceSync = function replaceSync(this: CSSStyleSheet, text: string) {
  nativeReplaceSync.call(this, text);
  constructedSheets.add(new WeakRef(this));
  rewriteRules(this.cssRules);
};
new MutationObserver(rewriteAllSheets).observe(document.head, {
  childList: true,
  characterData: true,
  subtree: true,
});

/**
 * Emulates system preferences in this document from now on. A page cannot change
 * them in its browser, so the product's media rules are rewritten in place, in the
 * document's style sheets and in constructed ones. `matchMedia` is patched above.
 */
export function emulateMedia(preferences: MediaPreferences): void {
  current = preferences;
  rewriteAllSheets();
  emulateForcedColours(preferences.contrast === "forced");
}

function rewriteAllSheets(): void {
  for (const sheet of document.styleSheets) rewriteRules(sheet.cssRules);
  for (const reference of constructedSheets) {
    const sheet = reference.deref();
    if (sheet === undefined) constructedSheets.delete(reference);
    else rewriteRules(sheet.cssRules);
  }
}

function rewriteRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = originalConditions.get(rule) ?? rule.media.mediaText;
      originalConditions.set(rule, original);
      const rewritten = applyPreferences(original, current);
      if (rule.media.mediaText !== rewritten) rule.media.mediaText = rewritten;
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)
      rewriteRules(rule.cssRules);
  }
}
