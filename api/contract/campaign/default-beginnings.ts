import type { Language } from "../language.ts";

/** The English ones alone, for the element: a server that has Irish texts sends these too. */
export const ENGLISH_BEGINNINGS = `I am an artist. A steady income would let me
I read, I listen, I go to shows. What has stayed with me is
I see what artists give our venue and our children:`;

/**
 * The bundled campaign's beginnings of a supporter's own paragraph, one a line, which the supporter
 * finishes: an artist's, a reader's or listener's, a venue's or parent's.
 */
export const DEFAULT_BEGINNINGS: Record<Language, string> = {
  en: ENGLISH_BEGINNINGS,
  ga: `Is ealaíontóir mé. Le hioncam seasta d’fhéadfainn
Bím ag léamh, ag éisteacht agus ag freastal ar sheónna. Is é a d’fhan liom ná
Feicim cad a thugann ealaíontóirí don ionad seo agus dár bpáistí:`,
};
