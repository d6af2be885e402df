import reactToWebComponent from "@r2wc/react-to-web-component";
import { useLayoutEffect } from "react";
import {
  ATTRIBUTE_NAMES,
  type Attribute,
  defineReflectedProperties,
  parseAttribute,
  upgradeProperties,
  warningOf,
} from "./attributes.ts";
import { ThemedContactTd } from "./ContactTd.tsx";
import { createBrowserEffects } from "./effects/browser-effects.ts";
import { createOnDemandFiles, loadDebug, loadUnclosedTag } from "./on-demand-files.ts";
import { ContactContext } from "./state/contact-context.ts";
import { type ChoiceOrigin, chosenConstituency } from "./state/contact-state.ts";
import { type ContactStore, createContactStore } from "./state/contact-store.ts";
import { nearestLanguage, onLanguageChange } from "./theme/ancestors.ts";

/** The store of each element, by shadow root: r2wc passes only the root to the component. */
const STORES = new WeakMap<ShadowRoot, ContactStore>();

/** The component that r2wc mounts. */
function ElementRoot({ container }: { container: ShadowRoot }) {
  // The constructor has set the store.
  const store = STORES.get(container) as ContactStore;
  // The slot shows the light child until React has rendered, and React does not remove the slot.
  useLayoutEffect(() => {
    container.querySelector("slot")?.remove();
    const { campaignUrl } = store.api.getState().settings;
    // A text, such as a line's end, follows only an end tag.
    if (container.host.nextSibling instanceof Text || campaignUrl.startsWith(location.origin))
      return;
    void loadUnclosedTag().then((file) => file?.showContentOfUnclosedTag(container, campaignUrl));
  }, [container, store]);
  return (
    <ContactContext value={store}>
      <ThemedContactTd root={container} />
    </ContactContext>
  );
}

/** The class that r2wc returns. Its own types name only HTMLElement. */
type R2wcElement = new () => HTMLElement & {
  connectedCallback(): void;
  disconnectedCallback(): void;
};

/**
 * Creates the class of `<bia-contact-td>`: a visitor chooses a constituency, sees its TDs and
 * sends them the campaign's letter from their own mail.
 *
 * The class needs a DOM. It is created by a function so that this module can be imported without
 * one.
 *
 * @param scriptUrl address of the script; the default for `api-base`
 *
 * @attr {string} api-base - absolute address of the campaign site; default: the script's site
 * @attr {string} partner - name of the embedding site: 1 to 40 of `a-z 0-9 -`
 * @attr {Provider} [provider=gmail] - the mail service selected at first
 * @attr {string} constituency - name of the constituency to look up at once
 * @attr {string} place - name of a place whose constituency to look up at once, or to offer
 * @attr {string} written-on - day of an earlier letter, `2026-11-30`: offers `constituency` the second one
 * @attr {string} written-to - names of the TDs who got it, separated by commas; default: all
 * @attr {"light" | "dark" | "auto" | "page"} [theme=light] - colour theme; `auto` follows the visitor's system, `page` the ground of the page
 * @attr {"en" | "ga"} lang - language; default: the nearest `lang` of the page
 *
 * @prop {string | null} apiBase - reflects `api-base`
 * @prop {string | null} partner - reflects `partner`
 * @prop {string | null} provider - reflects `provider`
 * @prop {string | null} constituency - reflects `constituency`
 * @prop {string | null} place - reflects `place`
 * @prop {string | null} writtenOn - reflects `written-on`
 * @prop {string | null} writtenTo - reflects `written-to`
 * @prop {string | null} theme - reflects `theme`
 *
 * @fires {CustomEvent<{ version: string }>} bia-ready - the element is rendered and ready to use
 * @fires {CustomEvent<{ constituency: string; count: number; source: "live" | "stored" | "sample" }>} bia-lookup - a lookup ended
 * @fires {CustomEvent<{ provider: Provider | "post"; count: number; personalised: boolean }>} bia-compose - a mail window was opened, or for `post` the print dialog
 * @fires {CustomEvent<{ provider: Provider; count: number; personalised: boolean }>} bia-sent - the success dialog was shown
 * @fires {CustomEvent<{ channel: "stories" | "copy" | "sheet" | "whatsapp" | "bluesky" | "picture" }>} bia-share - the share text was copied or shared
 * @fires {CustomEvent<{ code: "lookup-answered" | "lookup-unreachable" | "compose-blocked" | "copy-refused" }>} bia-error - an error occurred and was shown to the visitor
 *
 * @cssprop --bia-accent - background of the send button
 * @cssprop --bia-ink - text, borders, outlines and links
 * @cssprop --bia-paper - background
 * @cssprop --bia-font - font family of all text; default: the page's font
 * @cssprop --bia-font-display - font family of headings; default: that of the text
 * @cssprop --bia-radius - corner radius
 * @cssprop --bia-focus - focus ring
 *
 * @csspart picker - title, field and list of the constituency picker
 * @csspart title - heading of the results
 * @csspart provider - choice of the mail service
 * @csspart send - button that sends to all TDs
 * @csspart card - one TD: name, party, address and button
 * @csspart preview - the letter
 * @csspart dialog - confirmation on mobile, and success dialog
 *
 * @slot - shown until the element is ready, and without scripts
 */
