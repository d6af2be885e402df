import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderTds } from "../tds/render.tsx";
import { styleHashes } from "./style-hashes.mjs";

/** The site's page around whatever is rendered, without its script: written beside this by the build. */
const template = readFileSync(join(import.meta.dirname, "template.html"), "utf8");

/**
 * The page at `/tds`, whole; for the API, which loads this file as it is built.
 *
 * @param {import("../../api/contract/tds-page.ts").TdsPageModel} model
 * @returns {{ html: string, styleHashes: string[] }}
 */
export function renderTdsPage(model) {
  const { head, body } = renderTds(model);
  const html = template.replace("<!--head-->", () => head).replace("<!--body-->", () => body);
  return { html, styleHashes: styleHashes(html) };
}
