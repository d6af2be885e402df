/** The English texts for a file that an app's own browser cannot save. */
export const en = {
  picture: "This app can’t save files. Press the picture and hold it to save it.",
  file: "This app can’t save files. Open this address in your browser:",
  close: "Close",
};

export type BrowserWording = typeof en;
