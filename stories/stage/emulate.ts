import { forceColours } from "./forced-colours.ts";
import { NO_WISHES, underWishes, type Wishes } from "./media.ts";

/**
 * Makes this document behave as if its reader had asked for something, which
 * no page can ask of its browser: the product's own media rules are switched
 * where they stand, in the document and in constructed sheets, and
 * `matchMedia` answers alike. The product's code is not touched.
 */
const written = new WeakMap<CSSMediaRule, string>();
const constructed = new Set<WeakRef<CSSStyleSheet>>();
const nativeMatchMedia = window.matchMedia.bind(window);
const nativeReplaceSync = CSSStyleSheet.prototype.replaceSync;
let wishes: Wishes = NO_WISHES;

window.matchMedia = (query) => nativeMatchMedia(underWishes(query, wishes));
CSSStyleSheet.prototype.replaceSync = function replaceSync(this: CSSStyleSheet, text: string) {
  nativeReplaceSync.call(this, text);
  constructed.add(new WeakRef(this));
  switchRules(this.cssRules);
};
new MutationObserver(switchAll).observe(document.head, {
  childList: true,
  characterData: true,
  subtree: true,
});

/** From now on this document's reader has these wishes. */
export function emulate(next: Wishes): void {
  wishes = next;
  switchAll();
  forceColours(wishes.contrast === "forced");
}

function switchAll(): void {
  for (const sheet of document.styleSheets) switchRules(sheet.cssRules);
  for (const held of constructed) {
    const sheet = held.deref();
    if (sheet === undefined) constructed.delete(held);
    else switchRules(sheet.cssRules);
  }
}

function switchRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, original);
      const switched = underWishes(original, wishes);
      if (rule.media.mediaText !== switched) rule.media.mediaText = switched;
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) switchRules(rule.cssRules);
  }
}
