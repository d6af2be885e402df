import type { Log } from "../observe/log.ts";

const DAY_MS = 86_400_000;
const RETRY_MS = 3_600_000;

/**
 * Runs `job` at once and then once a day, or an hour after a failure, which is logged with `name`.
 * Returns a function that stops it. Its timer does not keep the process alive.
 */
export function runDaily(name: string, job: () => Promise<void>, log: Log): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const schedule = (afterMs: number) => {
    if (!stopped) timer = setTimeout(run, afterMs).unref();
  };
  const run = () => {
    job().then(
      () => schedule(DAY_MS),
      (error: unknown) => {
        if (!stopped)
          log.error(`${name} failed: ${error instanceof Error ? error.message : error}`);
        schedule(RETRY_MS);
      },
    );
  };
  run();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
