import { type AgainWording, againEn } from "../domain/wording/again-en.ts";
import type { ContactState } from "../state/contact-state.ts";
import type { ContactActions } from "../state/contact-store.ts";

/**
 * What the parts of this file are given. They do not read the store themselves: with it the build
 * would share more between the element's files than it can keep in the first one.
 */
export type AgainPartProps = {
  state: Pick<ContactState, "settings" | "lookup" | "campaign" | "irish">;
  configure: ContactActions["configure"];
};

/** Returns the texts of the second letter in the element's language. */
export function againWordingIn({ settings, irish }: AgainPartProps["state"]): AgainWording {
  return (settings.lang === "ga" && irish?.againGa) || againEn;
}
