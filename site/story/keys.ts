/** What a key of the story does. */
export type KeyCommand = "toggle" | "reset" | "back" | "on" | "start" | "end";

const COMMANDS: Readonly<Record<string, KeyCommand>> = {
  " ": "toggle",
  r: "reset",
  R: "reset",
  ArrowLeft: "back",
  ArrowRight: "on",
  Home: "start",
  End: "end",
};

/** On the story's own slider up and down are on and back too. */
const SLIDER_COMMANDS: Readonly<Record<string, KeyCommand>> = {
  ...COMMANDS,
  ArrowDown: "back",
  ArrowUp: "on",
};

/** What of a pressed key matters here. */
interface Press {
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
 * What a key pressed anywhere on the page does; null when it is not the
 * story's: with a modifier, in a field or a dialog, or where the control in
 * focus uses it itself.
 */
export function commandOf(press: Press): KeyCommand | null {
  if (press.defaultPrevented || press.ctrlKey || press.altKey || press.metaKey) return null;
  const target = press.target instanceof Element ? press.target : null;
  if (target?.closest("dialog")) return null;
  if (target?.matches("[data-progress]")) return SLIDER_COMMANDS[press.key] ?? null;
  if (target?.closest("input, select, textarea, [contenteditable]")) return null;
  if (press.key === " " && (press.shiftKey || target?.closest("button, summary"))) return null;
  const command = COMMANDS[press.key] ?? null;
  // Holding a key moves on and on; it does not play and pause by turns.
  return press.repeat && command === "toggle" ? null : command;
}
