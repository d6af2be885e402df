import { localPath } from "../../api/contract/language.ts";
import { PATHS } from "../../api/contract/paths.ts";
import { escapeHtml } from "../escape-html.ts";
import type { ShownPage } from "../shown-page.ts";
import { ELEMENT_NAME, settingsCss } from "./look-css.ts";
import type { PinnedRelease } from "./pinned-release.ts";
import { elementAttributes, type Settings } from "./settings.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The loader, which always loads the newest release. */
const LOADER = "bia-contact-td.js";

/**
 * Returns the text of the link inside the element, which shows until the element is ready and
 * without scripts, and of a frame's title. It is in the language of the element.
 */
export function linkText(settings: Settings, { campaign, language }: ShownPage): string {
  const shown = settings.language ?? language;
  const { link, linkWithoutName } = { en, ga }[shown];
  return shown === language ? link(campaign.nameInText) : linkWithoutName;
}

/**
 * Returns the HTML that a partner pastes into a page.
 *
 * @param origin the campaign's origin, such as `https://campaign.example`
 * @param release the release to pin; null for the loader
 * @param page the page for partners, whose campaign and language the link has
 */
export function formatEmbedCode(
  origin: string,
  settings: Settings,
  release: PinnedRelease | null,
  page: ShownPage,
): string {
  const attributes = Object.entries(elementAttributes(settings)).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  const css = settingsCss(settings);
  const home = localPath("/", settings.language ?? page.language);
  return [
    formatScriptTag(origin, release),
    `<${ELEMENT_NAME}${attributes.join("")}>`,
    `  <a href="${escapeHtml(`${origin}${home}`)}">${escapeHtml(linkText(settings, page))}</a>`,
    `</${ELEMENT_NAME}>`,
    ...(css === "" ? [] : ["<style>", css, "</style>"]),
  ].join("\n");
}

function formatScriptTag(origin: string, release: PinnedRelease | null): string {
  const src = escapeHtml(`${origin}${PATHS.embed}/${release?.path ?? LOADER}`);
  const integrity =
    release === null ? "" : ` integrity="${escapeHtml(release.integrity)}" crossorigin`;
  return `<script type="module" src="${src}"${integrity}></script>`;
}

/** One line of code, split into values and the rest for highlighting. */
export interface CodeLine {
  /** The line number, from 1. */
  readonly number: number;
  readonly segments: readonly CodeSegment[];
}

/** A part of a line: a value (quoted text, or the value of a style), or the text between values. */
export interface CodeSegment {
  /** The start in its line, from 0. */
  readonly start: number;
  readonly text: string;
  readonly isValue: boolean;
}

/** Splits code into lines and segments. */
export function splitCode(code: string): CodeLine[] {
  return code.split("\n").map((line, index) => ({ number: index + 1, segments: splitLine(line) }));
}

function splitLine(line: string): CodeSegment[] {
  let start = 0;
  return line
    .split(/((?<=: )[^;]+(?=;)|"[^"]*")/)
    .map((text, index) => {
      const segment = { start, text, isValue: index % 2 === 1 };
      start += text.length;
      return segment;
    })
    .filter(({ text }) => text !== "");
}
