/** `<bia-letter-count>`, the badge: a file of its own, without the element's libraries. */
import { fields, isCount } from "../api/contract/json.ts";
import type { Language } from "../api/contract/language.ts";
import { PARTNER_NAME } from "../api/contract/names.ts";
import { nearestLanguage, onLanguageChange } from "./theme/ancestors.ts";
import { isSupported } from "./theme/browser-floor.ts";
import { ELEMENT_COLOURS } from "./theme/tokens.ts";

export type {} from "./element-types.d.ts";

const TAG = "bia-letter-count";

/** An import of the contract's paths would add all of them to the file. */
const COUNT_PATH = "/api/partner-count";

/** The server counts once a minute. A hidden page asks no more. */
const REFRESH_MS = 60_000;
const TIMEOUT_MS = 10_000;

const TEXTS: Record<Language, (count: string, isOne: boolean) => string> = {
  en: (count, isOne) => `${count} ${isOne ? "letter" : "letters"} from our visitors`,
  ga: (count) => `${count} litir ónár gcuairteoirí`,
};

const CSS = `
:host { display: inline-block }
:host([hidden]) { display: none }
[part] {
  display: inline-block;
  padding: .35em .7em;
  border: 2px solid;
  border-radius: var(--bia-radius, 0);
  background: var(--bia-paper, ${ELEMENT_COLOURS.marigold.light});
  color: var(--bia-ink, ${ELEMENT_COLOURS.onMarigold.light});
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
}`;

/**
 * Returns the class of the badge, whose script came from `scriptUrl`.
 *
 * @attr {string} partner - name of the partner: 1 to 40 of `a-z 0-9 -`
 * @attr {string} api-base - absolute address of the campaign site; default: the script's site
 * @attr {"en" | "ga"} lang - language; default: the nearest `lang` of the page
 * @csspart count - the number with its text
 * @cssprop --bia-ink - text and border
 * @cssprop --bia-paper - background
 * @cssprop --bia-radius - corner radius
 */
function createBadgeClass(scriptUrl: string) {
  const styles = new CSSStyleSheet();
  styles.replaceSync(CSS);

  return class LetterCountElement extends HTMLElement {
    static readonly observedAttributes = ["partner", "api-base", "lang"];

    readonly #root = this.attachShadow({ mode: "open" });
    /** The address that was asked, null before the first request, and the number there. */
    #address: string | null = null;
    #count: number | null = null;
    #stop: (() => void) | null = null;

    connectedCallback() {
      this.#root.adoptedStyleSheets = [styles];
      const timer = setInterval(() => {
        if (document.visibilityState === "visible") void this.#refresh();
      }, REFRESH_MS);
      const stopFollowing = onLanguageChange(this, () => this.#show());
      this.#stop = () => {
        clearInterval(timer);
        stopFollowing();
      };
      void this.#refresh();
    }

    disconnectedCallback() {
      this.#stop?.();
      this.#stop = null;
    }

    attributeChangedCallback() {
      if (this.#stop !== null) void this.#refresh();
    }

    async #refresh() {
      const address = this.#addressNow();
      if (address !== this.#address) {
        if (address === "") console.warn(`<${TAG}> needs a partner: 1 to 40 of a-z, 0-9 and -`);
        this.#address = address;
        this.#count = null;
      }
      this.#show();
      const count = address === "" ? null : await fetchCount(address);
      // The page may have set another partner or campaign meanwhile.
      if (address !== this.#address) return;
      this.#count = count;
      this.#show();
    }

    /** The address of the number; empty without a valid partner. */
    #addressNow(): string {
      const partner = this.getAttribute("partner") ?? "";
      if (!PARTNER_NAME.test(partner)) return "";
      const path = `${COUNT_PATH}?partner=${partner}`;
      // The oldest supported browsers do not have URL.canParse.
      try {
        return new URL(path, this.getAttribute("api-base") ?? scriptUrl).href;
      } catch {
        return new URL(path, scriptUrl).href;
      }
    }

    #show() {
      const language = nearestLanguage(this);
      const count = this.#count;
      const content = document.createElement(count === null ? "slot" : "span");
      if (count !== null) {
        content.setAttribute("part", "count");
        content.lang = language;
        content.textContent = TEXTS[language](count.toLocaleString("en-IE"), count === 1);
      }
      this.#root.replaceChildren(content);
    }
  };
}

/** Returns the number at an address; null without a valid reply. Never rejects. */
async function fetchCount(address: string): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(address, { credentials: "omit", signal });
    const { success, count } = fields(await response.json());
    return success === true && isCount(count) ? count : null;
  } catch {
    return null;
  }
}

// Without a DOM nothing is defined, so the module can be imported on a server.
if (typeof customElements !== "undefined" && isSupported() && !customElements.get(TAG)) {
  customElements.define(TAG, createBadgeClass(import.meta.url));
}
