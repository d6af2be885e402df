import type { Language } from "../../api/contract/language.ts";
import type { ElementEvents } from "../domain/element-events.ts";
import type { Notice } from "../domain/wording/en.ts";
import { letterLanguageOf } from "../state/contact-state.ts";
import type { ContactStore } from "../state/contact-store.ts";

/** Time for the Instagram app to open before its website is opened. */
const INSTAGRAM_FALLBACK_MS = 1200;

/** The actions that copy texts and share the campaign. */
export type SharingActions = {
  /** Copies a text and shows `notice`. If copying fails, it shows the text for manual copying. */
  copy: (text: string, notice: Notice) => Promise<boolean>;
  /** Copies the share text and emits `bia-share`. */
  share: (caption: string) => Promise<void>;
  /** Copies the share text and then shares the picture, or without one, on mobile, opens Instagram. */
  addToStories: (caption: string, sharePicture?: () => void) => Promise<void>;
  /** Emits `bia-share`. */
  shared: (channel: ElementEvents["bia-share"]["channel"]) => void;
  closeManualCopy: () => void;
};

/** Copies a text in a language without a notice. If that fails, the text is shown for manual copying. */
export async function copyText(
  text: string,
  lang: Language,
  { api, effects }: ContactStore,
): Promise<boolean> {
  const copied = await effects.copy(text);
  api.setState({ manualCopy: copied ? null : { text, lang } });
  if (!copied) effects.emit("bia-error", { code: "copy-refused" });
  return copied;
}

/** Returns the actions of a store that copy and share. */
export function createSharingActions(store: ContactStore): SharingActions {
  const { api, effects, scheduler, notify } = store;
  const shared: SharingActions["shared"] = (channel) => effects.emit("bia-share", { channel });

  async function copy(text: string, notice: Notice): Promise<boolean> {
    const state = api.getState();
    const lang = notice.code === "letter-copied" ? letterLanguageOf(state) : state.settings.lang;
    const copied = await copyText(text, lang, store);
    if (copied) notify(notice);
    return copied;
  }

  return {
    copy,
    async share(caption) {
      if (await copy(caption, { code: "copied" })) shared("copy");
    },
    async addToStories(caption, sharePicture) {
      if (!(await copy(caption, { code: "caption-copied" }))) return;
      shared("stories");
      if (sharePicture !== undefined) return sharePicture();
      // A website cannot prefill a story, and a desktop has no app.
      if (effects.device() === "desktop") return;
      scheduler.unlessHidden(INSTAGRAM_FALLBACK_MS, () => {
        effects.open("https://www.instagram.com/", "blank");
      });
      effects.openApp("instagram://story-camera");
    },
    shared,
    closeManualCopy: () => api.setState({ manualCopy: null }),
  };
}

/**
 * Opens the system's sheet with a text and, if there is one, a picture. A supporter who closes it
 * has shared nothing.
 */
export async function openSheet(
  text: string,
  picture: File | null,
  onShared: (channel: "sheet" | "picture") => void,
): Promise<void> {
  try {
    await navigator.share(picture === null ? { text } : { text, files: [picture] });
    onShared(picture === null ? "sheet" : "picture");
  } catch {
    // Closed or refused.
  }
}
