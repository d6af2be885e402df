/** What the element fetches when a letter was sent: its drawings, and the picture to share. */
export { drawPoster } from "./draw-poster.ts";
export { NELL_WITH_LETTER, pathOf } from "./people.ts";