export function createContactTdClass(scriptUrl: string): CustomElementConstructor {
  const Base = reactToWebComponent(ElementRoot, { shadow: "open", props: [] }) as R2wcElement;
  return class BiaContactTd extends Base {
    static readonly observedAttributes = ATTRIBUTE_NAMES;

    readonly #loggedWarnings = new Set<string>();
    readonly #store: ContactStore;
    /** The attribute values that the store has received. */
    readonly #appliedValues = new Map<Attribute, string | null>();
    #isMounted = false;
    /** Loads the file that reads the page's ground. */
    #groundFile: Promise<unknown> | null = null;
    /** Stops the observation of the `lang` attributes of the ancestors. */
    #stopObservingLanguage = () => {};

    constructor() {
      super();
      const root = this.shadowRoot as ShadowRoot;
      root.replaceChildren(document.createElement("slot"));
      const apiBase = () => this.#parse("api-base") ?? scriptUrl;
      const effects = createBrowserEffects(this, apiBase, () => this.#parse("partner"));
      const settings = { theme: "light", lang: "en", campaignUrl: scriptUrl } as const;
      this.#store = createContactStore(effects, createOnDemandFiles(apiBase), settings);
      STORES.set(root, this.#store);
      // A page's shortcuts would see the element as the target, not its field. Escape and Tab pass.
      const keepTyping = (event: KeyboardEvent) => {
        const isTyped = root.activeElement?.matches("input,textarea");
        if (isTyped && !/^(Escape|Tab)$/.test(event.key)) event.stopPropagation();
      };
      for (const type of ["keydown", "keypress", "keyup"] as const) {
        this.addEventListener(type, keepTyping);
      }
      if (/[?&]debug\b/.test(location.search)) {
        void loadDebug().then((file) => file?.logDecisions(this, this.#store));
      }
    }

    /** Returns the shadow root that the loader has attached, or attaches one. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    override connectedCallback(): void {
      upgradeProperties(this);
      this.#stopObservingLanguage();
      this.#stopObservingLanguage = onLanguageChange(this, () => void this.#updateLanguage());
      // The language may depend on the new position.
      const languageShown = this.#updateLanguage();
      // The element moved within the page: React is still mounted.
      if (this.#isMounted) return;
      this.#isMounted = true;
      // An element that is inserted again applies only changed attributes: the visitor's choices stay.
      for (const name of ATTRIBUTE_NAMES) {
        if (this.#appliedValues.get(name) !== this.getAttribute(name)) {
          this.#apply(name, "initial-attribute");
        }
      }
      this.#store.actions.rememberChoice();
      // The light child, and the height that the loader has reserved, stay until the content is there.
      const slot = this.shadowRoot?.querySelector("slot");
      if (slot) slot.style.cssText = "display:block;min-height:11rem";
      // The mounting is a task of its own, so that a phone responds to a press before.
      const isDue = new Promise((resolve) => setTimeout(resolve));
      void Promise.all([isDue, languageShown, this.#groundFile]).then(() => {
        if (this.#isMounted) super.connectedCallback();
      });
    }

    override disconnectedCallback(): void {
      // A move within the page disconnects and reconnects the element in the same task.
      queueMicrotask(() => {
        if (this.isConnected || !this.#isMounted) return;
        this.#isMounted = false;
        this.#stopObservingLanguage();
        // An unfinished lookup begins again with the element.
        if (this.#store.api.getState().lookup.status === "finding") {
          this.#appliedValues.delete("constituency");
        }
        this.#store.actions.cancelPending();
        super.disconnectedCallback();
      });
    }

    attributeChangedCallback(
      name: Attribute,
      oldValue: string | null,
      newValue: string | null,
    ): void {
      if (!this.#isMounted || oldValue === newValue) return;
      this.#apply(name, "attribute-change");
      if (name !== "constituency" || this.#parse(name) !== null || oldValue === null) return;
      // A constituency that the visitor chose instead stays.
      const { api, actions } = this.#store;
      if (chosenConstituency(api.getState()) === oldValue) actions.clear();
    }

    #updateLanguage(): Promise<void> {
      return this.#store.actions.setLanguage(nearestLanguage(this));
    }

    /** Parses an attribute, or warns. */
    #parse<Name extends Attribute>(name: Name) {
      return parseAttribute(name, this.getAttribute(name), (message) => this.#warn(message));
    }

    /** Logs a warning once. */
    #warn(message: string): void {
      if (this.#loggedWarnings.has(message)) return;
      this.#loggedWarnings.add(message);
      console.warn(message);
    }

    /** Copies the attributes, or their defaults, into the store, and applies one of them. */
    #apply(name: Attribute, origin: ChoiceOrigin): void {
      const { configure, choose, setProvider, setEarlier, load } = this.#store.actions;
      const value = this.getAttribute(name);
      this.#appliedValues.set(name, value);
      const provider = this.#parse("provider") ?? "gmail";
      const theme = this.#parse("theme") ?? "light";
      configure({
        campaignUrl: new URL("/", this.#parse("api-base") ?? scriptUrl).href,
        partner: this.#parse("partner"),
        provider,
        theme,
      });
      const constituency = this.#parse("constituency");
      switch (name) {
        case "provider":
          setProvider(provider);
          break;
        // A wrong value for the earlier letter is explained beside the letter.
        case "written-on":
        case "written-to":
          setEarlier({ [name]: value, isLeft: false });
          break;
        case "constituency":
          setEarlier({ constituency: value, isLeft: false });
          if (constituency !== null) choose(constituency, origin);
          break;
        case "place":
          if (constituency === null) void this.#applyPlace(origin);
          break;
        case "theme":
          // The element waits for the file: other colours would be seen before.
          if (theme === "page") this.#groundFile = load("pageGround");
          break;
        case "lang":
          void this.#updateLanguage();
      }
      this.#parse(name);
    }

    async #applyPlace(origin: ChoiceOrigin): Promise<void> {
      const place = this.#parse("place");
      const isKnown = await this.#store.actions.choosePlace(place, origin);
      if (!isKnown) this.#warn(warningOf("place", place ?? ""));
    }

    static {
      defineReflectedProperties(BiaContactTd.prototype);
    }
  };
}
