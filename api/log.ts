/** From the one that is always written to the one that rarely is. */
export const LOG_LEVELS = ["error", "warn", "info", "debug"] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * Writes what happened, one line an entry. Nothing about a visitor is ever
 * passed to it: no address, no user agent, no query string.
 */
export type Log = Record<LogLevel, (message: string) => void>;

/** A log of entries at `level` and above, written by `write`. */
export function createLog(
  level: LogLevel,
  write: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
  now: () => Date = () => new Date(),
): Log {
  const entry = (of: LogLevel) => (message: string) => {
    if (LOG_LEVELS.indexOf(of) > LOG_LEVELS.indexOf(level)) return;
    write(`${now().toISOString()} ${of} ${oneLine(message)}`);
  };
  return {
    error: entry("error"),
    warn: entry("warn"),
    info: entry("info"),
    debug: entry("debug"),
  };
}

/** `text` with what could break a line or hide in it written as an escape: `\u{a}`. */
export function oneLine(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}
