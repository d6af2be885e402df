import { fail, ok, type Result } from "../../../api/contract/result.ts";
import { dataUrlOf } from "../../browser/save-file.ts";

/** The fonts of the pieces, as `style/fonts.css` names them. */
const FAMILIES = /Bricolage Grotesque Variable|Instrument Sans Variable/;

/**
 * Draws an SVG of this page as a PNG of exactly this size. A picture loads nothing, so a copy of the
 * SVG contains the page's styles and fonts. Fails if a font cannot be loaded or the browser refuses the
 * canvas, as some do for privacy.
 */
export async function pngOf(
  drawing: SVGSVGElement,
  size: { width: number; height: number },
): Promise<Result<Blob, "not-drawn">> {
  try {
    const copy = document.importNode(drawing, true);
    copy.setAttribute("width", `${size.width}`);
    copy.setAttribute("height", `${size.height}`);
    const style = document.createElementNS(copy.namespaceURI, "style");
    style.textContent = await stylesOfPage();
    copy.prepend(style);
    const image = new Image();
    const svg = new XMLSerializer().serializeToString(copy);
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), size);
    const context = canvas.getContext("2d");
    // Nothing was drawn, and the canvas would be saved empty.
    if (context === null) return fail("not-drawn");
    context.drawImage(image, 0, 0, size.width, size.height);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    return png === null ? fail("not-drawn") : ok(png);
  } catch (error) {
    console.warn(error);
    return fail("not-drawn");
  }
}

/** Returns the styles of the page without conditional ones, such as dark themes, and the pieces' fonts. */
async function stylesOfPage(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const fonts = rules.filter(
    (rule) => rule instanceof CSSFontFaceRule && FAMILIES.test(rule.cssText),
  );
  const plain = rules.filter((rule) => rule instanceof CSSStyleRule);
  const embedded = await Promise.all(fonts.map(({ cssText }) => withFile(cssText)));
  return [...embedded, ...plain.map(({ cssText }) => cssText)].join("\n");
}

/** Returns a font's rule with the file itself instead of its address. */
async function withFile(rule: string): Promise<string> {
  const [, address = ""] = /url\("?([^")]+)"?\)/.exec(rule) ?? [];
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The font ${address} cannot be loaded`);
  return rule.replace(address, await dataUrlOf(await response.blob()));
}
