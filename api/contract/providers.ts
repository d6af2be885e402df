/**
 * The providers for which an opened letter is counted, as events name them; `mail-app` is the
 * visitor's own mail program. `widget/domain/providers.ts` holds everything else about them.
 */
export const PROVIDERS = ["gmail", "outlook", "yahoo", "outlook-work", "mail-app"] as const;

export type Provider = (typeof PROVIDERS)[number];
