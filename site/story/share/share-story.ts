/** The link to share. */
export interface SharedLink {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** The browser functions for sharing. */
export interface ShareEffects {
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
export function isDismissal(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}
