import type { Log } from "../observe/log.ts";

const HOUR_MS = 3_600_000;

/**
 * Runs `job` at once and then every hour; a failure is logged with `name`.
 * Returns a function that stops it. Its timer does not keep the process alive.
 */
export function runHourly(name: string, job: () => Promise<void>, log: Log): () => void {
  let stopped = false;
  const run = () => {
    job().catch((error: unknown) => {
      if (!stopped) log.error(`${name} failed: ${error instanceof Error ? error.message : error}`);
    });
  };
  run();
  const timer = setInterval(run, HOUR_MS).unref();
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}
