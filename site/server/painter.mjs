/**
 * The process that draws SVGs as PNGs: each message is the text of an SVG, and is answered with its
 * PNG. The first argument is the font file. It is no part of the server's process, because the
 * library keeps 50 MB and more of what it has drawn.
 */
import { Resvg } from "@resvg/resvg-js";

const [, , fontFile = ""] = process.argv;
const font = {
  fontFiles: [fontFile],
  loadSystemFonts: false,
  defaultFontFamily: "Bricolage Grotesque",
};
process.on("message", (svg) => {
  process.send?.(new Resvg(String(svg), { font }).render().asPng());
});
