import type { PageCampaign } from "../../../document/shown-page.ts";
import type { LookId } from "../looks.ts";
import type { PieceId } from "../pieces.ts";

export const en = {
  head: ({ shortName, nameInText }: PageCampaign) => ({
    title: `Posters and pictures for partners | ${shortName}`,
    description: `Posters, a table card and pictures about ${nameInText}, with your own QR code. Print them or save them here.`,
  }),
  title: ["Put it on", "the wall"] satisfies [string, string],
  asking: {
    lead: "Posters, cards and pictures with a QR code of your own. Letters that come from it are counted as yours. All of it is made in your browser.",
    call: ["Scan the code.", "Send the letter."],
    /** `name` is that of the campaign, within a sentence; `place` is a constituency. */
    about: (name: string, place: string | null) =>
      `Ask your TDs${place === null ? "" : ` in ${place}`} to support ${name}. It takes a minute.`,
  },
  thanking: {
    lead: "No more letters are needed. Thank those who wrote: posters, cards and pictures whose QR code leads to what they achieved. All of it is made in your browser.",
    call: ["Scan the code.", "See what you did."],
    about: (name: string, place: string | null) =>
      `Thank you for every letter about ${name}${place === null ? "" : `, ${place}`}.`,
  },
  settings: "Your kit",
  pieces: "Piece",
  names: {
    "poster-a4": "Poster A4",
    "poster-a3": "Poster A3",
    "table-card": "Table card",
    post: "Square picture",
    newsletter: "Newsletter picture",
  } satisfies Record<PieceId, string>,
  look: "Look",
  looks: {
    print: "Paper",
    flood: "Colour",
  } satisfies Record<LookId, string>,
  colour: "Your colour",
  colourCorrected: "Text cannot be read on this colour, so it is printed a little darker.",
  everywhere: "All of Ireland",
  preview: "Preview",
  drawing: (name: string, link: string) => `${name}, with a QR code that leads to ${link}`,
  print: "Print or save as PDF",
  marks: "With bleed and crop marks, for a print shop",
  printHint:
    "In the print dialog choose the size above, no margins and ‘Background graphics’. To save a file, choose ‘Save as PDF’ as the printer. Office printers always leave a white edge.",
  marksHint:
    "The background reaches 3 mm beyond the crop marks. Send the saved PDF to the print shop as it is.",
  foldHint: "Fold it in the middle, so that both sides stand upright.",
  save: "Save the picture (PNG)",
  saving: "Drawing the picture …",
  saved: "Saved.",
  saveFailed:
    "Your browser did not draw the picture. Some browsers block such pictures: allow them for this site, or use another browser.",
  newsletter: {
    title: "In your newsletter",
    text: "Save the newsletter picture and upload it to your newsletter. Then paste this, with the picture’s address instead of its name.",
    copy: "Copy the newsletter’s HTML",
  },
  copied: "Copied.",
};
