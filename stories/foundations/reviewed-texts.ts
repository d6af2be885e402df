/**
 * The Irish texts that a person has reviewed, by room and key, with their wording at the review:
 *
 * "site/story scenes.day.title": "Lá gan na hEalaíona",
 *
 * A text that has changed since is not reviewed. Nobody has reviewed a text yet.
 */
export const REVIEWED_TEXTS: Readonly<Record<string, string>> = {};
