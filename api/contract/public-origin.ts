/**
 * Stands for the site's public origin in the built pages. The server replaces it when it
 * starts, so that one build can serve any origin.
 */
export const BUILT_ORIGIN = "https://campaign.invalid";
