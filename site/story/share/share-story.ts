/** What is passed on: the platform's share sheet and the clipboard take their parts of it. */
export interface Link {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

export interface ShareEffects {
  /** The platform's share sheet; absent where there is none. Rejects as `navigator.share` does. */
  share?: ((link: Link) => Promise<void>) | undefined;
  /** Writes to the clipboard; false when that is refused or absent. */
  copy(text: string): Promise<boolean>;
}

/** How it went; `by-hand` is for the reader to do. */
export type Shared = "shared" | "dismissed" | "copied" | "by-hand";

/** Passes a link on by the share sheet, else by the clipboard (spec §7). Never rejects. */
export async function shareStory(link: Link, effects: ShareEffects): Promise<Shared> {
  if (effects.share) {
    try {
      await effects.share(link);
      return "shared";
    } catch (error) {
      if (isDismissal(error)) return "dismissed";
    }
  }
  return (await effects.copy(link.url)) ? "copied" : "by-hand";
}

/** Whether a share sheet was closed by its reader, which is no failure. */
export function isDismissal(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}
