import { inLanguage } from "../../language.ts";
import { en } from "./en.ts";
import { ga } from "./ga.ts";

/** Returns the texts of `/tds`, besides those of the element, in the language that is shown. */
export const tdsWording = () => inLanguage({ en, ga });
