/**
 * Draws the SVG of the standard input as a PNG on the standard output, with the font file of the first
 * argument. In the server's process, the library would keep 50 MB and more of what it has drawn.
 */
import { text } from "node:stream/consumers";
import { Resvg } from "@resvg/resvg-js";

const [, , fontFile = ""] = process.argv;
const font = {
  fontFiles: [fontFile],
  loadSystemFonts: false,
  defaultFontFamily: "Bricolage Grotesque",
};
const svg = await text(process.stdin);
process.stdout.write(new Resvg(svg, { font }).render().asPng());
