import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import type { SiteRenderer } from "../../api/contract/site-renderer.ts";
import { shownPage } from "../page/shown-page.ts";
import { SharePicture } from "../pages/tds/SharePicture.tsx";

/** How long the drawing process waits for another picture before it is ended. */
const IDLE_MS = 5_000;

/**
 * Opens the drawing of pictures that show a shared link to a constituency's page, as PNGs, one after
 * the other in a process that runs while there are any. A picture rejects where the library has no
 * build for the machine.
 *
 * @param folder where the build has put the process's program and the font
 */
export function openSharePictures(folder: string): SiteRenderer["drawSharePicture"] {
  let painter: { process: ChildProcess; gone: AbortController } | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const start = () => {
    const program = join(folder, "painter.mjs");
    const process = fork(program, [join(folder, "share-font.ttf")], {
      execArgv: [],
      serialization: "advanced",
    });
    const gone = new AbortController();
    process.once("exit", (code) => {
      painter = null;
      gone.abort(new Error(`The drawing of pictures ended with ${code}`));
    });
    // A server that ends does not wait for it, and the end of the channel ends it.
    process.unref();
    process.channel?.unref();
    return { process, gone };
  };
  const draw = async (svg: string): Promise<Uint8Array> => {
    clearTimeout(idle);
    painter ??= start();
    const { process, gone } = painter;
    process.send(svg);
    try {
      const [png] = await once(process, "message", { signal: gone.signal });
      return png;
    } finally {
      idle = setTimeout(() => {
        painter = null;
        process.kill();
      }, IDLE_MS).unref();
    }
  };
  return (of, campaign, language) => {
    const picture = <SharePicture of={of} page={shownPage(campaign, language)} />;
    const drawn = last.then(() => draw(renderToStaticMarkup(picture)));
    last = drawn.catch(() => {});
    return drawn;
  };
}
