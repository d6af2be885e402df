/** From here on the page is composed on twelve columns. */
export const WIDE = "@media (min-width: 64rem)";

/** Between a phone and `WIDE`: room for two things side by side, not for a poster. */
export const MEDIUM = "@media (min-width: 40rem)";

/** The paper's margin, and the widest the printed area gets. */
export const MARGIN = "clamp(1rem, 5vw, 4rem)";
export const MEASURE = "82rem";

/** Inline padding that centres the printed area on any width of paper. */
export const INSET = `max(${MARGIN}, (100% - ${MEASURE}) / 2)`;
