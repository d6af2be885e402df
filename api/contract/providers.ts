/**
 * The mail services that open a letter; `mail-app` is the visitor's own mail program.
 * `widget/domain/providers.ts` holds everything else about them.
 */
export const PROVIDERS = ["gmail", "outlook", "yahoo", "outlook-work", "mail-app"] as const;

export type Provider = (typeof PROVIDERS)[number];

/**
 * The providers for which an opened letter is counted, as events name them: the mail services, and
 * `post` for letters with which the browser's print dialog was opened.
 */
export const EVENT_PROVIDERS = [...PROVIDERS, "post"] as const;

export type EventProvider = (typeof EVENT_PROVIDERS)[number];
