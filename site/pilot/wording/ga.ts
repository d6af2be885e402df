import type { PilotWording } from "./en.ts";

/** The Irish texts around the pilot's figures. */
export const ga: PilotWording = {
  source: "Foinse:",
  picture: "/pilot-figures-ga.png",
  download: "Íoslódáil na ceithre fhigiúr (PNG)",
};
