import { createStore, type StoreApi } from "zustand/vanilla";
import type { Constituency } from "../../api/contract/constituencies.ts";
import type { Td } from "../../api/contract/td.ts";
import type { Provider } from "../domain/email-draft.ts";
import type { LookupFailure } from "../domain/lookup.ts";
import { isFailure, type Notice } from "../domain/notice.ts";
import { storyPlan } from "../domain/share.ts";
import type { Effects } from "../effects/effects.ts";
import { VERSION } from "../version.ts";
import { createArranged } from "./arranged.ts";
import { compose } from "./compose.ts";
import type { ContactState, Letter, Settings } from "./contact-state.ts";

/** How long a toast that is not a failure stays. A failure stays until it is dismissed or moot. */
export const TOAST_MS = 6000;

const MOST_TOASTS = 3;

/** One element's state and everything that may be done to it. */
export type ContactStore = {
  api: StoreApi<ContactState>;
  actions: ContactActions;
};

/**
 * Who chose, which decides how the TDs found are told of. To the supporter a
 * toast answers. What the host page changes is only read out, as it is seen
 * anyhow. What stood in its tag when it opened is told to nobody.
 */
export type Chooser = "supporter" | "page" | "tag";

export type ContactActions = {
  /** Tells the host page, once, that the element can be used. */
  ready: () => void;
  configure: (settings: Partial<Settings>) => void;
  /** Looks up a constituency; its reply counts only while it is still the chosen one. */
  choose: (constituency: Constituency, by?: Chooser) => void;
  /** Back to nothing chosen. */
  clear: () => void;
  setProvider: (provider: Provider) => void;
  /** Starts a letter to these TDs: at once, or on a phone after asking. Call inside the click. */
  send: (recipients: readonly Td[]) => void;
  /** The phone's question answered with yes. Call inside the click. */
  confirm: () => void;
  /** The phone's question answered with no, or the success dialog closed. */
  close: () => void;
  /** Copies a text and says so with `notice`; refused, the text is shown selected. */
  copy: (text: string, notice: Notice) => Promise<boolean>;
  /** Copies the text to pass on; the host page hears of it once it is copied. */
  share: (caption: string) => Promise<void>;
  /** Copies the caption and leads to the photo-sharing app where there can be one. */
  addToStories: (caption: string) => Promise<void>;
  dismiss: (toast: number) => void;
  closeHandCopy: () => void;
  /**
   * Ends everything pending: no timer, listener or request is left. What was
   * found stays, so an element put back shows what it showed.
   */
  halt: () => void;
};

/** Makes the store of one mounted element; two elements never share one. */
export function createContactStore(effects: Effects, settings: Settings): ContactStore {
  const api = createStore<ContactState>(() => ({
    settings,
    provider: "gmail",
    lookup: { status: "idle" },
    sending: { status: "idle" },
    today: null,
    toasts: [],
    handCopy: null,
  }));
  const { getState: get, setState: set } = api;
  const arranged = createArranged(effects);
  let request: AbortController | null = null;
  let toastIds = 0;
  let announced = false;

  function dismiss(id: number): void {
    set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
  }

  function say(notice: Notice, unseen = false): void {
    toastIds += 1;
    const toast = { id: toastIds, notice, unseen };
    set(({ toasts }) => ({ toasts: [...toasts, toast].slice(-MOST_TOASTS) }));
    if (!isFailure(notice)) arranged.after(TOAST_MS, () => dismiss(toast.id));
  }

  function abandonRequest(): void {
    request?.abort();
    request = null;
    set(({ toasts }) => ({ toasts: toasts.filter(({ notice }) => !isFailure(notice)) }));
  }

  async function choose(constituency: Constituency, by: Chooser): Promise<void> {
    abandonRequest();
    const own = new AbortController();
    request = own;
    set({ lookup: { status: "finding", constituency } });
    const result = await effects.lookup(constituency, own.signal);
    if (request !== own) return;
    request = null;
    if (result.ok) {
      const { value } = result;
      set({ lookup: { status: "found", constituency, ...value } });
      // Asked before this visitor's letter is counted, so that it can be added for certain.
      void effects.countToday().then((today) => set({ today }));
      const { tds, source } = value;
      const notice = { code: "tds-found", count: tds.length, constituency } as const;
      if (by !== "tag") say(notice, by === "page");
      effects.emit("bia-lookup", { constituency, count: tds.length, source });
    } else {
      showSample(constituency, result.failure);
    }
  }

  function showSample(constituency: Constituency, reason: LookupFailure): void {
    set({ lookup: { status: "sample", constituency, reason } });
    if (reason.code === "answered") say({ code: "sample-answered", message: reason.message });
    else say({ code: "sample-unreachable" });
    effects.emit("bia-error", { code: `lookup-${reason.code}` });
    effects.emit("bia-lookup", { constituency, count: 0, source: "sample" });
  }

  function begin({ recipients, provider }: Letter): void {
    const letter = { recipients, provider };
    set({ sending: { status: "composing", ...letter } });
    compose(letter, effects, arranged, {
      say,
      opened: () => set(({ today }) => ({ today: today === null ? null : today + 1 })),
      sent: (fallback) => set({ sending: { status: "sent", fallback, ...letter } }),
    });
  }

  async function copy(text: string, notice: Notice): Promise<boolean> {
    const copied = await effects.copy(text);
    set({ handCopy: copied ? null : text });
    if (copied) say(notice);
    else effects.emit("bia-error", { code: "copy-refused" });
    return copied;
  }

  const actions: ContactActions = {
    ready() {
      if (!announced) effects.emit("bia-ready", { version: VERSION });
      announced = true;
    },
    configure: (change) => set(({ settings }) => ({ settings: { ...settings, ...change } })),
    choose: (constituency, by = "supporter") => void choose(constituency, by),
    clear() {
      abandonRequest();
      set({ lookup: { status: "idle" } });
    },
    setProvider: (provider) => set({ provider }),
    send(recipients) {
      const { lookup, sending, provider } = get();
      if (lookup.status !== "found" || sending.status !== "idle" || recipients.length === 0) return;
      const letter = { recipients, provider };
      // What was said of the lookup is read by now, and would stand over the dialog.
      set({ toasts: [] });
      if (effects.device() === "desktop") begin(letter);
      else set({ sending: { status: "confirming", ...letter } });
    },
    confirm() {
      const { sending } = get();
      if (sending.status === "confirming") begin(sending);
    },
    close() {
      const { sending } = get();
      if (sending.status === "composing") return;
      set({ sending: { status: "idle" }, handCopy: null });
    },
    copy,
    async share(caption) {
      const copied = await copy(caption, { code: "copied" });
      if (copied) effects.emit("bia-share", { channel: "copy" });
    },
    async addToStories(caption) {
      const copied = await copy(caption, { code: "caption-copied" });
      if (!copied) return;
      effects.emit("bia-share", { channel: "stories" });
      const plan = storyPlan(effects.device());
      if (plan === null) return;
      arranged.unlessHidden(plan.afterMs, () => effects.open(plan.web, "blank"));
      effects.openApp(plan.app);
    },
    dismiss,
    closeHandCopy: () => set({ handCopy: null }),
    halt() {
      abandonRequest();
      arranged.cancelAll();
      set(({ lookup, sending }) => ({
        toasts: [],
        lookup: lookup.status === "finding" ? { status: "idle" } : lookup,
        sending: sending.status === "composing" ? { status: "idle" } : sending,
      }));
    },
  };
  return { api, actions };
}
