import { inLanguage } from "../../language.ts";
import { en } from "./en.ts";
import { ga } from "./ga.ts";

/** Returns the texts around every page in the language that is shown. */
export const kitWording = () => inLanguage({ en, ga });
