/** The English texts for a file that an app's own browser cannot save, and for a script that is missing. */
export const en = {
  picture: "This app can’t save files. Press the picture and hold it to save it.",
  file: "This app can’t save files. Open this address in your browser:",
  close: "Close",
  missing: "Part of this page couldn’t be loaded.",
  reload: "Reload the page",
};
