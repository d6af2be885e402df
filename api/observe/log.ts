import pino from "pino";

/** From the one that is always written to the one that rarely is. */
export const LOG_LEVELS = ["error", "warn", "info", "debug"] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** What an entry belongs to: the number of a request, which says nothing of who made it. */
export type About = { request?: string | undefined };

/**
 * Writes what happened, one line an entry. Nothing about a visitor is ever
 * passed to it: no address, no user agent, no query string.
 */
export type Log = Record<LogLevel, (message: string, about?: About) => void>;

type Write = (line: string) => void;

/** At once, so that nothing is lost when the process ends. */
const toStderr: Write = (line) => void process.stderr.write(line);

/** A log for people, of entries at `level` and above: `2026-07-19T00:00:00.000Z warn …`. */
export function createLog(
  level: LogLevel,
  write: Write = (line) => toStderr(`${line}\n`),
  now: () => Date = () => new Date(),
): Log {
  return logOf((of, message, { request }) => {
    if (LOG_LEVELS.indexOf(of) > LOG_LEVELS.indexOf(level)) return;
    const number = request === undefined ? "" : ` [${request}]`;
    write(`${now().toISOString()} ${of} ${message}${number}`);
  });
}

/** A log for machines, of entries at `level` and above: one JSON object a line. */
export function createJsonLog(level: LogLevel, write: Write = toStderr): Log {
  const logger = pino(
    {
      level,
      // The machine's name is the collector's to add; the process tells servers on one machine apart.
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    { write },
  );
  return logOf((of, message, about) => logger[of](about, message));
}

function logOf(entry: (of: LogLevel, message: string, about: About) => void): Log {
  const at =
    (of: LogLevel) =>
    (message: string, about: About = {}) =>
      entry(of, oneLine(message), about);
  return { error: at("error"), warn: at("warn"), info: at("info"), debug: at("debug") };
}

/**
 * Writes at most `most` entries within `windowMs`, and then how many more there
 * were: whoever knocks at thousands of doors does not fill the disk.
 */
export function throttled(
  write: (message: string, about?: About) => void,
  most: number,
  windowMs: number,
): (message: string, about?: About) => void {
  let written = 0;
  let kept = 0;
  return (message, about) => {
    if (written === 0 && kept === 0) {
      setTimeout(() => {
        if (kept > 0) write(`${kept} more entries like the last ones`);
        written = 0;
        kept = 0;
      }, windowMs).unref();
    }
    if (written >= most) {
      kept++;
      return;
    }
    written++;
    write(message, about);
  };
}

/** `text` with what could break a line or hide in it written as an escape: `\u{a}`. */
export function oneLine(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}
