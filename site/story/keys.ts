import type { Story } from "./story.ts";
import { STORY } from "./timing.ts";

type Command = (story: Story) => void;

const toggle: Command = (story) => story.toggle();
const reset: Command = (story) => story.reset();
const back: Command = (story) => story.step(-1);
const forward: Command = (story) => story.step(1);

const COMMANDS: Readonly<Record<string, Command>> = {
  " ": toggle,
  r: reset,
  R: reset,
  ArrowLeft: back,
  ArrowRight: forward,
  Home: (story) => story.seek(0),
  End: (story) => story.seek(STORY.end),
};

/** With focus on the progress slider, the vertical arrow keys move the story too. */
const SLIDER_COMMANDS: Readonly<Record<string, Command>> = {
  ...COMMANDS,
  ArrowDown: back,
  ArrowUp: forward,
};

/**
 * Returns the command for a key pressed anywhere on the page; null when the story does
 * not handle the key: with a modifier, in a form field or a dialog, or when the
 * focused control handles it.
 */
export function commandOf(press: KeyboardEvent): Command | null {
  if (press.defaultPrevented || press.ctrlKey || press.altKey || press.metaKey) return null;
  const target = press.target instanceof Element ? press.target : null;
  if (target?.closest("dialog")) return null;
  if (target?.matches("[data-progress]")) return SLIDER_COMMANDS[press.key] ?? null;
  if (target?.closest("input, select, textarea, [contenteditable]")) return null;
  if (press.key === " " && (press.shiftKey || target?.closest("button, summary"))) return null;
  const command = COMMANDS[press.key] ?? null;
  // A held key repeats. It may move the story again, but must not switch between play and pause.
  return press.repeat && command === toggle ? null : command;
}
