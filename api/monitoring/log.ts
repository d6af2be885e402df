import { oneLine } from "../contract/text.ts";

/** The levels, from always written to rarely written. */
export const LOG_LEVELS = ["error", "warn", "info", "debug"] as const;

type LogLevel = (typeof LOG_LEVELS)[number];

/** The reference of a log entry: a request id, which does not identify its sender. */
export type LogContext = { request?: string | undefined };

/** Writes one line per entry. Callers pass nothing about a visitor, not even a query string. */
export type Log = Record<LogLevel, (message: string, about?: LogContext) => void>;

/** Returns the message of what was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Synchronous, so that no line is lost when the process ends. */
const toStderr = (line: string) => void process.stderr.write(`${line}\n`);

type LogEntry = LogContext & { level: LogLevel; time: string; pid: number; msg: string };

/** An entry in plain text: `2026-07-19T00:00:00.000Z warn …`. */
const asText = ({ time, level, msg, request }: LogEntry) =>
  `${time} ${level} ${msg}${request === undefined ? "" : ` [${request}]`}`;

/** Creates a log of entries at `level` and above, one a line, in plain text or as `JSON.stringify` writes them. */
export function createLog(
  level: LogLevel,
  write: (line: string) => unknown = toStderr,
  format: (entry: LogEntry) => string = asText,
): Log {
  const at =
    (of: LogLevel) =>
    (message: string, about: LogContext = {}) => {
      if (LOG_LEVELS.indexOf(of) > LOG_LEVELS.indexOf(level)) return;
      const time = new Date().toISOString();
      // The log collector adds the host name; the process id distinguishes servers on one host.
      write(format({ level: of, time, pid: process.pid, ...about, msg: oneLine(message) }));
    };
  return { error: at("error"), warn: at("warn"), info: at("info"), debug: at("debug") };
}

/** Writes at most `most` entries within `windowMs`, and then how many were left out. */
export function throttled(
  write: (message: string, about?: LogContext) => void,
  most: number,
  windowMs: number,
): (message: string, about?: LogContext) => void {
  let writtenLines = 0;
  let omitted = 0;
  return (message, about) => {
    if (writtenLines === 0 && omitted === 0) {
      setTimeout(() => {
        if (omitted > 0) write(`${omitted} more entries like the last ones`);
        writtenLines = 0;
        omitted = 0;
      }, windowMs).unref();
    }
    if (writtenLines >= most) return void omitted++;
    writtenLines++;
    write(message, about);
  };
}
