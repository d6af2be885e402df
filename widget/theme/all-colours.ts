import { ELEMENT_COLOURS, PAGE_COLOURS } from "./tokens.ts";

const { done, onDone, scrim, ...others } = ELEMENT_COLOURS;

/** All colour roles, in the order of the custom properties of a page. */
export const COLOURS = { ...others, ...PAGE_COLOURS, done, onDone, scrim } as const;
