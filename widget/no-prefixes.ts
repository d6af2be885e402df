/** The part of stylis that adds prefixes to a declaration, in the embed files: it adds none. */
export const prefix = (declaration: string): string => declaration;
