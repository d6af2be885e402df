import type { Log } from "../observe/log.ts";

const DAY_MS = 86_400_000;
const RETRY_MS = 3_600_000;

/**
 * Runs `job` now and once a day, an hour after it failed; `name` is what the
 * log calls it. Answers how to stop it. It never keeps the process alive.
 */
export function runDaily(name: string, job: () => Promise<void>, log: Log): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const again = (afterMs: number) => {
    if (!stopped) timer = setTimeout(run, afterMs).unref();
  };
  const run = () => {
    job().then(
      () => again(DAY_MS),
      (error: unknown) => {
        if (!stopped)
          log.error(`${name} failed: ${error instanceof Error ? error.message : error}`);
        again(RETRY_MS);
      },
    );
  };
  run();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
