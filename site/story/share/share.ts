import type { Language } from "../../../api/contract/language.ts";

/** The film of the story as a file. */
export interface Reel {
  readonly href: string;
  readonly name: string;
  readonly type: string;
}

/** The addresses of the films. */
const ADDRESSES = { en: "/day-without-arts-reel.mp4", ga: "/day-without-arts-reel-ga.mp4" };

/**
 * Returns the film in a language; null when this build has none. `npm run reel`
 * makes the films.
 */
export function reel(language: Language, fileName: string): Reel | null {
  if (typeof __REELS__ === "undefined" || !__REELS__[language]) return null;
  return {
    href: ADDRESSES[language],
    name: `${fileName}.mp4`,
    type: "video/mp4",
  };
}

/** The browser functions for sharing the film. */
export interface ReelEffects {
  /** Whether the device has a touch screen and a share sheet that accepts such a file. */
  canShare(file: File): boolean;
  /** Opens the share sheet. Rejects when it is closed, or when the click is too long ago. */
  share(file: File): Promise<void>;
  /** Fetches the file. Rejects when that fails. */
  fetch(href: string): Promise<Blob>;
  /** Downloads a file. */
  save(file: Blob, name: string): void;
  /** Navigates to an address. The browser then downloads the file by itself. */
  navigate(href: string): void;
}

/** Whether the film can be shared with the share sheet. If not, the link downloads it. */
export function canShareReel({ name, type }: Reel, effects: ReelEffects): boolean {
  // An empty file of the same type is enough for the check, without fetching megabytes.
  return effects.canShare(new File([], name, { type }));
}

/** Fetches the film and shares it, or downloads it when sharing fails. Never rejects. */
export async function shareReel({ href, name, type }: Reel, effects: ReelEffects): Promise<void> {
  let file: File;
  try {
    file = new File([await effects.fetch(href)], name, { type });
  } catch {
    effects.navigate(href);
    return;
  }
  try {
    await effects.share(file);
  } catch (error) {
    if (!isDismissal(error)) effects.save(file, name);
  }
}

/** The link to share. */
interface SharedLink {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** The browser functions for sharing. */
interface ShareEffects {
  /** Opens the system's share sheet; undefined when there is none. Rejects as `navigator.share` does. */
  share?: ((link: SharedLink) => Promise<void>) | undefined;
  /** Writes to the clipboard. Returns false when that is blocked or not supported. */
  copy(text: string): Promise<boolean>;
}

/** The result of sharing. With `not-copied`, the user has to copy the link by hand. */
export type ShareResult = "shared" | "dismissed" | "copied" | "not-copied";

/** Shares a link with the share sheet, or copies it when that is not possible. Never rejects. */
export async function shareStory(link: SharedLink, effects: ShareEffects): Promise<ShareResult> {
  if (effects.share) {
    try {
      await effects.share(link);
      return "shared";
    } catch (error) {
      if (isDismissal(error)) return "dismissed";
    }
  }
  return (await effects.copy(link.url)) ? "copied" : "not-copied";
}

/** Whether an error means that the user closed the share sheet. */
function isDismissal(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}
