import { type AgainWording, againEn } from "../domain/wording/again-en.ts";
import { useIrish } from "../state/contact-context.ts";

/** Returns the texts of the second letter in the element's language. */
export function useAgainWording(): AgainWording {
  return useIrish()?.againGa ?? againEn;
}
