import { PATHS } from "../../api/contract/paths.ts";
import { escapeHtml } from "../escape-html.ts";
import { ELEMENT, settingsCss } from "./look-css.ts";
import type { Pin } from "./pin.ts";
import { attributesOf, type Settings } from "./settings.ts";

/** The loader, which follows the newest release. */
const LOADER = "bia-contact-td.js";

/** The link inside: what is read before the element is ready, and without scripts. */
const LINK = "Contact your TD about the Basic Income for the Arts";

/**
 * The lines that a partner pastes.
 *
 * @param origin where the campaign is, `https://campaign.example`
 * @param pin the one file to hold to; null for whatever is newest
 */
export function snippet(origin: string, settings: Settings, pin: Pin | null): string {
  const attributes = Object.entries(attributesOf(settings)).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  const css = settingsCss(settings);
  return [
    scriptTag(origin, pin),
    `<${ELEMENT}${attributes.join("")}>`,
    `  <a href="${escapeHtml(origin)}/">${LINK}</a>`,
    `</${ELEMENT}>`,
    ...(css === "" ? [] : ["<style>", css, "</style>"]),
  ].join("\n");
}

function scriptTag(origin: string, pin: Pin | null): string {
  const src = escapeHtml(`${origin}${PATHS.embed}/${pin?.path ?? LOADER}`);
  const held = pin === null ? "" : ` integrity="${escapeHtml(pin.integrity)}" crossorigin`;
  return `<script type="module" src="${src}"${held}></script>`;
}

/** One line of a snippet, cut where quoted values and the values of styles begin and end, for the eye. */
export interface Line {
  /** From 1 up. */
  readonly number: number;
  readonly runs: readonly Run[];
}

/** What a partner may look for, or the rest; `at` is where in its line it begins. */
export interface Run {
  readonly at: number;
  readonly text: string;
  readonly marked: boolean;
}

/** Cuts a snippet into its lines. */
export function linesOf(code: string): Line[] {
  return code.split("\n").map((line, index) => ({ number: index + 1, runs: runsOf(line) }));
}

function runsOf(line: string): Run[] {
  let at = 0;
  return line
    .split(/((?<=: )[^;]+(?=;)|"[^"]*")/)
    .map((text, index) => {
      const run = { at, text, marked: index % 2 === 1 };
      at += text.length;
      return run;
    })
    .filter(({ text }) => text !== "");
}
