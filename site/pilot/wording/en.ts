/** The English texts around the pilot's figures, which are the campaign's own. */
export const en = {
  /** The name of the source follows. */
  source: "Source:",
  /** The figures as a picture, a file in `public/`. */
  picture: "/pilot-figures.png",
  download: "Download the four figures (PNG)",
};

/** The texts that every language defines. */
export type PilotWording = typeof en;
