import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import { z } from "zod";
import type { Campaign } from "../contract/campaign/campaign.ts";
import { fail, ok, type Result } from "../contract/result.ts";
import { SitePage } from "../http/static/site-pages.ts";

const AppNames = z.object({ name: z.string(), shortName: z.string() });

/** The result that the renderer of the site's build sends. */
const Rendered = z.object({
  pages: z.array(z.object({ page: SitePage, html: z.string() })),
  names: z.object({ en: AppNames, ga: AppNames }),
});
export type RenderedPages = z.infer<typeof Rendered>;

const Answer = z.union([z.object({ rendered: Rendered }), z.object({ failed: z.string() })]);

/** A rendering takes a second; a machine that is busy needs much longer. */
const TIMEOUT_MS = 60_000;

/**
 * Renders the pages of a campaign in a process of its own, which runs the built file `program`.
 * Fails with the reason for the log.
 */
export function renderPages(
  program: string,
  campaign: Campaign,
  signal: AbortSignal,
): Promise<Result<RenderedPages, string>> {
  if (!existsSync(program)) return Promise.resolve(fail(`the build has no ${program}`));
  return new Promise((resolve) => {
    const child = fork(program, {
      // The process gets no setting and no key of the server.
      env: { NODE_ENV: "production" },
      execArgv: [],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const end = (result: Result<RenderedPages, string>) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", onAbort);
      child.kill("SIGKILL");
      resolve(result);
    };
    const onAbort = () => end(fail("the server is shutting down"));
    const timer = setTimeout(() => end(fail(`it took over ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
    signal.addEventListener("abort", onAbort, { once: true });
    child.once("message", (message) => {
      const answer = Answer.safeParse(message);
      if (!answer.success) end(fail("its pages have another form than this server's"));
      else if ("failed" in answer.data) end(fail(answer.data.failed));
      else end(ok(answer.data.rendered));
    });
    child.once("error", (error) => end(fail(String(error))));
    child.once("exit", (code) => end(fail(`its process ended with ${code}`)));
    child.send({ campaign });
  });
}
