import reactToWebComponent from "@r2wc/react-to-web-component";
import { useLayoutEffect } from "react";
import { ATTRIBUTE_NAMES, type Attribute, readAttribute } from "./attributes.ts";
import { browserEffects } from "./effects/browser-effects.ts";
import { reflectAttributes, replayProperties } from "./properties.ts";
import { ContactContext } from "./state/contact-context.ts";
import { type Chooser, type ContactStore, createContactStore } from "./state/contact-store.ts";
import { restoreTopLayer } from "./top-layer.ts";
import { ThemedContactTd } from "./ui/ThemedContactTd.tsx";

/** The tree r2wc mounts: it finds its element's store by the root it is given. */
function Mounted({ container }: { container: ShadowRoot }) {
  // Until here the slot showed the light child; React leaves what it did not make.
  useLayoutEffect(() => container.querySelector("slot")?.remove(), [container]);
  const store = STORES.get(container);
  if (store === undefined) throw new Error("<bia-contact-td> was mounted without a store.");
  return (
    <ContactContext value={store}>
      <ThemedContactTd root={container} />
    </ContactContext>
  );
}

/** What r2wc's class has; its types name only HTMLElement. */
type Lifecycle = new () => HTMLElement & {
  connectedCallback(): void;
  disconnectedCallback(): void;
};

const STORES = new WeakMap<ShadowRoot, ContactStore>();

/**
 * The class of `<bia-contact-td>`: choose a constituency, see its TDs, send
 * them one letter from your own mail.
 *
 * It is made when it is asked for, as that needs a DOM: everything here can be
 * imported without one.
 *
 * @param scriptBase the address of the script, where the API is unless `api-base` says otherwise
 *
 * @attr {string} api-base - absolute address of the campaign; where the script came from
 * @attr {string} partner - the site that embeds: 1 to 40 of `a-z 0-9 -`
 * @attr {"gmail" | "outlook"} [provider=gmail] - the mail service chosen at first
 * @attr {string} constituency - a name of the list: chosen at once
 * @attr {"light" | "dark" | "auto"} [theme=light] - how it is printed; `auto` is the visitor's choice
 * @attr {"en"} lang - its language; the nearest `lang` of the page
 *
 * @prop {string | null} apiBase - reflects `api-base`
 * @prop {string | null} partner - reflects `partner`
 * @prop {string | null} provider - reflects `provider`
 * @prop {string | null} constituency - reflects `constituency`
 * @prop {string | null} theme - reflects `theme`
 *
 * @fires {CustomEvent<{ version: string }>} bia-ready - it can be used
 * @fires {CustomEvent<{ constituency: string; count: number; source: "live" | "stored" | "sample" }>} bia-lookup - a lookup ended
 * @fires {CustomEvent<{ provider: "gmail" | "outlook"; count: number }>} bia-compose - a mail window was opened
 * @fires {CustomEvent<{ provider: "gmail" | "outlook"; count: number }>} bia-sent - the success dialog is shown
 * @fires {CustomEvent<{ channel: "stories" | "copy" }>} bia-share - the message was copied, to be passed on
 * @fires {CustomEvent<{ code: "lookup-answered" | "lookup-unreachable" | "compose-blocked" | "copy-refused" }>} bia-error - something failed, and the supporter was told
 *
 * @cssproperty --bia-accent - the send button's ground
 * @cssproperty --bia-ink - text, rules, outlines and links
 * @cssproperty --bia-paper - the ground
 * @cssproperty --bia-font - the family of all text; the page's own
 * @cssproperty --bia-font-display - the family of headings; that of the text
 * @cssproperty --bia-radius - the corners' radius
 * @cssproperty --bia-focus - the focus ring
 *
 * @csspart picker - the constituency's title, field and list
 * @csspart provider - the choice of mail service
 * @csspart send - the button that sends to all
 * @csspart card - one TD: name, party, address, button
 * @csspart preview - the letter
 * @csspart dialog - what opens over the page: the question on a phone, and the success
 *
 * @slot - shown until the element is ready, and where scripts do not run
 */
export function createElementClass(scriptBase: string): CustomElementConstructor {
  const Base = reactToWebComponent(Mounted, { shadow: "open", props: [] }) as Lifecycle;
  return class BiaContactTd extends Base {
    static get observedAttributes(): string[] {
      return ATTRIBUTE_NAMES;
    }

    readonly #warned = new Set<string>();
    readonly #store: ContactStore;
    /** What of each attribute has gone into the store. */
    readonly #applied = new Map<Attribute, string | null>();
    #mounted = false;

    constructor() {
      super();
      const root = this.shadowRoot as ShadowRoot;
      root.append(document.createElement("slot"));
      const apiBase = () => this.#read("api-base") ?? scriptBase;
      const effects = browserEffects(this, apiBase, () => this.#read("partner"));
      const settings = { theme: "light", lang: "en", campaignUrl: scriptBase } as const;
      this.#store = createContactStore(effects, settings);
      STORES.set(root, this.#store);
    }

    override connectedCallback(): void {
      replayProperties(this);
      if (this.#mounted) {
        // Moved within the page: React is still mounted, nothing was lost but this.
        restoreTopLayer(this.shadowRoot as ShadowRoot);
        return;
      }
      this.#mounted = true;
      // Put back, only what changed meanwhile: what the supporter chose since stays.
      for (const name of ATTRIBUTE_NAMES) {
        if (name === "lang" || this.#applied.get(name) !== this.getAttribute(name)) {
          this.#apply(name, "tag");
        }
      }
      super.connectedCallback();
    }

    override disconnectedCallback(): void {
      // A move is a removal and an insertion in one go: wait for the second.
      queueMicrotask(() => {
        if (this.isConnected || !this.#mounted) return;
        this.#mounted = false;
        this.#store.actions.halt();
        super.disconnectedCallback();
      });
    }

    attributeChangedCallback(name: Attribute, before: string | null, now: string | null): void {
      if (!this.#mounted || before === now) return;
      this.#apply(name, "page");
      if (name === "constituency" && this.#read(name) === null) this.#takeBack(before);
    }

    /** What the page chose is no longer chosen; what the supporter chose meanwhile is. */
    #takeBack(constituency: string | null): void {
      const { lookup } = this.#store.api.getState();
      if (lookup.status !== "idle" && lookup.constituency === constituency) {
        this.#store.actions.clear();
      }
    }

    #read<Name extends Attribute>(name: Name) {
      return readAttribute(name, this.getAttribute(name), (message) => {
        if (this.#warned.has(message)) return;
        this.#warned.add(message);
        console.warn(message);
      });
    }

    /** Brings one attribute's present value, or its default, into the store. */
    #apply(name: Attribute, by: Chooser): void {
      const { configure, choose, setProvider } = this.#store.actions;
      this.#applied.set(name, this.getAttribute(name));
      switch (name) {
        case "api-base":
          configure({ campaignUrl: new URL("/", this.#read("api-base") ?? scriptBase).href });
          break;
        case "provider":
          setProvider(this.#read("provider") ?? "gmail");
          break;
        case "constituency": {
          const constituency = this.#read("constituency");
          if (constituency !== null) choose(constituency, by);
          break;
        }
        case "theme":
          configure({ theme: this.#read("theme") ?? "light" });
          break;
        case "lang": {
          const nearest = this.closest<HTMLElement>("[lang]")?.lang ?? "";
          configure({ lang: this.#read("lang") ?? (nearest || "en") });
          break;
        }
        case "partner":
          this.#read("partner");
          break;
      }
    }

    static {
      reflectAttributes(BiaContactTd.prototype);
    }
  };
}
