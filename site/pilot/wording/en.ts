/** The English texts around the pilot's figures, which are the campaign's own. */
export const en = {
  /** The name of the source follows. */
  source: "Source:",
  download: "Download the four figures (PNG)",
};

/** The texts that every language defines. */
export type PilotWording = typeof en;
