import { isDismissal } from "./share-story.ts";

/** The film of the story as a file. */
export interface Reel {
  readonly href: string;
  readonly name: string;
  readonly type: string;
}

/** The film of this build; null when it was built without one. `npm run reel` makes the film. */
export const REEL: Reel | null =
  typeof __REEL__ !== "undefined" && __REEL__
    ? {
        href: "/day-without-arts-reel.mp4",
        name: "day-without-arts-reel.mp4",
        type: "video/mp4",
      }
    : null;

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
