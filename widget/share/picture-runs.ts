/** A finished picture: its file, and an object URL of it until the next one is begun. */
export type Picture = { file: File; url: string };

/** Makes the pictures that a supporter can share, always those of their last choice. */
export type PictureRuns = {
  /**
   * Takes the pictures back and makes new ones, with the constituency or, with null, without.
   * While pictures are made there are none, so none that the supporter no longer wants is shared.
   */
  make: (constituency: string | null) => Promise<void>;
  /** Takes the pictures back for good. */
  end: () => void;
};

/**
 * @param draw returns the files of the pictures, drawn anew
 * @param urls creates and revokes object URLs
 * @param show shows the pictures; null: there are none
 */
export function createPictureRuns(
  draw: (constituency: string | null) => Promise<File[]>,
  urls: { create: (file: File) => string; revoke: (url: string) => void },
  show: (pictures: readonly Picture[] | null) => void,
): PictureRuns {
  let run = 0;
  let shown: readonly Picture[] = [];

  function takeBack(): void {
    show(null);
    for (const { url } of shown) urls.revoke(url);
    shown = [];
  }

  return {
    async make(constituency) {
      run += 1;
      const own = run;
      takeBack();
      const files = await draw(constituency);
      // A newer choice was made meanwhile, and its pictures follow.
      if (own !== run) return;
      shown = files.map((file) => ({ file, url: urls.create(file) }));
      show(shown);
    },
    end() {
      run += 1;
      takeBack();
    },
  };
}
