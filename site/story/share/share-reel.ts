import { isDismissal } from "./share-story.ts";

/** The film of the story, as a file. */
export interface Reel {
  readonly href: string;
  readonly name: string;
  readonly type: string;
}

/** The film that this build brings; null when it brings none (`npm run reel` makes it). */
export const REEL: Reel | null =
  typeof __REEL__ !== "undefined" && __REEL__
    ? {
        href: "/day-without-arts-reel.mp4",
        name: "day-without-arts-reel.mp4",
        type: "video/mp4",
      }
    : null;

export interface ReelEffects {
  /** Whether a share sheet of this device takes such a file, and the reader is on a touch screen. */
  canShare(file: File): boolean;
  /** Rejects when it is closed, and where the press is too long ago. */
  share(file: File): Promise<void>;
  /** The file's content; rejects when it cannot be had. */
  fetch(href: string): Promise<Blob>;
  /** Offers a file for download. */
  save(file: Blob, name: string): void;
  /** Leaves the download to the browser. */
  follow(href: string): void;
}

/** Whether a press is taken to the share sheet; where not, the link's plain download does it. */
export function canShareReel({ name, type }: Reel, effects: ReelEffects): boolean {
  // An empty file of the kind tells, so that megabytes are fetched for a press alone.
  return effects.canShare(new File([], name, { type }));
}

/** Fetches the film and hands it to the share sheet; where that fails, to the downloads. Never rejects. */
export async function shareReel({ href, name, type }: Reel, effects: ReelEffects): Promise<void> {
  let file: File;
  try {
    file = new File([await effects.fetch(href)], name, { type });
  } catch {
    effects.follow(href);
    return;
  }
  try {
    await effects.share(file);
  } catch (error) {
    if (!isDismissal(error)) effects.save(file, name);
  }
}
