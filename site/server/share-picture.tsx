import { execFile } from "node:child_process";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import type { SiteRenderer } from "../../api/contract/site-renderer.ts";
import { shownPage } from "../document/shown-page.ts";
import { SharePicture } from "../pages/tds/SharePicture.tsx";

const MAX_PNG_BYTES = 4_000_000;

/** Opens the drawing of PNGs, one after the other, each by a process of `painter.mjs`; rejects where that fails. */
export function openSharePictures(folder: string): SiteRenderer["drawSharePicture"] {
  const args = [join(folder, "painter.mjs"), join(folder, "share-font.ttf")];
  const draw = (svg: string) =>
    new Promise<Uint8Array>((resolve, reject) => {
      const options = { encoding: "buffer", maxBuffer: MAX_PNG_BYTES } as const;
      const painter = execFile(process.execPath, args, options, (error, png) =>
        error === null ? resolve(png) : reject(error),
      );
      // A process that ends before it has read.
      painter.stdin?.once("error", reject).end(svg);
    });
  let last: Promise<unknown> = Promise.resolve();
  return (of, tds, campaign, language) => {
    const picture = <SharePicture of={of} tds={tds} page={shownPage(campaign, language)} />;
    const drawing = last.then(() => draw(renderToStaticMarkup(picture)));
    last = drawing.catch(() => {});
    return drawing;
  };
}
