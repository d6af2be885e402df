/** A command of the story's keyboard control. */
export type KeyCommand = "toggle" | "reset" | "back" | "forward" | "start" | "end";

const COMMANDS: Readonly<Record<string, KeyCommand>> = {
  " ": "toggle",
  r: "reset",
  R: "reset",
  ArrowLeft: "back",
  ArrowRight: "forward",
  Home: "start",
  End: "end",
};

/** With focus on the progress slider, the vertical arrow keys move the story too. */
const SLIDER_COMMANDS: Readonly<Record<string, KeyCommand>> = {
  ...COMMANDS,
  ArrowDown: "back",
  ArrowUp: "forward",
};

/** The properties of a `KeyboardEvent` that select a command. */
interface KeyPress {
  readonly key: string;
  readonly target: EventTarget | null;
  readonly defaultPrevented: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat: boolean;
}

/**
 * Returns the command for a key pressed anywhere on the page; null when the story does
 * not handle the key: with a modifier, in a form field or a dialog, or when the
 * focused control handles it.
 */
export function commandOf(press: KeyPress): KeyCommand | null {
  if (press.defaultPrevented || press.ctrlKey || press.altKey || press.metaKey) return null;
  const target = press.target instanceof Element ? press.target : null;
  if (target?.closest("dialog")) return null;
  if (target?.matches("[data-progress]")) return SLIDER_COMMANDS[press.key] ?? null;
  if (target?.closest("input, select, textarea, [contenteditable]")) return null;
  if (press.key === " " && (press.shiftKey || target?.closest("button, summary"))) return null;
  const command = COMMANDS[press.key] ?? null;
  // A held key repeats. It may move the story again, but must not switch between play and pause.
  return press.repeat && command === "toggle" ? null : command;
}
