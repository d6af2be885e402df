/**
 * The CSS compiler inside styled-components, without its vendor prefixes.
 *
 * They are off unless a StyleSheetManager asks for them, which ours does not,
 * and no browser the element supports needs them: 1.4 kB less for every
 * visitor of every partner page. The widget's build puts this in stylis' place.
 */
export * from "../../node_modules/stylis/index.js";

/** Named by styled-components, never called. */
export function prefixer() {}
