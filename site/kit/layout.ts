/** Wide screens: the layout has twelve columns. */
export const WIDE = "@media (min-width: 64rem)";

/** Screens between a phone and `WIDE`: room for two items side by side. */
export const MEDIUM = "@media (min-width: 40rem)";

/** Side margin of the page. */
export const MARGIN = "clamp(1rem, 5vw, 4rem)";
/** Maximum width of the content. */
export const MEASURE = "82rem";

/** Inline padding that keeps the content at `MEASURE` and centred on wide screens. */
export const INSET = `max(${MARGIN}, (100% - ${MEASURE}) / 2)`;
