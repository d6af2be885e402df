import { inLanguage } from "../../language.ts";
import { en } from "./en.ts";
import { ga } from "./ga.ts";

/** The texts of the embed page, by language. */
export const EMBED_WORDING = { en, ga };

/** Returns the texts of the embed page in the language that is shown. */
export const embedWording = () => inLanguage(EMBED_WORDING);
