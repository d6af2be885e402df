import { inLanguage } from "../../language.ts";
import { en } from "./en.ts";
import { ga } from "./ga.ts";

/** Returns the texts of the 404 page in the language that is shown. */
export const notFoundWording = () => inLanguage({ en, ga });
