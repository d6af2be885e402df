import { contrastRatio, MIN_TEXT_CONTRAST } from "../../api/contract/contrast.ts";
import { BUTTON_TEXT } from "./tokens.ts";

/** Returns the text colour of `BUTTON_TEXT` that has enough contrast on a background `#rrggbb`. */
export function readableTextOn(background: string): keyof typeof BUTTON_TEXT {
  return contrastRatio(BUTTON_TEXT.light, background) >= MIN_TEXT_CONTRAST ? "light" : "dark";
}
