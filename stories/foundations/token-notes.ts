import source from "../../widget/theme/tokens.ts?raw";

/** What the tokens' own comments say of each, by its name: where it may be used. */
export const TOKEN_NOTES: Readonly<Record<string, string>> = Object.fromEntries(
  [...source.matchAll(/\/\*\* (.+?) \*\/\n {2}(\w+):/g)].map(([, note, name]) => [name, note]),
);
