/** What the element fetches when a letter is sent: the drawings of the last dialog. */
import { NELL_WITH_LETTER, pathOf } from "./people.ts";

export { drawPoster } from "./draw-poster.ts";

export const messenger = NELL_WITH_LETTER.map(pathOf);
