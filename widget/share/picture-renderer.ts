/** A finished picture: its file, and an object URL that is revoked with it. */
export type Picture = { file: File; url: string };

/** Renders the pictures that a supporter can share. Only those of the last choice are shown. */
export type PictureRenderer = {
  /**
   * Removes the pictures and renders new ones, with the constituency, or without one for null. No
   * picture is shown meanwhile, so that none of an earlier choice is shared.
   */
  render: (constituency: string | null) => Promise<void>;
  /** Removes the pictures and ignores those that are being drawn. */
  stop: () => void;
};

/**
 * @param draw draws the pictures and returns their files
 * @param urls creates and revokes object URLs
 * @param show shows the pictures, or none for null
 */
export function createPictureRenderer(
  draw: (constituency: string | null) => Promise<File[]>,
  urls: { create: (file: File) => string; revoke: (url: string) => void },
  show: (pictures: readonly Picture[] | null) => void,
): PictureRenderer {
  let latest = 0;
  let shown: readonly Picture[] = [];

  function remove(): void {
    show(null);
    for (const { url } of shown) urls.revoke(url);
    shown = [];
  }

  return {
    async render(constituency) {
      latest += 1;
      const own = latest;
      remove();
      const files = await draw(constituency);
      // A newer choice was made meanwhile.
      if (own !== latest) return;
      shown = files.map((file) => ({ file, url: urls.create(file) }));
      show(shown);
    },
    stop() {
      latest += 1;
      remove();
    },
  };
}
