import source from "../../widget/theme/tokens.ts?raw";

/** The comment of each token in the token source, by token name. It says where to use the token. */
export const TOKEN_NOTES: Readonly<Record<string, string>> = Object.fromEntries(
  [...source.matchAll(/\/\*\* (.+?) \*\/\n {2}(\w+):/g)].map(([, note, name]) => [name, note]),
);
